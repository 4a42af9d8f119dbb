/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.ranking.CycleRanking;

/** What the table says about each distinct cycle. */
public enum CycleColumn {

    /** Its name: the place in the order of counts. */
    NAME(false, Messages.CycleColumn_name, "", 84),
    /** How often it ran. */
    COUNT(true, Messages.CycleColumn_count, "count", 56),
    /** Its part of all occurrences. */
    SHARE(true, Messages.CycleColumn_share, "share", 60),
    /** Its events. */
    LENGTH(true, Messages.CycleColumn_length, "length", 64),
    /** Shortest duration. */
    SHORTEST(true, Messages.CycleColumn_shortest, "shortest", 88),
    /** Longest duration. */
    LONGEST(true, Messages.CycleColumn_longest, "longest", 88),
    /** First occurrence, as k. */
    FIRST(false, Messages.CycleColumn_first, "first", 64),
    /** The row where the first occurrence starts. */
    FIRST_ROW(false, Messages.CycleColumn_firstRow, "row", 80),
    /** The first known time of the first occurrence. */
    FIRST_TIME(false, Messages.CycleColumn_firstTime, "", 116),
    /** The number that stays the same whatever else is in the trace; that of the command line. */
    ID(false, Messages.CycleColumn_id, "id", 44);

    private final boolean largestFirst;
    private final String title;
    private final String keyword;
    private final int width;

    CycleColumn(boolean largestFirst, String title, String keyword, int width) {
        this.largestFirst = largestFirst;
        this.title = title;
        this.keyword = keyword;
        this.width = width;
    }

    /** Whether sorting by this column begins with the largest values. */
    boolean largestFirst() {
        return largestFirst;
    }

    /** What stands above the column. */
    public String title() {
        return title;
    }

    /** Width in pixels, unless the user changes it. */
    int width() {
        return width;
    }

    /** Whether the column holds durations. */
    boolean isDuration() {
        return this == SHORTEST || this == LONGEST;
    }

    /** The column that a filter calls by a word, in any case; null when there is none. */
    static @Nullable CycleColumn named(String word) {
        for (CycleColumn column : values()) {
            if (!column.keyword.isEmpty() && column.keyword.equalsIgnoreCase(word)) {
                return column;
            }
        }
        return null;
    }

    /**
     * What the column sorts and filters by. Unknown durations are less than any other.
     *
     * <p>Both the first row and the first time grow with the first occurrence, which is at hand.
     */
    long key(CycleRanking ranking, DistinctCycle cycle) {
        return switch (this) {
            case NAME -> ranking.rankOf(cycle.id());
            case COUNT, SHARE -> cycle.count();
            case LENGTH -> cycle.length();
            case SHORTEST -> cycle.minTime() == InstructionRow.NO_TIME ? -1 : cycle.minTime();
            case LONGEST -> cycle.maxTime() == InstructionRow.NO_TIME ? -1 : cycle.maxTime();
            case FIRST, FIRST_ROW, FIRST_TIME -> cycle.first();
            case ID -> cycle.id();
        };
    }
}
