/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.LongArrays;

/**
 * Runs, or parts of runs: each a start, a period, and an end. Memory: 24 bytes for each.
 *
 * <p>Safe for threads once complete.
 */
public final class Runs {

    private long[] starts = new long[64];
    private long[] periods = new long[64];
    private long[] ends = new long[64];
    private int size;

    /**
     * Adds a run.
     *
     * @param start position of its first symbol
     * @param period length of what is repeated, 1 or more
     * @param end position behind its last symbol, at least two periods behind the start
     * @return its number: runs are numbered from 0
     */
    public int add(long start, long period, long end) {
        if (size == starts.length) {
            int length = (int) Math.min(size + (size >> 1), Integer.MAX_VALUE - 8L);
            starts = Arrays.copyOf(starts, length);
            periods = Arrays.copyOf(periods, length);
            ends = Arrays.copyOf(ends, length);
        }
        starts[size] = start;
        periods[size] = period;
        ends[size] = end;
        return size++;
    }

    /** How many there are; of a whole string, fewer than it has symbols. */
    public int size() {
        return size;
    }

    /** The first position of a run. */
    public long start(int run) {
        return starts[run];
    }

    /** The length of what is repeated. */
    public long period(int run) {
        return periods[run];
    }

    /** The position behind the last one of a run. */
    public long end(int run) {
        return ends[run];
    }

    /** How often the period fits into a run, 2 or more. */
    public long iterations(int run) {
        return (ends[run] - starts[run]) / periods[run];
    }

    /** Length of all iterations. */
    public long covered(int run) {
        return iterations(run) * periods[run];
    }

    /** The runs, those with the longest periods first; of equal ones the leftmost first. O(n). */
    public int[] longestPeriodFirst() {
        return sorted(negativePeriods(), Arrays.copyOf(starts, size));
    }

    /** The runs from left to right; of those that begin at the same place, that with the longest period first. O(n). */
    public int[] leftToRight() {
        return sorted(Arrays.copyOf(starts, size), negativePeriods());
    }

    private long[] negativePeriods() {
        long[] negative = new long[size];
        for (int run = 0; run < size; run++) {
            negative[run] = -periods[run];
        }
        return negative;
    }

    private static int[] sorted(long[] keys, long[] otherKeys) {
        int[] order = new int[keys.length];
        for (int run = 0; run < order.length; run++) {
            order[run] = run;
        }
        LongArrays.radixSortIndirect(order, keys, otherKeys, true);
        return order;
    }
}
