/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The distinct cycles met so far, found by a hash of their content. Ids count from 0 in the order of first occurrence.
 *
 * <p>Memory: 44 bytes for each distinct cycle and 4 for each slot of the table, of which at most half are taken.
 */
final class DistinctCycles {

    private int[] strings = new int[16];
    private long[] lengths = new long[16];
    private long[] hashes = new long[16];
    private long[] counts = new long[16];
    private long[] firstOccurrences = new long[16];
    private long[] firstPositions = new long[16];
    private int count;
    /** id + 1 at a slot that the hash leads to, 0 where there is none. */
    private int[] slots = new int[64];

    int count() {
        return count;
    }

    /**
     * Looks for a known cycle.
     *
     * @param isEqual whether the string of a cycle with this hash and length is really the wanted one
     * @return its id, or -1
     */
    int find(long hash, long length, IntPredicate isEqual) {
        int mask = slots.length - 1;
        for (int at = (int) hash & mask; slots[at] != 0; at = at + 1 & mask) {
            int id = slots[at] - 1;
            if (hashes[id] == hash && lengths[id] == length && isEqual.test(strings[id])) {
                return id;
            }
        }
        return -1;
    }

    int add(int string, long length, long hash, long occurrence, long position) {
        if (count == strings.length) {
            grow();
        }
        strings[count] = string;
        lengths[count] = length;
        hashes[count] = hash;
        counts[count] = 1;
        firstOccurrences[count] = occurrence;
        firstPositions[count] = position;
        putIntoSlot(count);
        return count++;
    }

    void countAgain(int id) {
        counts[id]++;
    }

    /** The number of a distinct cycle's string in the set of strings. */
    int string(int id) {
        return strings[id];
    }

    long[] lengths() {
        return Arrays.copyOf(lengths, count);
    }

    long[] counts() {
        return Arrays.copyOf(counts, count);
    }

    long[] firstOccurrences() {
        return Arrays.copyOf(firstOccurrences, count);
    }

    long[] firstPositions() {
        return Arrays.copyOf(firstPositions, count);
    }

    private void putIntoSlot(int id) {
        int mask = slots.length - 1;
        int at = (int) hashes[id] & mask;
        while (slots[at] != 0) {
            at = at + 1 & mask;
        }
        slots[at] = id + 1;
    }

    private void grow() {
        int capacity = 2 * count;
        strings = Arrays.copyOf(strings, capacity);
        lengths = Arrays.copyOf(lengths, capacity);
        hashes = Arrays.copyOf(hashes, capacity);
        counts = Arrays.copyOf(counts, capacity);
        firstOccurrences = Arrays.copyOf(firstOccurrences, capacity);
        firstPositions = Arrays.copyOf(firstPositions, capacity);
        slots = new int[4 * capacity];
        for (int id = 0; id < count; id++) {
            putIntoSlot(id);
        }
    }
}
