/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.util.Arrays;

/**
 * Which of many ranges holds an address, in O(log n): the address space cut into pieces that each belong to one range
 * or to none. Where ranges overlap, the one that starts last has the address; of those that start together, the one
 * with the highest index. Memory: at most 24 bytes for each range. Immutable.
 */
public final class RangeMap {

    /** What {@link #indexOf} returns for an address in no range. */
    public static final int NONE = -1;

    /** Ascending unsigned; {@code owners[i]} has the addresses from {@code starts[i]} on. */
    private final long[] starts;
    private final int[] owners;
    private final int pieces;

    /**
     * Cuts the address space at the ranges' starts and ends.
     *
     * @param first first address of each range, ascending unsigned
     * @param last last address of each range, unsigned, not below its first
     */
    public RangeMap(long[] first, long[] last) {
        int n = first.length;
        long[] cuts = new long[2 * n + 1];
        int[] held = new int[cuts.length];
        held[0] = NONE;
        int filled = 1;
        int[] open = new int[n];
        int depth = 0;
        for (int i = 0; i <= n; i++) {
            while (depth > 0 && (i == n || Long.compareUnsigned(last[open[depth - 1]], first[i]) < 0)) {
                long end = last[open[--depth]] + 1;
                if (end == 0) {
                    depth = 0; // it reaches the end of the address space, and nothing comes back after it
                    break;
                }
                while (depth > 0 && Long.compareUnsigned(last[open[depth - 1]], end) < 0) {
                    depth--;
                }
                filled = cut(cuts, held, filled, end, depth > 0 ? open[depth - 1] : NONE);
            }
            if (i < n) {
                open[depth++] = i;
                filled = cut(cuts, held, filled, first[i], i);
            }
        }
        starts = Arrays.copyOf(cuts, filled);
        owners = Arrays.copyOf(held, filled);
        pieces = filled;
    }

    private static int cut(long[] cuts, int[] held, int filled, long start, int owner) {
        int at = cuts[filled - 1] == start ? filled - 1 : filled;
        cuts[at] = start;
        held[at] = owner;
        return at + 1;
    }

    /** Index of the range that holds an address, or {@link #NONE}. */
    public int indexOf(long address) {
        int low = 0;
        int high = pieces - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (Long.compareUnsigned(starts[middle], address) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return owners[low];
    }
}
