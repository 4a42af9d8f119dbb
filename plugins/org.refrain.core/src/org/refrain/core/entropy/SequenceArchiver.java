/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** Writes a sequence of symbols as a {@link SequenceModel} predicts it. Not safe for threads. */
public final class SequenceArchiver {

    private final RangeEncoder coder = new RangeEncoder();
    private final SequenceModel model;

    /**
     * @param length how many symbols are to come
     * @param known the symbols below this are known; those from it on come for the first time in this order
     * @param values what each symbol stands for as a number, for the known ones and the new
     */
    public SequenceArchiver(long length, int known, long[] values) {
        model = new SequenceModel(length, known, values.length, values);
    }

    /**
     * Writes a symbol.
     *
     * @throws IllegalArgumentException if it is neither known nor the next new one, or has no value
     */
    public void symbol(int symbol) {
        if (model.code(coder, symbol) != symbol) {
            throw new IllegalArgumentException("symbol " + symbol + " comes before symbol " + model.known());
        }
    }

    /** Bytes written so far, about. */
    public int size() {
        return coder.size();
    }

    /** Ends the code and returns it. */
    public byte[] finish() {
        return coder.finish();
    }
}
