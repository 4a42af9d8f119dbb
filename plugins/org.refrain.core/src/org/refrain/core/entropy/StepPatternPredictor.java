/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * Predicts the value that came last time after the same symbols, plus the step that followed its last two steps
 * (differential finite context method: B. Goeman, H. Vandierendonck and K. De Bosschere, Differential FCM, 2001): rows
 * of a matrix, fields of a record. 34 bytes a slot. Not safe for threads.
 */
final class StepPatternPredictor implements Predictor {

    private static final byte EMPTY = -1;

    private final SymbolHistory history;
    private final SymbolValues values;
    private final int[] back;
    private final int bits;
    private final boolean[] seen;
    private final long[] last;
    private final long[] steps;
    private final long[] stepsBefore;
    /** By the last two steps: the step that followed, and how often it was right. */
    private final long[] followers;
    private final byte[] confidences;
    private int slot;
    private int pattern;
    private int predicted;

    /**
     * @param bits of the number of slots
     * @param back the symbols of the context: 1 is the last one
     */
    StepPatternPredictor(SymbolHistory history, SymbolValues values, int bits, int... back) {
        this.history = history;
        this.values = values;
        this.bits = bits;
        this.back = back;
        seen = new boolean[1 << bits];
        last = new long[1 << bits];
        steps = new long[1 << bits];
        stepsBefore = new long[1 << bits];
        followers = new long[1 << bits];
        confidences = new byte[1 << bits];
        Arrays.fill(confidences, EMPTY);
    }

    @Override
    public void predict() {
        slot = SymbolHistory.slot(history.hash(back), bits);
        long hash = SymbolHistory.stir(SymbolHistory.stir(slot + 1L, steps[slot]), stepsBefore[slot]);
        pattern = SymbolHistory.slot(hash, bits);
        boolean known = seen[slot] && confidences[pattern] != EMPTY;
        predicted = known ? values.symbolOf(last[slot] + followers[pattern]) : NOTHING;
    }

    @Override
    public int symbol() {
        return predicted;
    }

    @Override
    public int confidence() {
        return Math.max(0, confidences[pattern]);
    }

    @Override
    public void learn(int symbol) {
        long value = values.value(symbol);
        if (seen[slot]) {
            long step = value - last[slot];
            learn(step);
            stepsBefore[slot] = steps[slot];
            steps[slot] = step;
        }
        seen[slot] = true;
        last[slot] = value;
    }

    private void learn(long step) {
        int confidence = confidences[pattern];
        if (confidence >= 0 && followers[pattern] == step) {
            confidences[pattern] = (byte) Math.min(confidence + 1, CONFIDENCES - 1);
        } else if (confidence > 1) {
            confidences[pattern] = (byte) (confidence >> 1);
        } else {
            followers[pattern] = step;
            confidences[pattern] = 0;
        }
    }
}
