/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import java.util.Collection;

import org.refrain.core.cycle.CycleTable;

/**
 * Finds occurrences beside a place in the trace. Each answer takes a few queries of the cycle table for each distinct
 * cycle asked about.
 */
public final class OccurrenceSteps {

    /** There is no such occurrence. */
    public static final long NONE = -1;

    private OccurrenceSteps() {
    }

    /**
     * The first occurrence of one of some distinct cycles that starts after the occurrence at a position.
     *
     * @param ids distinct cycles; when empty, any cycle will do
     * @param position -1 for before the trace
     * @return k, or {@link #NONE}
     */
    public static long next(CycleTable table, Collection<Integer> ids, long position) {
        long from = position < 0 ? 0 : Math.min(table.count(), table.occurrenceAt(position) + 1);
        if (ids.isEmpty()) {
            return from < table.count() ? from : NONE;
        }
        long best = NONE;
        for (int id : ids) {
            long k = table.select(id, table.rank(id, from));
            if (k != NONE && (best == NONE || k < best)) {
                best = k;
            }
        }
        return best;
    }

    /**
     * The last occurrence of one of some distinct cycles that ended before the occurrence at a position began.
     *
     * @param ids distinct cycles; when empty, any cycle will do
     * @return k, or {@link #NONE}
     */
    public static long previous(CycleTable table, Collection<Integer> ids, long position) {
        long end = position < 0 ? 0 : Math.max(0, table.occurrenceAt(position));
        if (ids.isEmpty()) {
            return end - 1;
        }
        long best = NONE;
        for (int id : ids) {
            best = Math.max(best, table.select(id, table.rank(id, end) - 1));
        }
        return best;
    }

    /**
     * The occurrence of a distinct cycle that is nearest to a position: the one that holds it, else the next one or the
     * one before, whichever has fewer events between. Without a position, the first one.
     *
     * @param position -1 for none
     * @return k, never {@link #NONE}: each distinct cycle has an occurrence
     */
    public static long nearest(CycleTable table, int id, long position) {
        if (position < 0) {
            return table.distinct(id).first();
        }
        long at = Math.max(0, Math.min(table.occurrenceAt(position), table.count()));
        long before = table.select(id, table.rank(id, at) - 1);
        long after = table.select(id, table.rank(id, at));
        if (before == NONE || after == NONE) {
            return Math.max(before, after);
        }
        long back = position - (table.startOf(before + 1) - 1);
        return table.startOf(after) - position <= back ? after : before;
    }
}
