/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Recognises nested loops in a sequence of tuples while it arrives: MAIN of section 2.3. Not thread-safe.
 *
 * <p>Ketterlin and Clauss, Prediction and Trace Compression of Data Access Addresses through Nested Loop Recognition,
 * CGO 2008.
 */
public final class LoopRecognizer implements TupleSink {

    /** Numbers on the stack at which terms are put out, whatever their number: 1 GiB of memory. */
    private static final int MAX_NUMBERS = 1 << 25;

    private final RecognizerOptions options;
    private final TermStack stack;
    private final Reduction reduction;
    private final PackedTerms done = new PackedTerms();
    private long length;

    /** An empty sequence. */
    public LoopRecognizer(RecognizerOptions options) {
        this.options = options;
        stack = new TermStack(options.models());
        reduction = new LiteralReduction(stack, options.maxBody());
    }

    /**
     * Appends a tuple.
     *
     * @throws IllegalArgumentException for a label above 2^25 - 1, or more than 63 fields
     * @throws TooManyTermsException if the sequence has so few repeats that its terms exceed all reasonable memory
     */
    @Override
    public void tuple(int label, long[] values, int arity) {
        push(Tokens.tuple(label, arity), values, 0);
        length++;
    }

    private void push(int token, long[] values, int from) {
        stack.push(token, values, from);
        reduction.reduce();
        if (stack.size >= options.maxStack() || stack.numberStart[stack.size] > MAX_NUMBERS) {
            flush(Math.min(options.flush(), stack.size));
        }
    }

    private void flush(int terms) {
        for (int i = 0; i < terms; i++) {
            done.add(stack, i);
        }
        stack.removeBottom(terms);
        reduction.removed();
    }

    /** Tuples appended so far. */
    public long length() {
        return length;
    }

    /** Ends the sequence. Nothing may be appended after this. */
    public TermSequence finish() {
        flush(stack.size);
        done.length = length;
        return new TermSequence(options.models(), done);
    }
}
