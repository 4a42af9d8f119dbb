/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.cycles.ranking.CycleGroups;

/**
 * How much of each pixel column of a timeline belongs to which distinct cycle or class.
 *
 * <p>Computed from {@link CycleTable} alone, two queries a column and one more for each cycle asked for: the cost does
 * not depend on how much of the trace a column stands for. Measured: 1,400 columns and eight cycles take 5 ms on the
 * sample (400 cycles), and 60 ms on a million cycles without any regularity. Immutable once computed.
 */
public final class TimelineBuckets {

    /** So many occurrences of a class are looked at one by one in a column. */
    private static final int FEW = 8;
    /** What sums of parts may differ by that are exact. */
    private static final float ROUNDING = 1e-5f;

    private final List<Integer> ids;
    private final float[][] coverage;
    private final float[] others;
    private final boolean[] starts;
    private final long occurrencesInSight;

    private TimelineBuckets(List<Integer> ids, float[][] coverage, float[] others, boolean[] starts,
            long occurrencesInSight) {
        this.ids = ids;
        this.coverage = coverage;
        this.others = others;
        this.starts = starts;
        this.occurrencesInSight = occurrencesInSight;
    }

    /**
     * Computes the buckets.
     *
     * @param edges the columns' edges as positions of events, not decreasing, one more than there are columns; a column
     *        between equal edges stands for a part of that one event
     * @param ids the distinct cycles or classes asked for
     * @param cancelled asked every some hundred queries
     * @return null when cancelled
     */
    public static @Nullable TimelineBuckets compute(CycleTable table, long[] edges, List<Integer> ids,
            BooleanSupplier cancelled) {
        int columns = edges.length - 1;
        Columns in = Columns.of(CycleGroups.of(table), edges);
        long[] occurrencesOfOthers = new long[columns];
        for (int x = 0; x < columns; x++) {
            occurrencesOfOthers[x] = in.occurrences(x);
        }
        float[][] coverage = new float[ids.size()][columns];
        for (int lane = 0; lane < coverage.length; lane++) {
            if (cancelled.getAsBoolean()) {
                return null;
            }
            in.cover(ids.get(lane), coverage[lane], occurrencesOfOthers);
        }
        float[] others = new float[columns];
        for (int x = 0; x < columns; x++) {
            others[x] = others(in, x, coverage, occurrencesOfOthers[x] > 0);
        }
        return new TimelineBuckets(List.copyOf(ids), coverage, others, in.starts(), in.occurrences());
    }

    /**
     * What is left of a column for cycles of no lane: more than nothing where there are any, and nothing where there
     * are none. Then the lanes share the whole, even if their parts come from means.
     */
    private static float others(Columns in, int x, float[][] coverage, boolean any) {
        float whole = (float) in.cycleEvents(x) / in.events(x);
        float left = whole;
        for (float[] lane : coverage) {
            left -= lane[x];
        }
        if (any) {
            return Math.max(left, 1f / in.events(x));
        }
        for (int lane = 0; lane < coverage.length && Math.abs(left) > ROUNDING; lane++) {
            coverage[lane][x] *= whole / (whole - left);
        }
        return 0;
    }

    /** Number of pixel columns. */
    public int columns() {
        return others.length;
    }

    /** The distinct cycles asked for; index = lane. */
    public List<Integer> ids() {
        return ids;
    }

    /**
     * The part of a column's events that belongs to a lane's cycle, from 0 to 1; more than 0 if only one event does.
     */
    public float coverage(int lane, int column) {
        return coverage[lane][column];
    }

    /** The part of a column's events that belongs to cycles of no lane, from 0 to 1. */
    public float others(int column) {
        return others[column];
    }

    /** Whether an occurrence of any cycle, or the partial cycle, starts in a column. */
    public boolean starts(int column) {
        return starts[column];
    }

    /** Number of occurrences, of any cycle, that are in sight at least in part. */
    public long occurrencesInSight() {
        return occurrencesInSight;
    }

    /** The columns: which events and which occurrences each one touches. */
    private record Columns(CycleGroups table, long[] from, long[] to, long[] first, long[] last) {

        static Columns of(CycleGroups table, long[] edges) {
            int columns = edges.length - 1;
            long[] from = Arrays.copyOf(edges, columns);
            long[] to = new long[columns];
            long[] first = new long[columns];
            long[] last = new long[columns];
            for (int x = 0; x < columns; x++) {
                to[x] = Math.max(edges[x + 1], from[x] + 1);
                first[x] = table.occurrenceAt(from[x]);
                last[x] = to[x] == from[x] + 1 ? first[x] : table.occurrenceAt(to[x] - 1);
            }
            return new Columns(table, from, to, first, last);
        }

        long events(int x) {
            return to[x] - from[x];
        }

        /** Events of a column that belong to complete cycles. */
        long cycleEvents(int x) {
            long begin = Math.max(from[x], table.prologueLength());
            long end = last[x] < table.count() ? to[x] : Math.min(to[x], table.startOf(table.count()));
            return Math.max(0, end - begin);
        }

        /** Number of complete cycles that a column touches. */
        long occurrences(int x) {
            return Math.max(0, Math.min(table.count(), last[x] + 1) - Math.max(0, first[x]));
        }

        /**
         * For each column the part of its events that belongs to a distinct cycle or class.
         *
         * @param others its occurrences are taken from these numbers
         */
        void cover(int id, float[] into, long[] others) {
            long rankedAt = -1;
            long rank = 0;
            for (int x = 0; x < into.length; x++) {
                long firstComplete = Math.max(0, first[x]);
                long end = Math.min(table.count(), last[x] + 1);
                if (firstComplete >= end) {
                    continue; // prologue or partial cycle only
                }
                long before = rankedAt == firstComplete ? rank : table.rank(id, firstComplete);
                rank = table.rank(id, end);
                rankedAt = end;
                if (rank == before) {
                    continue;
                }
                others[x] -= rank - before;
                long events = events(id, before, rank);
                if (first[x] >= 0 && table.holds(id, first[x])) {
                    events -= from[x] - table.startOf(first[x]);
                }
                if (last[x] < table.count() && table.holds(id, last[x])) {
                    events -= table.startOf(last[x] + 1) - to[x];
                }
                into[x] = (float) Math.min(1, Math.max(1.0, events) / events(x)); // a mean may be too small
            }
        }

        /**
         * Events of the n-th to m-th occurrence (m exclusive); of many unequal ones in a column, their mean will do.
         */
        private long events(int id, long n, long m) {
            if (table.size(id) == 1) {
                return (m - n) * table.distinct(id).length();
            }
            if (m - n > FEW) {
                return Math.max(m - n, Math.round((double) table.events(id) / table.distinct(id).count() * (m - n)));
            }
            long events = 0;
            for (long i = n; i < m; i++) {
                long k = table.select(id, i);
                events += table.startOf(k + 1) - table.startOf(k);
            }
            return events;
        }

        boolean[] starts() {
            boolean[] starts = new boolean[from.length];
            for (int x = 0; x < starts.length; x++) {
                boolean startsBefore = x > 0 && last[x - 1] == last[x];
                starts[x] = last[x] >= 0 && !startsBefore
                        && (last[x] > first[x] || table.startOf(last[x]) >= from[x]);
            }
            return starts;
        }

        long occurrences() {
            if (from.length == 0) {
                return 0;
            }
            long begin = Math.max(0, first[0]);
            return Math.max(0, Math.min(table.count(), last[last.length - 1] + 1) - begin);
        }
    }
}
