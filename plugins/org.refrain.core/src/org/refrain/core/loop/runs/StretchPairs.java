/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** Numbers pairs of a symbol and a count from 0, in order of first use. Not safe for threads. */
final class StretchPairs {

    /** Symbols below it are found by index when their count is 1, as most are. */
    private static final int INDEXED = 1 << 16;

    private static final int NONE = -1;

    /** By symbol: the pair with count 1, plus 1; 0 for none. */
    private int[] singles = new int[64];
    /** The newest pair of a key; others with the same key follow by {@link #older}. */
    private final Long2IntOpenHashMap newest = new Long2IntOpenHashMap();
    private int[] older = new int[64];
    private int[] symbols = new int[64];
    private long[] counts = new long[64];
    private int size;

    StretchPairs() {
        newest.defaultReturnValue(NONE);
    }

    int of(int symbol, long count) {
        if (count == 1 && symbol < INDEXED) {
            if (symbol >= singles.length) {
                singles = Arrays.copyOf(singles, Math.max(symbol + 1, 2 * singles.length));
            }
            if (singles[symbol] == 0) {
                singles[symbol] = add(symbol, 1, NONE) + 1;
            }
            return singles[symbol] - 1;
        }
        long key = (long) symbol << 32 ^ count; // counts below 2^32 have keys of their own
        int found = newest.get(key);
        for (int pair = found; pair != NONE; pair = older[pair]) {
            if (symbols[pair] == symbol && counts[pair] == count) {
                return pair;
            }
        }
        int pair = add(symbol, count, found);
        newest.put(key, pair);
        return pair;
    }

    private int add(int symbol, long count, int before) {
        if (size == symbols.length) {
            older = Arrays.copyOf(older, 2 * size);
            symbols = Arrays.copyOf(symbols, 2 * size);
            counts = Arrays.copyOf(counts, 2 * size);
        }
        older[size] = before;
        symbols[size] = symbol;
        counts[size] = count;
        return size++;
    }

    int size() {
        return size;
    }

    int symbol(int pair) {
        return symbols[pair];
    }

    long count(int pair) {
        return counts[pair];
    }
}
