/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import java.util.Arrays;
import java.util.Comparator;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;

/**
 * The distinct cycles of a trace, the most frequent one first; of equally frequent ones, that which ran first. They
 * are named by their ids, as in the editor and on the command line, so that a name means the same in any order.
 *
 * <p>Immutable and safe for threads. Made in O(d log d) for d distinct cycles; memory 8 bytes for each.
 */
public final class CycleRanking {

    private final CycleTable table;
    private final int[] idsByRank;
    private final int[] ranks;

    private CycleRanking(CycleTable table, int[] idsByRank) {
        this.table = table;
        this.idsByRank = idsByRank;
        ranks = new int[idsByRank.length];
        for (int rank = 0; rank < idsByRank.length; rank++) {
            ranks[idsByRank[rank]] = rank;
        }
    }

    public static CycleRanking of(CycleTable table) {
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
    public CycleTable table() {
        return table;
    }

    /** Number of distinct cycles. */
    public int size() {
        return idsByRank.length;
    }

    /** The distinct cycle at a rank, from 0 to {@link #size()} - 1. */
    public int idAt(int rank) {
        return idsByRank[rank];
    }

    /** The rank of a distinct cycle, from 0. */
    public int rankOf(int id) {
        return ranks[id];
    }

    /** A distinct cycle's short name, the same as in the editor: "#55". */
    public static String nameOf(int id) {
        return NLS.bind(Messages.CycleRanking_name, id);
    }

    /** A distinct cycle's name inside a sentence: "Cycle #55". */
    public static String longNameOf(int id) {
        return NLS.bind(Messages.CycleRanking_longName, id);
    }

    /** The part of all occurrences that are of a distinct cycle, from 0 to 1. */
    public double shareOf(int id) {
        return (double) table.distinct(id).count() / table.count();
    }
}
