/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Sets of functions as ints: equal sets have equal numbers, and a union is one look into a table once it has been made.
 * A grammar has many rules but few different sets.
 *
 * <p>There may be only so many sets; beyond that a union is {@link #ALL}, which holds more than it should.
 */
final class FunctionSets {

    static final int EMPTY = 0;
    static final int ALL = 1;

    private static final int MOST_SETS = 1 << 16;
    private static final int MOST_WORDS = 1 << 22;
    private static final int ABSENT = -1;

    private final int words;
    private final int mostSets;
    /** Bits of all sets, {@link #words} each. */
    private long[] bits;
    private int count;
    private final Long2IntOpenHashMap unions = new Long2IntOpenHashMap();
    /** Open addressing: set + 1. */
    private int[] table = new int[1 << 10];

    FunctionSets(int functions) {
        words = Math.max(1, (functions + 63) / 64);
        mostSets = Math.max(2, Math.min(MOST_SETS, MOST_WORDS / words));
        bits = new long[2 * words];
        unions.defaultReturnValue(ABSENT);
        long[] set = new long[words];
        intern(set);
        Arrays.fill(set, -1);
        intern(set);
    }

    int single(int function) {
        long[] set = new long[words];
        set[function >> 6] = 1L << function;
        return intern(set);
    }

    int union(int a, int b) {
        if (a == b || b == EMPTY || a == ALL) {
            return a;
        }
        if (a == EMPTY || b == ALL) {
            return b;
        }
        long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
        int known = unions.get(key);
        if (known == ABSENT) {
            long[] set = new long[words];
            for (int i = 0; i < words; i++) {
                set[i] = bits[a * words + i] | bits[b * words + i];
            }
            known = intern(set);
            unions.put(key, known);
        }
        return known;
    }

    /** Of each of the first functions, the sets that hold it, as bits. */
    long[][] holders(int functions) {
        long[][] holders = new long[functions][(count + 63) / 64];
        for (int set = 0; set < count; set++) {
            for (int word = 0; word < words; word++) {
                for (long left = bits[set * words + word]; left != 0; left &= left - 1) {
                    int function = 64 * word + Long.numberOfTrailingZeros(left);
                    if (function < functions) {
                        holders[function][set >> 6] |= 1L << set;
                    }
                }
            }
        }
        return holders;
    }

    private int intern(long[] set) {
        int slot = hash(set) & table.length - 1;
        while (table[slot] != 0) {
            int other = table[slot] - 1;
            if (Arrays.equals(bits, other * words, (other + 1) * words, set, 0, words)) {
                return other;
            }
            slot = slot + 1 & table.length - 1;
        }
        if (count == mostSets) {
            return ALL;
        }
        if ((count + 1) * words > bits.length) {
            bits = Arrays.copyOf(bits, 2 * bits.length);
        }
        System.arraycopy(set, 0, bits, count * words, words);
        table[slot] = ++count;
        if (count * 2 > table.length) {
            rehash();
        }
        return count - 1;
    }

    private void rehash() {
        table = new int[2 * table.length];
        for (int set = 0; set < count; set++) {
            int slot = hash(Arrays.copyOfRange(bits, set * words, (set + 1) * words)) & table.length - 1;
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = set + 1;
        }
    }

    private static int hash(long[] set) {
        long hash = 0;
        for (long word : set) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash ^ hash >>> 32);
    }
}
