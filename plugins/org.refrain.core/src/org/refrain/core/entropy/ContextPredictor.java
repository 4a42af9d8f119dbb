/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * Predicts what came last time after the same symbols (finite context method: Y. Sazeides and J. E. Smith, The
 * predictability of data values, 1997). 5 bytes a slot; colliding contexts share one. Not safe for threads.
 */
final class ContextPredictor implements Predictor {

    /** Below this a wrong prediction is replaced at once. */
    private static final int TRUSTED = 4;

    private final SymbolHistory history;
    private final int[] back;
    private final int bits;
    private final int[] symbols;
    private final byte[] confidences;
    private int slot;

    /**
     * @param bits of the number of slots
     * @param back the symbols of the context: 1 is the last one
     */
    ContextPredictor(SymbolHistory history, int bits, int... back) {
        this.history = history;
        this.bits = bits;
        this.back = back;
        symbols = new int[1 << bits];
        Arrays.fill(symbols, NOTHING);
        confidences = new byte[1 << bits];
    }

    @Override
    public void predict() {
        slot = SymbolHistory.slot(history.hash(back), bits);
    }

    @Override
    public int symbol() {
        return symbols[slot];
    }

    @Override
    public int confidence() {
        return confidences[slot];
    }

    @Override
    public void learn(int symbol) {
        int confidence = confidences[slot];
        if (symbols[slot] == symbol) {
            confidences[slot] = (byte) Math.min(confidence + 1, CONFIDENCES - 1);
        } else if (confidence >= TRUSTED) {
            confidences[slot] = (byte) (confidence >> 1);
        } else {
            symbols[slot] = symbol;
            confidences[slot] = 0;
        }
    }
}
