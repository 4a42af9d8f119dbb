/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * The pairs of neighbouring atoms, where each occurs, and which is the most frequent one.
 *
 * <p>An occurrence is the node that a pair begins at. Each pair has its occurrences in a list; pairs that occur equally
 * often are in a list of their own, so that a count changes by one in O(1) and the most frequent pair is found in O(1)
 * amortised, as counts never rise above that of the pair replaced last.
 *
 * <p>Memory: 12 bytes for each node, 32 for each distinct pair.
 *
 * <p>Source: N. J. Larsson and A. Moffat, Offline Dictionary-Based Compression (DCC 1999), section 3.
 */
final class RePairPairs {

    private static final int NONE = -1;

    /** For each node: the pair that begins there, and its neighbours among the occurrences. */
    private final int[] pairs;
    private final int[] nextOccurrence;
    private final int[] previousOccurrence;

    private int[] lefts = new int[1 << 10];
    private int[] rights = new int[1 << 10];
    private int[] counts = new int[1 << 10];
    private int[] occurrences = new int[1 << 10];
    private int[] nextPair = new int[1 << 10];
    private int[] previousPair = new int[1 << 10];
    private int used;
    private int freed = NONE;
    /** Pair + 1 at a slot that the hash leads to, 0 where there is none. */
    private int[] slots = new int[1 << 12];
    private int distinct;
    /** The first pair that occurs as often as the index says; nothing is kept for those that occur once. */
    private int[] buckets = new int[64];
    private int top = 1;

    RePairPairs(int nodes) {
        pairs = new int[nodes];
        Arrays.fill(pairs, NONE);
        nextOccurrence = new int[nodes];
        previousOccurrence = new int[nodes];
        Arrays.fill(buckets, NONE);
    }

    /** The most frequent pair, or -1 if none occurs twice. */
    int mostFrequent() {
        while (top > 1 && buckets[top] == NONE) {
            top--;
        }
        return top > 1 ? buckets[top] : NONE;
    }

    int left(int pair) {
        return lefts[pair];
    }

    int right(int pair) {
        return rights[pair];
    }

    /** A pair's first occurrence. */
    int firstOccurrence(int pair) {
        return occurrences[pair];
    }

    /** The next occurrence of the same pair, or -1. */
    int nextOccurrence(int node) {
        return nextOccurrence[node];
    }

    /** Adds an occurrence; no pair begins at the node yet. */
    void add(int node, int left, int right) {
        int pair = find(left, right);
        pairs[node] = pair;
        int first = occurrences[pair];
        nextOccurrence[node] = first;
        previousOccurrence[node] = NONE;
        if (first != NONE) {
            previousOccurrence[first] = node;
        }
        occurrences[pair] = node;
        unlink(pair);
        counts[pair]++;
        link(pair);
    }

    /** Takes away the occurrence that begins at a node, if there is one. */
    void remove(int node) {
        int pair = pairs[node];
        if (pair == NONE) {
            return;
        }
        pairs[node] = NONE;
        int next = nextOccurrence[node];
        int previous = previousOccurrence[node];
        if (next != NONE) {
            previousOccurrence[next] = previous;
        }
        if (previous == NONE) {
            occurrences[pair] = next;
        } else {
            nextOccurrence[previous] = next;
        }
        unlink(pair);
        counts[pair]--;
        if (counts[pair] == 0) {
            free(pair);
        } else {
            link(pair);
        }
    }

    private void unlink(int pair) {
        int count = counts[pair];
        if (count < 2) {
            return;
        }
        int next = nextPair[pair];
        int previous = previousPair[pair];
        if (next != NONE) {
            previousPair[next] = previous;
        }
        if (previous == NONE) {
            buckets[count] = next;
        } else {
            nextPair[previous] = next;
        }
    }

    private void link(int pair) {
        int count = counts[pair];
        if (count < 2) {
            return;
        }
        if (count >= buckets.length) {
            int known = buckets.length;
            buckets = Arrays.copyOf(buckets, 2 * count);
            Arrays.fill(buckets, known, buckets.length, NONE);
        }
        top = Math.max(top, count);
        int first = buckets[count];
        nextPair[pair] = first;
        previousPair[pair] = NONE;
        if (first != NONE) {
            previousPair[first] = pair;
        }
        buckets[count] = pair;
    }

    private int find(int left, int right) {
        int mask = slots.length - 1;
        int at = hash(left, right) & mask;
        for (; slots[at] != 0; at = at + 1 & mask) {
            int pair = slots[at] - 1;
            if (lefts[pair] == left && rights[pair] == right) {
                return pair;
            }
        }
        int pair = allocate();
        lefts[pair] = left;
        rights[pair] = right;
        counts[pair] = 0;
        occurrences[pair] = NONE;
        slots[at] = pair + 1;
        if (4L * ++distinct > 3L * slots.length) {
            rehash();
        }
        return pair;
    }

    private int allocate() {
        if (freed != NONE) {
            int pair = freed;
            freed = nextPair[pair];
            return pair;
        }
        if (used == lefts.length) {
            int room = used + (used >> 1);
            lefts = Arrays.copyOf(lefts, room);
            rights = Arrays.copyOf(rights, room);
            counts = Arrays.copyOf(counts, room);
            occurrences = Arrays.copyOf(occurrences, room);
            nextPair = Arrays.copyOf(nextPair, room);
            previousPair = Arrays.copyOf(previousPair, room);
        }
        return used++;
    }

    private void free(int pair) {
        int mask = slots.length - 1;
        int at = hash(lefts[pair], rights[pair]) & mask;
        while (slots[at] != pair + 1) {
            at = at + 1 & mask;
        }
        int gap = at;
        for (at = at + 1 & mask; slots[at] != 0; at = at + 1 & mask) {
            int home = hash(lefts[slots[at] - 1], rights[slots[at] - 1]) & mask;
            if ((at - home & mask) >= (at - gap & mask)) {
                slots[gap] = slots[at];
                gap = at;
            }
        }
        slots[gap] = 0;
        distinct--;
        nextPair[pair] = freed;
        freed = pair;
    }

    private void rehash() {
        int[] old = slots;
        slots = new int[2 * old.length];
        int mask = slots.length - 1;
        for (int slot : old) {
            if (slot != 0) {
                int at = hash(lefts[slot - 1], rights[slot - 1]) & mask;
                while (slots[at] != 0) {
                    at = at + 1 & mask;
                }
                slots[at] = slot;
            }
        }
    }

    private static int hash(int left, int right) {
        long mixed = ((long) left << 32 | right) * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 32) ^ (int) (mixed >>> 12);
    }
}
