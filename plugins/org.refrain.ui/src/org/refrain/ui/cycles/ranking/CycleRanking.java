/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import java.util.Arrays;
import java.util.Comparator;

import org.refrain.core.cycle.CycleTable;

/**
 * The distinct cycles of a trace, or their classes, the most frequent one first; of equally frequent ones, that which
 * ran first.
 *
 * <p>Immutable and safe for threads. Made in O(d log d) for d distinct cycles; memory 8 bytes for each.
 */
public final class CycleRanking {

    private final CycleGroups table;
    private final int[] idsByRank;
    private final int[] ranks;

    private CycleRanking(CycleGroups table, int[] idsByRank) {
        this.table = table;
        this.idsByRank = idsByRank;
        ranks = new int[idsByRank.length];
        for (int rank = 0; rank < idsByRank.length; rank++) {
            ranks[idsByRank[rank]] = rank;
        }
    }

    /** Ranks distinct cycles; classes instead if that is what a {@link CycleGroups} has. */
    public static CycleRanking of(CycleTable cycles) {
        CycleGroups table = CycleGroups.of(cycles);
        Integer[] ids = new Integer[table.distinctCount()];
        long[] counts = new long[ids.length];
        for (int id = 0; id < ids.length; id++) {
            ids[id] = id;
            counts[id] = table.distinct(id).count();
        }
        Arrays.sort(ids, Comparator.comparingLong((Integer id) -> -counts[id]).thenComparingInt(id -> id));
        return new CycleRanking(table, Arrays.stream(ids).mapToInt(Integer::intValue).toArray());
    }

    /** What is ranked. */
    public CycleGroups table() {
        return table;
    }

    /** Number of distinct cycles, or of classes. */
    public int size() {
        return idsByRank.length;
    }

    /** The distinct cycle or class at a rank, from 0 to {@link #size()} - 1. */
    public int idAt(int rank) {
        return idsByRank[rank];
    }

    /** The rank of a distinct cycle or class, from 0; that of its class for a distinct cycle below one. */
    public int rankOf(int id) {
        return ranks[table.classOf(id)];
    }

    /** The part of all occurrences that are of a distinct cycle or class, from 0 to 1. */
    public double shareOf(int id) {
        return (double) table.distinct(id).count() / table.count();
    }
}
