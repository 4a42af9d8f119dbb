/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.text.TimeFormat;

/** Columns of the Functions view. */
public enum FunctionColumn {

    NAME(Messages.FunctionColumn_name, Messages.FunctionColumn_nameTip, 180, (row, events) -> row.name(),
            Comparator.comparing(FunctionRow::name, String.CASE_INSENSITIVE_ORDER)),
    CALLS(Messages.FunctionColumn_calls, Messages.FunctionColumn_callsTip, 80, row -> row.profile().calls()),
    SELF(Messages.FunctionColumn_self, Messages.FunctionColumn_selfTip, 90, row -> row.profile().selfEvents()),
    SELF_SHARE(Messages.FunctionColumn_selfShare, Messages.FunctionColumn_selfShareTip, 80,
            share(row -> row.profile().selfEvents()), Comparator.comparingLong(row -> row.profile().selfEvents())),
    TOTAL(Messages.FunctionColumn_total, Messages.FunctionColumn_totalTip, 90, row -> row.profile().totalEvents()),
    TOTAL_SHARE(Messages.FunctionColumn_totalShare, Messages.FunctionColumn_totalShareTip, 80,
            share(row -> row.profile().totalEvents()), Comparator.comparingLong(row -> row.profile().totalEvents())),
    SHORTEST(Messages.FunctionColumn_shortest, Messages.FunctionColumn_shortestTip, 90,
            row -> row.profile().shortest()),
    LONGEST(Messages.FunctionColumn_longest, Messages.FunctionColumn_longestTip, 90, row -> row.profile().longest()),
    SHORTEST_TIME(Messages.FunctionColumn_shortestTime, Messages.FunctionColumn_shortestTimeTip, 100,
            time(FunctionRow::shortestTime), Comparator.comparingLong(FunctionRow::shortestTime)),
    LONGEST_TIME(Messages.FunctionColumn_longestTime, Messages.FunctionColumn_longestTimeTip, 100,
            time(FunctionRow::longestTime), Comparator.comparingLong(FunctionRow::longestTime));

    private final String title;
    private final String explanation;
    private final int width;
    private final Text text;
    private final Comparator<FunctionRow> order;

    /** What stands in a cell; {@code events} are those of the whole trace. */
    @FunctionalInterface
    private interface Text {
        String of(FunctionRow row, long events);
    }

    FunctionColumn(String title, String explanation, int width, Text text, Comparator<FunctionRow> order) {
        this.title = title;
        this.explanation = explanation;
        this.width = width;
        this.text = text;
        this.order = order;
    }

    FunctionColumn(String title, String explanation, int width, ToLongFunction<FunctionRow> number) {
        this(title, explanation, width, (row, events) -> number.applyAsLong(row) < 0 ? ""
                : CycleText.number(number.applyAsLong(row)), Comparator.comparingLong(number));
    }

    private static Text share(ToLongFunction<FunctionRow> number) {
        return (row, events) -> CycleText.share(events == 0 ? 0 : (double) number.applyAsLong(row) / events);
    }

    private static Text time(ToLongFunction<FunctionRow> time) {
        Function<FunctionRow, String> text = row -> time.applyAsLong(row) == InstructionRow.NO_TIME ? ""
                : TimeFormat.duration(time.applyAsLong(row));
        return (row, events) -> text.apply(row);
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
        return this != NAME;
    }

    /** What stands in a cell. */
    String text(FunctionRow row, long events) {
        return text.of(row, events);
    }

    /** The rows' order: names ascending, the largest numbers first. Equal ones are in the order of their names. */
    Comparator<FunctionRow> order(boolean reverse) {
        boolean descending = isNumber() != reverse;
        return (descending ? order.reversed() : order).thenComparing(FunctionRow::name);
    }
}
