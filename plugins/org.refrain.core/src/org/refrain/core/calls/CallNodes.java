/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Arrays;

/**
 * What calls executed, as a grammar of nested sequences. A node is a stretch of instructions without calls, two nodes
 * one after the other, or a call and what was executed in it. Equal nodes are one, and a node's parts have smaller
 * numbers than the node.
 *
 * <p>Memory: 20 bytes a node, and 8 for finding equal ones until {@link #trim}. Not safe for threads while nodes are
 * made, immutable after that.
 */
final class CallNodes {

    /** Nothing. */
    static final int EMPTY = 0;

    /** In the place of the second part: a stretch. */
    private static final int STRETCH = -1;

    private int[] firsts = new int[64];
    private int[] seconds = new int[64];
    private long[] lengths = new long[64];
    private int[] heights = new int[64];
    private int count;
    /** node + 1 at a slot that the hash leads to, 0 where there is none. */
    private int[] slots = new int[256];
    private final int most;

    /** @param most how many nodes may be made */
    CallNodes(int most) {
        this.most = most;
        seconds[0] = STRETCH;
        count = 1;
    }

    int count() {
        return count;
    }

    /** Number of instructions. */
    long length(int node) {
        return lengths[node];
    }

    /** How many calls are nested in it at most; those without an instruction do not count. */
    int height(int node) {
        return heights[node];
    }

    boolean isCall(int node) {
        return seconds[node] < STRETCH;
    }

    boolean isSequence(int node) {
        return seconds[node] > STRETCH;
    }

    /** The first part of a sequence. */
    int first(int node) {
        return firsts[node];
    }

    /** The second part of a sequence. */
    int second(int node) {
        return seconds[node];
    }

    /** What a call executed. */
    int body(int call) {
        return firsts[call];
    }

    /** The function that a call entered. */
    int function(int call) {
        return STRETCH - 1 - seconds[call] >> 1;
    }

    /** Whether a call was never left. */
    boolean isUnfinished(int call) {
        return (STRETCH - 1 - seconds[call] & 1) != 0;
    }

    /** Instructions without a call. */
    int stretch(long length) throws CallTreeException {
        return length == 0 ? EMPTY : find(0, STRETCH, length, 0);
    }

    /** A call. */
    int call(int function, int body, boolean unfinished) throws CallTreeException {
        int code = STRETCH - 1 - (function << 1 | (unfinished ? 1 : 0));
        return find(body, code, lengths[body], lengths[body] == 0 ? 0 : heights[body] + 1);
    }

    /** Two nodes, one after the other; stretches that meet become one. */
    int then(int first, int second) throws CallTreeException {
        if (first == EMPTY || second == EMPTY) {
            return first == EMPTY ? second : first;
        }
        if (seconds[second] == STRETCH) {
            if (seconds[first] == STRETCH) {
                return stretch(lengths[first] + lengths[second]);
            }
            if (isSequence(first) && seconds[seconds[first]] == STRETCH) {
                return sequence(firsts[first], stretch(lengths[seconds[first]] + lengths[second]));
            }
        }
        return sequence(first, second);
    }

    private int sequence(int first, int second) throws CallTreeException {
        return find(first, second, lengths[first] + lengths[second], Math.max(heights[first], heights[second]));
    }

    private int find(int first, int second, long length, int height) throws CallTreeException {
        int mask = slots.length - 1;
        int at = hash(first, second, length) & mask;
        for (; slots[at] != 0; at = at + 1 & mask) {
            int node = slots[at] - 1;
            if (firsts[node] == first && seconds[node] == second && lengths[node] == length) {
                return node;
            }
        }
        if (count == firsts.length) {
            grow();
        }
        firsts[count] = first;
        seconds[count] = second;
        lengths[count] = length;
        heights[count] = height;
        putIntoSlot(count);
        return count++;
    }

    private void putIntoSlot(int node) {
        int mask = slots.length - 1;
        int at = hash(firsts[node], seconds[node], lengths[node]) & mask;
        while (slots[at] != 0) {
            at = at + 1 & mask;
        }
        slots[at] = node + 1;
    }

    private static int hash(int first, int second, long length) {
        long mixed = (first * 0x9E3779B97F4A7C15L ^ second) * 0xC2B2AE3D27D4EB4FL + length * 0x165667B19E3779F9L;
        return (int) (mixed ^ mixed >>> 32);
    }

    private void grow() throws CallTreeException {
        if (count >= most) {
            throw new CallTreeException();
        }
        resize(2 * count);
        slots = new int[4 * count];
        for (int node = 1; node < count; node++) {
            putIntoSlot(node);
        }
    }

    private void resize(int capacity) {
        firsts = Arrays.copyOf(firsts, capacity);
        seconds = Arrays.copyOf(seconds, capacity);
        lengths = Arrays.copyOf(lengths, capacity);
        heights = Arrays.copyOf(heights, capacity);
    }

    /** Gives back the memory that only making nodes needs; no more can be made. */
    void trim() {
        resize(count);
        slots = new int[1];
    }
}
