/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

import org.refrain.program.line.SourcePlace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.TimeFormat;

/** Columns of the Loop Nest view. */
public enum LoopColumn {

    FUNCTION(Messages.LoopColumn_function, Messages.LoopColumn_functionTip, 240, LoopRow::name,
            Comparator.comparing(LoopRow::name, String.CASE_INSENSITIVE_ORDER)),
    LINE(Messages.LoopColumn_line, Messages.LoopColumn_lineTip, 150, LoopColumn::line,
            Comparator.comparing(LoopColumn::file, String.CASE_INSENSITIVE_ORDER)
                    .thenComparingInt(LoopColumn::lineNumber)),
    ITERATIONS(Messages.LoopColumn_iterations, Messages.LoopColumn_iterationsTip, 100, LoopRow::iterations),
    PERIOD(Messages.LoopColumn_period, Messages.LoopColumn_periodTip, 120, LoopRow::period),
    LENGTH(Messages.LoopColumn_length, Messages.LoopColumn_lengthTip, 100, LoopRow::length),
    REPETITIONS(Messages.LoopColumn_repetitions, Messages.LoopColumn_repetitionsTip, 110, LoopRow::repetitions),
    SHARE(Messages.LoopColumn_share, Messages.LoopColumn_shareTip, 90, row -> CycleText.share(row.share()),
            Comparator.comparingDouble(LoopRow::share)),
    TIME(Messages.LoopColumn_time, Messages.LoopColumn_timeTip, 160, row -> TimeFormat.duration(row.time()),
            Comparator.comparingLong(LoopRow::time)),
    ROW(Messages.LoopColumn_row, Messages.LoopColumn_rowTip, 100, LoopRow::start);

    private final String title;
    private final String explanation;
    private final int width;
    private final Function<LoopRow, String> text;
    private final Comparator<LoopRow> order;

    LoopColumn(String title, String explanation, int width, Function<LoopRow, String> text,
            Comparator<LoopRow> order) {
        this.title = title;
        this.explanation = explanation;
        this.width = width;
        this.text = text;
        this.order = order;
    }

    LoopColumn(String title, String explanation, int width, ToLongFunction<LoopRow> number) {
        this(title, explanation, width, row -> CycleText.number(number.applyAsLong(row)),
                Comparator.comparingLong(number));
    }

    private static String file(LoopRow row) {
        SourcePlace place = row.line();
        if (place == null) {
            return "";
        }
        String path = place.path();
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private static int lineNumber(LoopRow row) {
        SourcePlace place = row.line();
        return place == null ? 0 : place.line();
    }

    private static String line(LoopRow row) {
        return row.line() == null ? "" : file(row) + ":" + lineNumber(row);
    }

    String title() {
        return title;
    }

    String explanation() {
        return explanation;
    }

    int width() {
        return width;
    }

    boolean isNumber() {
        return this != FUNCTION && this != LINE;
    }

    /** What stands in a cell. */
    String text(LoopRow row) {
        return text.apply(row);
    }

    /** Names and rows from the first on, other numbers from the largest on; or the other way round. */
    Comparator<LoopRow> order(boolean reverse) {
        return isDescending(reverse) ? order.reversed() : order;
    }

    /** Whether {@link #order} has the largest in front. */
    boolean isDescending(boolean reverse) {
        return (isNumber() && this != ROW) != reverse;
    }
}
