/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Recognises a sequence in two forms side by side, and gives the result with fewer terms: never more than the published
 * algorithm. Twice the time and memory of one. Not thread-safe.
 */
public final class SmallestTerms implements TupleSink {

    private final LoopRecognizer passive;
    private final LoopRecognizer indexed;

    /**
     * @param options how loops are recognised; the form is left out of account
     */
    public SmallestTerms(RecognizerOptions options) {
        passive = new LoopRecognizer(options.with(RecognizerForm.PASSIVE));
        indexed = new LoopRecognizer(options.with(RecognizerForm.INDEXED));
    }

    @Override
    public void tuple(int label, long[] values, int arity) {
        passive.tuple(label, values, arity);
        indexed.tuple(label, values, arity);
    }

    @Override
    public void repeat(int label, long[] values, int arity, long times) {
        passive.repeat(label, values, arity, times);
        indexed.repeat(label, values, arity, times);
    }

    /** Ends the sequence. */
    public TermSequence finish() {
        TermSequence one = passive.finish();
        TermSequence other = indexed.finish();
        return one.terms() <= other.terms() ? one : other;
    }
}
