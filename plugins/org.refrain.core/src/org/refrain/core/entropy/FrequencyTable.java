/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * Frequencies of a growing set of symbols 0, 1, 2, ... with cumulative sums in O(log n) (P. M. Fenwick, A new data
 * structure for cumulative frequency tables, 1994). 8 bytes a symbol. Not safe for threads.
 */
final class FrequencyTable {

    /** The range coder needs the total well below 2^24. */
    private static final int LARGEST_TOTAL = 1 << 20;

    private int[] sums = new int[5];
    private int[] frequencies = new int[4];
    private int size;
    private int total;

    int size() {
        return size;
    }

    int total() {
        return total;
    }

    int frequency(int symbol) {
        return frequencies[symbol];
    }

    /** Adds a symbol behind the last one. */
    void grow(int frequency) {
        if (size == frequencies.length) {
            frequencies = Arrays.copyOf(frequencies, 2 * size);
            rebuild(2 * size);
        }
        size++;
        add(size - 1, frequency);
    }

    /** Raises the frequency of a symbol; all are halved when the total gets too large. */
    void add(int symbol, int amount) {
        frequencies[symbol] += amount;
        total += amount;
        for (int i = symbol + 1; i < sums.length; i += i & -i) {
            sums[i] += amount;
        }
        if (total > LARGEST_TOTAL) {
            halve();
        }
    }

    private void halve() {
        total = 0;
        for (int i = 0; i < size; i++) {
            frequencies[i] = (frequencies[i] + 1) / 2;
            total += frequencies[i];
        }
        rebuild(frequencies.length);
    }

    private void rebuild(int capacity) {
        sums = new int[capacity + 1];
        for (int i = 1; i < sums.length; i++) {
            sums[i] += i <= size ? frequencies[i - 1] : 0;
            int parent = i + (i & -i);
            if (parent < sums.length) {
                sums[parent] += sums[i];
            }
        }
    }

    /** Sum of the frequencies of all smaller symbols. */
    int sumBefore(int symbol) {
        int sum = 0;
        for (int i = symbol; i > 0; i -= i & -i) {
            sum += sums[i];
        }
        return sum;
    }

    /** The symbol in whose share a value lies, from 0 to {@link #total()} - 1. */
    int find(int value) {
        int at = 0;
        int left = value;
        for (int step = Integer.highestOneBit(sums.length - 1); step > 0; step >>= 1) {
            int next = at + step;
            if (next < sums.length && sums[next] <= left) {
                left -= sums[next];
                at = next;
            }
        }
        return Math.min(at, size - 1);
    }
}
