/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.function.Function;

import org.refrain.program.line.SourcePlace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.TimeFormat;

/** Columns of the Loop Nest view. */
public enum LoopColumn {

    FUNCTION(Messages.LoopColumn_function, Messages.LoopColumn_functionTip, 240, LoopRow::name),
    LINE(Messages.LoopColumn_line, Messages.LoopColumn_lineTip, 160, LoopColumn::line),
    ITERATIONS(Messages.LoopColumn_iterations, Messages.LoopColumn_iterationsTip, 90,
            row -> CycleText.number(row.iterations())),
    PERIOD(Messages.LoopColumn_period, Messages.LoopColumn_periodTip, 110, row -> CycleText.number(row.period())),
    LENGTH(Messages.LoopColumn_length, Messages.LoopColumn_lengthTip, 90, row -> CycleText.number(row.length())),
    REPETITIONS(Messages.LoopColumn_repetitions, Messages.LoopColumn_repetitionsTip, 90,
            row -> CycleText.number(row.repetitions())),
    SHARE(Messages.LoopColumn_share, Messages.LoopColumn_shareTip, 90, row -> CycleText.share(row.share())),
    TIME(Messages.LoopColumn_time, Messages.LoopColumn_timeTip, 130, row -> TimeFormat.duration(row.time())),
    ROW(Messages.LoopColumn_row, Messages.LoopColumn_rowTip, 90, row -> CycleText.number(row.start()));

    private final String title;
    private final String explanation;
    private final int width;
    private final Function<LoopRow, String> text;

    LoopColumn(String title, String explanation, int width, Function<LoopRow, String> text) {
        this.title = title;
        this.explanation = explanation;
        this.width = width;
        this.text = text;
    }

    private static String line(LoopRow row) {
        SourcePlace place = row.line();
        if (place == null) {
            return "";
        }
        String path = place.path();
        int slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
        return path.substring(slash + 1) + ":" + place.line();
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
}
