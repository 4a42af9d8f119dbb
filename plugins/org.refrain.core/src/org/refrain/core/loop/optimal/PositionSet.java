/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * An ordered set of positions: bits, bits that tell which words of those are not 0, and so on.
 *
 * <p>Each question costs O(log n) to the base 64: 5 steps for a billion positions. Memory: n / 63 bytes up to a billion
 * positions; beyond, some 30 bytes for each position in the set. Not safe for threads.
 */
final class PositionSet {

    private static final int BITS = 6;

    /** Words of a level that are an array; more of them are a hash map, because most are 0. */
    private static final long DENSE = 1L << 24;

    private final Words[] levels;

    /** @param bound positions are below it; 1 or more */
    PositionSet(long bound) {
        int count = 1;
        while (BITS * count < Long.SIZE && bound - 1 >>> BITS * count != 0) {
            count++;
        }
        levels = new Words[count];
        for (int level = 0; level < count; level++) {
            long words = (bound - 1 >>> BITS * level >>> BITS) + 1;
            levels[level] = words <= DENSE ? new DenseWords((int) words) : new SparseWords();
        }
    }

    void add(long position) {
        long at = position;
        for (Words level : levels) {
            if (!level.set(at >>> BITS, 1L << at)) {
                return; // the levels above know of this word
            }
            at >>>= BITS;
        }
    }

    boolean contains(long position) {
        return (levels[0].get(position >>> BITS) & 1L << position) != 0;
    }

    /** The largest position in the set that is not larger, or -1. */
    long floor(long position) {
        long at = position;
        for (int level = 0; level < levels.length && at >= 0; level++) {
            long word = levels[level].get(at >>> BITS) & -1L >>> 63 - (at & 63);
            if (word != 0) {
                long found = at & -64 | 63 - Long.numberOfLeadingZeros(word);
                for (int below = level - 1; below >= 0; below--) {
                    found = found << BITS | 63 - Long.numberOfLeadingZeros(levels[below].get(found));
                }
                return found;
            }
            at = (at >>> BITS) - 1;
        }
        return -1;
    }

    /**
     * The smallest position in the set that is larger.
     *
     * @param position smaller than the largest one in the set
     */
    long higher(long position) {
        long at = position + 1;
        for (int level = 0;; level++) {
            long word = levels[level].get(at >>> BITS) & -1L << at;
            if (word != 0) {
                long found = at & -64 | Long.numberOfTrailingZeros(word);
                for (int below = level - 1; below >= 0; below--) {
                    found = found << BITS | Long.numberOfTrailingZeros(levels[below].get(found));
                }
                return found;
            }
            at = (at >>> BITS) + 1;
        }
    }

    private interface Words {

        long get(long index);

        /**
         * Sets bits of a word.
         *
         * @return whether the word was 0
         */
        boolean set(long index, long bits);
    }

    private static final class DenseWords implements Words {

        private final long[] words;

        DenseWords(int size) {
            words = new long[size];
        }

        @Override
        public long get(long index) {
            return index < words.length ? words[(int) index] : 0;
        }

        @Override
        public boolean set(long index, long bits) {
            long before = words[(int) index];
            words[(int) index] = before | bits;
            return before == 0;
        }
    }

    private static final class SparseWords implements Words {

        private final Long2LongOpenHashMap words = new Long2LongOpenHashMap();

        @Override
        public long get(long index) {
            return words.get(index);
        }

        @Override
        public boolean set(long index, long bits) {
            long before = words.get(index);
            words.put(index, before | bits);
            return before == 0;
        }
    }
}
