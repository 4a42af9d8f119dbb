/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Sequences of blocks as ints: the nodes of a tree in which each node is the sequence on the way to it, so that equal
 * sequences are one node. 0 is the empty one. Not safe for threads.
 */
final class Segments {

    private static final int ABSENT = 0;

    private final IntArrayList parents = IntArrayList.of(0);
    private final IntArrayList blocks = IntArrayList.of(0);
    private final Long2IntOpenHashMap children = new Long2IntOpenHashMap();
    private final Long2IntOpenHashMap joined = new Long2IntOpenHashMap();
    private final IntArrayList scratch = new IntArrayList();

    Segments() {
        children.defaultReturnValue(ABSENT);
        joined.defaultReturnValue(ABSENT);
    }

    /** A sequence with one more block. */
    int append(int segment, int block) {
        long key = (long) segment << 32 | block;
        int known = children.get(key);
        if (known == ABSENT) {
            known = parents.size();
            parents.add(segment);
            blocks.add(block);
            children.put(key, known);
        }
        return known;
    }

    /** Two sequences, one after the other. O(1) expected when that has been asked for before. */
    int join(int first, int second) {
        long key = (long) first << 32 | second;
        int known = joined.get(key);
        if (known == ABSENT) {
            scratch.clear();
            for (int at = second; at != 0; at = parents.getInt(at)) {
                scratch.add(blocks.getInt(at));
            }
            known = first;
            for (int i = scratch.size() - 1; i >= 0; i--) {
                known = append(known, scratch.getInt(i));
            }
            joined.put(key, known);
        }
        return known;
    }

    /** The blocks of a sequence. */
    int[] blocks(int segment) {
        int length = 0;
        for (int at = segment; at != 0; at = parents.getInt(at)) {
            length++;
        }
        int[] sequence = new int[length];
        for (int at = segment; at != 0; at = parents.getInt(at)) {
            sequence[--length] = blocks.getInt(at);
        }
        return sequence;
    }
}
