/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.util.Arrays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Gives numbers from a trace, whatever they are, dense symbols in the order of first occurrence. */
final class DenseSymbols {

    private final Int2IntOpenHashMap symbolOf = new Int2IntOpenHashMap();
    private int[] numbers = new int[256];
    private int count;

    DenseSymbols() {
        symbolOf.defaultReturnValue(-1);
    }

    int symbolOf(int number) {
        int symbol = symbolOf.get(number);
        if (symbol < 0) {
            symbol = count;
            symbolOf.put(number, symbol);
            if (count == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * count);
            }
            numbers[count++] = number;
        }
        return symbol;
    }

    /** Replaces every number of an array by its symbol. */
    void replaceAll(int[] trace) {
        for (int i = 0; i < trace.length; i++) {
            trace[i] = symbolOf(trace[i]);
        }
    }

    int count() {
        return count;
    }

    /** What each symbol stands for. */
    int[] numbers() {
        return Arrays.copyOf(numbers, count);
    }
}
