/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.List;
import java.util.function.IntFunction;

import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.loops.LoopText;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.TimeFormat;

/** The words in the table's cells. Each costs a look-up or two in the index. */
public final class CycleCells {

    private final IndexedTrace index;
    private final CycleRanking ranking;
    private final IntFunction<String> iterations;

    /** @param iterations what the column of differences says about a distinct cycle below a class */
    CycleCells(IndexedTrace index, CycleRanking ranking, IntFunction<String> iterations) {
        this.index = index;
        this.ranking = ranking;
        this.iterations = iterations;
    }

    /** What the table says about a distinct cycle or class in a column. */
    public String text(CycleColumn column, int id) {
        DistinctCycle cycle = ranking.table().distinct(id);
        return switch (column) {
            case NAME -> CycleNames.withContents(ranking.table(), id);
            case COUNT -> CycleText.number(cycle.count());
            case SHARE -> CycleText.share(ranking.shareOf(id));
            case LENGTH -> CycleText.number(cycle.length());
            case SHORTEST -> TimeFormat.duration(cycle.minTime());
            case LONGEST -> TimeFormat.duration(cycle.maxTime());
            case FIRST -> CycleText.number(cycle.first());
            case FIRST_ROW -> CycleText.number(ranking.table().startOf(cycle.first()));
            case FIRST_TIME -> TimeFormat.seconds(firstTime(cycle));
            case RANK -> below(id) ? "" : CycleText.number(ranking.rankOf(id) + 1L);
            case DIFFERENCE -> below(id) ? iterations.apply(id)
                    : LoopText.inRow(ranking.table().loops(id), index.symbols());
        };
    }

    /** Whether a distinct cycle is listed below its class. */
    private boolean below(int id) {
        return ranking.table().isGrouped() && !ranking.table().isClass(id);
    }

    /** A row with its cells separated by tabs. */
    String line(int id) {
        StringBuilder line = new StringBuilder();
        for (CycleColumn column : columns()) {
            line.append(line.isEmpty() ? "" : "\t").append(text(column, id));
        }
        return line.toString();
    }

    /** The titles of the columns, separated by tabs. */
    String titles() {
        StringBuilder line = new StringBuilder();
        for (CycleColumn column : columns()) {
            line.append(line.isEmpty() ? "" : "\t").append(column.title());
        }
        return line.toString();
    }

    private List<CycleColumn> columns() {
        return CycleColumn.of(ranking.table().isGrouped());
    }

    private long firstTime(DistinctCycle cycle) {
        long start = ranking.table().startOf(cycle.first());
        long timed = index.nextTimed(start);
        if (timed < 0 || timed >= start + cycle.length()) {
            return InstructionRow.NO_TIME;
        }
        long[] time = new long[1];
        index.times(timed, time, 1);
        return time[0];
    }
}
