/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Foresees how a sequence goes on while it arrives (section 4): the loop that seems to run is run further, to any
 * distance, in closed form. If no loop below the top of the stack covers what is above it, the loop on top is run
 * further; if there is none, nothing is foreseen: better none than a guess. Not thread-safe.
 *
 * <pre>
 * predictor.tuple(0, values, 1);
 * if (predictor.predict(16)) {
 *     use(predictor.value(0));       // 16 tuples from here
 * }
 * </pre>
 */
public final class Predictor implements TupleSink {

    private final LoopRecognizer recognizer;

    /** A predictor that has seen nothing. */
    public Predictor(RecognizerOptions options) {
        // what is behind is of no use any more
        recognizer = new LoopRecognizer(options, (term, place) -> { });
    }

    @Override
    public void tuple(int label, long[] values, int arity) {
        recognizer.tuple(label, values, arity);
    }

    @Override
    public void repeat(int label, long[] values, int arity, long times) {
        recognizer.repeat(label, values, arity, times);
    }

    /** Whether there was nothing but this tuple for a while, so that nothing else is foreseen, at any distance. */
    boolean isConstant(int label, int arity) {
        return recognizer.isOnlyLoopOver(Tokens.tuple(label, arity));
    }

    /**
     * Predicts a tuple; {@link #label} and {@link #value} tell which, until the next call.
     *
     * @param distance 1 for the next tuple
     * @return false if there is no prediction
     * @throws IllegalArgumentException for a distance below 1
     */
    public boolean predict(long distance) {
        if (distance < 1) {
            throw new IllegalArgumentException("distance " + distance + "; the next tuple is at 1");
        }
        return recognizer.foresee(distance);
    }

    /** The label of the predicted tuple. */
    public int label() {
        return Tokens.label(recognizer.foreseen().token());
    }

    /** Fields of the predicted tuple. */
    public int arity() {
        return Tokens.arity(recognizer.foreseen().token());
    }

    /** A field of the predicted tuple, from 0. */
    public long value(int field) {
        return recognizer.foreseen().value(field);
    }

    /** A number that differs between different tuples, but for one chance in 2^64. */
    long fingerprint() {
        long fingerprint = recognizer.foreseen().token();
        for (int i = 0; i < arity(); i++) {
            fingerprint = mix(fingerprint, value(i));
        }
        return fingerprint;
    }

    static long fingerprint(int label, long[] values, int arity) {
        long fingerprint = Tokens.tuple(label, arity);
        for (int i = 0; i < arity; i++) {
            fingerprint = mix(fingerprint, values[i]);
        }
        return fingerprint;
    }

    private static long mix(long fingerprint, long value) {
        long mixed = fingerprint * Fingerprints.BASE + value;
        return mixed ^ mixed >>> 29;
    }
}
