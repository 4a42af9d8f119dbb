/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.LongArrays;

/** Loops at their places in a string. Memory: 24 bytes for each. Not safe for threads. */
final class LoopSpans {

    private long[] starts = new long[64];
    private long[] periods = new long[64];
    private long[] iterations = new long[64];
    private int size;

    void add(long start, long period, long times) {
        if (size == starts.length) {
            int length = (int) Math.min(size + (size >> 1), Integer.MAX_VALUE - 8L);
            starts = Arrays.copyOf(starts, length);
            periods = Arrays.copyOf(periods, length);
            iterations = Arrays.copyOf(iterations, length);
        }
        starts[size] = start;
        periods[size] = period;
        iterations[size++] = times;
    }

    int size() {
        return size;
    }

    long start(int loop) {
        return starts[loop];
    }

    long period(int loop) {
        return periods[loop];
    }

    long iterations(int loop) {
        return iterations[loop];
    }

    /** The loops from left to right; of those that begin at the same place, the outer one first. */
    int[] inOrder() {
        int[] order = new int[size];
        long[] inward = new long[size];
        for (int loop = 0; loop < size; loop++) {
            order[loop] = loop;
            inward[loop] = -periods[loop];
        }
        LongArrays.radixSortIndirect(order, Arrays.copyOf(starts, size), inward, true);
        return order;
    }
}
