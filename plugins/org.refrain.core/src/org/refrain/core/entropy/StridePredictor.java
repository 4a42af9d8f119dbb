/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Predicts the value that came last time after the same symbols, plus its last step: an instruction that walks through
 * an array. 17 bytes a slot. Not safe for threads.
 */
final class StridePredictor implements Predictor {

    private static final byte EMPTY = 0;
    private static final byte ONE_VALUE = 1;
    /** From here on there is a step; the state tells how often it was right, too. */
    private static final byte STEP = 2;

    private final SymbolHistory history;
    private final SymbolValues values;
    private final int[] back;
    private final int bits;
    private final long[] last;
    private final long[] steps;
    private final byte[] states;
    private int slot;
    private int predicted;

    /**
     * @param bits of the number of slots
     * @param back the symbols of the context: 1 is the last one
     */
    StridePredictor(SymbolHistory history, SymbolValues values, int bits, int... back) {
        this.history = history;
        this.values = values;
        this.bits = bits;
        this.back = back;
        last = new long[1 << bits];
        steps = new long[1 << bits];
        states = new byte[1 << bits];
    }

    @Override
    public void predict() {
        slot = SymbolHistory.slot(history.hash(back), bits);
        predicted = states[slot] < STEP ? NOTHING : values.symbolOf(last[slot] + steps[slot]);
    }

    @Override
    public int symbol() {
        return predicted;
    }

    @Override
    public int confidence() {
        return Math.max(0, states[slot] - STEP);
    }

    @Override
    public void learn(int symbol) {
        long value = values.value(symbol);
        long step = value - last[slot];
        int state = states[slot];
        last[slot] = value;
        if (state == EMPTY) {
            states[slot] = ONE_VALUE;
        } else if (state >= STEP && step == steps[slot]) {
            states[slot] = (byte) Math.min(state + 1, STEP + CONFIDENCES - 1);
        } else {
            steps[slot] = step;
            states[slot] = STEP;
        }
    }
}
