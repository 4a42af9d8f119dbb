/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * What symbols stand for as numbers, such as addresses: an arithmetic progression of values can be predicted. A value
 * belongs to the first symbol that has it. Only symbols that were seen, and the one that comes first after them, are
 * found by their values. Not safe for threads.
 */
final class SymbolValues {

    private final long[] values;
    private final Long2IntOpenHashMap symbols = new Long2IntOpenHashMap();
    private int known;

    /** @param values the value of each symbol */
    SymbolValues(long[] values, int known) {
        this.values = values;
        symbols.defaultReturnValue(Predictor.NOTHING);
        while (this.known < known) {
            reveal();
        }
    }

    /** Makes the next symbol one that was seen. */
    void reveal() {
        symbols.putIfAbsent(values[known], known);
        known++;
    }

    long value(int symbol) {
        return values[symbol];
    }

    /** The symbol of a value, or {@link Predictor#NOTHING}. */
    int symbolOf(long value) {
        int symbol = symbols.get(value);
        return symbol == Predictor.NOTHING && known < values.length && values[known] == value ? known : symbol;
    }
}
