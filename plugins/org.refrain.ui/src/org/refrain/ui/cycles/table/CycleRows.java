/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;

import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;

/**
 * Which distinct cycles or classes the table lists, and in what order. Below a class that is open come its distinct
 * cycles, all of them and in the same order.
 *
 * <p>Immutable and safe for threads. Made in O(d log d) for d distinct cycles or classes, opened and closed in O(rows);
 * memory 8 bytes a row and 4 for each that could be one.
 */
public final class CycleRows {

    private final CycleRanking ranking;
    private final CycleOrder order;
    private final CycleFilter filter;
    /** Classes and distinct cycles that are not below another row. */
    private final int[] tops;
    private final Set<Integer> open;
    private final int[] ids;
    private final int[] rows;

    private CycleRows(CycleRanking ranking, CycleOrder order, CycleFilter filter, int[] tops, Set<Integer> open) {
        this.ranking = ranking;
        this.order = order;
        this.filter = filter;
        this.tops = tops;
        this.open = open;
        ids = open.isEmpty() ? tops : listed();
        rows = new int[ranking.table().idCount()];
        Arrays.fill(rows, -1);
        for (int row = 0; row < ids.length; row++) {
            rows[ids[row]] = row;
        }
    }

    /** Lists what passes a filter, all classes closed. What is equal in the sorting column is in the order of ranks. */
    public static CycleRows of(CycleRanking ranking, CycleOrder order, CycleFilter filter) {
        return of(ranking, order, filter, Set.of());
    }

    /**
     * Lists what passes a filter. What is equal in the sorting column is in the order of ranks, or of ids below a
     * class.
     *
     * @param open the classes whose distinct cycles are listed as well
     */
    public static CycleRows of(CycleRanking ranking, CycleOrder order, CycleFilter filter, Set<Integer> open) {
        int[] passed = new int[ranking.size()];
        int count = 0;
        for (int rank = 0; rank < ranking.size(); rank++) {
            int id = ranking.idAt(rank);
            if (filter.test(ranking, id)) {
                passed[count++] = id;
            }
        }
        int[] tops = sorted(ranking, order, Arrays.copyOf(passed, count));
        return new CycleRows(ranking, order, filter, tops, Set.copyOf(open));
    }

    /** Sorts groups; stable. */
    private static int[] sorted(CycleRanking ranking, CycleOrder order, int[] ids) {
        Integer[] places = new Integer[ids.length];
        long[] keys = new long[ids.length];
        for (int i = 0; i < ids.length; i++) {
            places[i] = i;
            keys[i] = order.column().key(ranking, ranking.table().distinct(ids[i]));
        }
        Comparator<Integer> comparator = Comparator.comparingLong(place -> keys[place]);
        Arrays.sort(places, order.descending() ? comparator.reversed() : comparator);
        int[] sorted = new int[ids.length];
        for (int i = 0; i < ids.length; i++) {
            sorted[i] = ids[places[i]];
        }
        return sorted;
    }

    private int[] listed() {
        CycleGroups groups = ranking.table();
        int[] listed = new int[groups.idCount()];
        int count = 0;
        for (int id : tops) {
            listed[count++] = id;
            if (isOpen(id)) {
                int[] members = sorted(ranking, order, groups.members(id));
                System.arraycopy(members, 0, listed, count, members.length);
                count += members.length;
            }
        }
        return Arrays.copyOf(listed, count);
    }

    /** The same rows with other classes open; these rows themselves if nothing changes. */
    public CycleRows with(Set<Integer> opened) {
        return opened.equals(open) ? this : new CycleRows(ranking, order, filter, tops, Set.copyOf(opened));
    }

    /** Whether these rows are what a filter lets pass of a ranking, in some order. */
    boolean isOf(CycleRanking other, CycleOrder otherOrder, CycleFilter otherFilter) {
        return other == ranking && otherOrder.equals(order) && otherFilter == filter;
    }

    /** Whether there is anything to list below: a class with several distinct cycles. */
    public boolean canOpen(int id) {
        return ranking.table().size(id) > 1;
    }

    public boolean isOpen(int id) {
        return canOpen(id) && open.contains(id);
    }

    public CycleRanking ranking() {
        return ranking;
    }

    /** Number of rows. */
    public int size() {
        return ids.length;
    }

    /** Number of rows that are not below another. */
    public int topCount() {
        return tops.length;
    }

    /** The distinct cycle or class in a row. */
    public int idAt(int row) {
        return ids[row];
    }

    /** The row of a distinct cycle or class, or -1 when it is not listed. */
    public int rowOf(int id) {
        return id >= 0 && id < rows.length ? rows[id] : -1;
    }

    /** The row where something is to be looked for: its own one, that of its class, or -1 when neither is listed. */
    public int nearestRowOf(int id) {
        int row = rowOf(id);
        return row >= 0 || id < 0 || id >= rows.length ? row : rowOf(ranking.table().classOf(id));
    }
}
