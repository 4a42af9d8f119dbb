/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.ranking.CycleRanking;

/** What the table says about each distinct cycle. */
public enum CycleColumn {

    /** Its name: its id, the number that stays the same whatever the order. */
    NAME(false, Messages.CycleColumn_name, Messages.CycleColumn_nameTip, "id", 92),
    /** How often it ran. */
    COUNT(true, Messages.CycleColumn_count, Messages.CycleColumn_countTip, "count", 68),
    /** Its part of all occurrences. */
    SHARE(true, Messages.CycleColumn_share, Messages.CycleColumn_shareTip, "share", 68),
    /** Its events. */
    LENGTH(true, Messages.CycleColumn_length, Messages.CycleColumn_lengthTip, "length", 76),
    /** Shortest duration. */
    SHORTEST(true, Messages.CycleColumn_shortest, Messages.CycleColumn_shortestTip, "shortest", 88),
    /** Longest duration. */
    LONGEST(true, Messages.CycleColumn_longest, Messages.CycleColumn_longestTip, "longest", 88),
    /** First occurrence, as k. */
    FIRST(false, Messages.CycleColumn_first, Messages.CycleColumn_firstTip, "first", 68),
    /** The row where the first occurrence starts. */
    FIRST_ROW(false, Messages.CycleColumn_firstRow, Messages.CycleColumn_firstRowTip, "row", 88),
    /** The first known time of the first occurrence. */
    FIRST_TIME(false, Messages.CycleColumn_firstTime, Messages.CycleColumn_firstTimeTip, "", 116),
    /** Its place in the order of counts, from 1. */
    RANK(false, Messages.CycleColumn_rank, Messages.CycleColumn_rankTip, "rank", 64),
    /** The loops that the cycles of a class differ in; there where classes are listed. Shown after the length. */
    DIFFERENCE(true, Messages.CycleColumn_difference, Messages.CycleColumn_differenceTip, "iterations", 190);

    private final boolean largestFirst;
    private final String title;
    private final String explanation;
    private final String keyword;
    private final int width;

    CycleColumn(boolean largestFirst, String title, String explanation, String keyword, int width) {
        this.largestFirst = largestFirst;
        this.title = title;
        this.explanation = explanation;
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

    /** What the title means, in a sentence. */
    String explanation() {
        return explanation;
    }

    /** Width in pixels, unless the user changes it. */
    int width() {
        return width;
    }

    /** The columns that there are, in the order that they are shown in unless the user changes it. */
    static List<CycleColumn> of(boolean classes) {
        List<CycleColumn> columns = new ArrayList<>(List.of(values()));
        columns.remove(DIFFERENCE);
        if (classes) {
            columns.add(columns.indexOf(LENGTH) + 1, DIFFERENCE);
        }
        return columns;
    }

    /** Whether the column holds numbers, which stand on the right. */
    boolean isNumber() {
        return this != NAME && this != DIFFERENCE;
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
     * What the column sorts and filters by. Unknown durations are less than any other. Of what the cycles of a class
     * differ in, it is the largest number of iterations.
     *
     * <p>Both the first row and the first time grow with the first occurrence, which is at hand.
     */
    long key(CycleRanking ranking, DistinctCycle cycle) {
        return switch (this) {
            case NAME -> cycle.id();
            case COUNT, SHARE -> cycle.count();
            case LENGTH -> cycle.length();
            case SHORTEST -> cycle.minTime() == InstructionRow.NO_TIME ? -1 : cycle.minTime();
            case LONGEST -> cycle.maxTime() == InstructionRow.NO_TIME ? -1 : cycle.maxTime();
            case FIRST, FIRST_ROW, FIRST_TIME -> cycle.first();
            case RANK -> ranking.rankOf(cycle.id()) + 1; // equal for the cycles of a class
            case DIFFERENCE -> ranking.table().loops(cycle.id()).stream().mapToLong(VaryingLoop::max).max().orElse(0);
        };
    }
}
