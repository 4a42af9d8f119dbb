/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

import org.eclipse.osgi.util.NLS;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.TreeColumn;
import org.refrain.ui.text.TimeFormat;

/** Columns of the Loop Nest view. */
public enum LoopColumn implements TreeColumn<LoopRow> {

    FUNCTION(Messages.LoopColumn_function, Messages.LoopColumn_functionTip, 200, LoopRow::name,
            Comparator.comparing(LoopRow::name, String.CASE_INSENSITIVE_ORDER)),
    ITERATIONS(Messages.LoopColumn_iterations, Messages.LoopColumn_iterationsTip, 150, row -> row.iterations().text(),
            Comparator.comparingLong(row -> row.iterations().typical())),
    PERIOD(Messages.LoopColumn_period, Messages.LoopColumn_periodTip, 90, LoopColumn::period,
            Comparator.comparingLong(row -> row.facts().longest())),
    LENGTH(Messages.LoopColumn_length, Messages.LoopColumn_lengthTip, 70, row -> row.facts().length()),
    EXECUTIONS(Messages.LoopColumn_executions, Messages.LoopColumn_executionsTip, 80, LoopRow::executions),
    SHARE(Messages.LoopColumn_share, Messages.LoopColumn_shareTip, 70, row -> CycleText.share(row.share()),
            Comparator.comparingDouble(LoopRow::share)),
    TIME(Messages.LoopColumn_time, Messages.LoopColumn_timeTip, 80,
            row -> TimeFormat.duration(row.facts().time()), Comparator.comparingLong(row -> row.facts().time())),
    ROW(Messages.LoopColumn_row, Messages.LoopColumn_rowTip, 70, row -> row.first().first()),
    /** The last one: it takes all the room that is left. */
    LINES(Messages.LoopColumn_lines, Messages.LoopColumn_linesTip, 160, LoopColumn::lines,
            Comparator.comparing(LoopColumn::file, String.CASE_INSENSITIVE_ORDER)
                    .thenComparingInt(LoopColumn::firstLine));

    private static final int MOST_RANGES = 6;

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
        return row.lines().isEmpty() ? "" : row.lines().get(0).fileName();
    }

    private static int firstLine(LoopRow row) {
        return row.lines().isEmpty() ? 0 : row.lines().get(0).first();
    }

    private static String lines(LoopRow row) {
        List<LineRange> all = row.lines();
        String text = String.join(", ", all.stream().limit(MOST_RANGES).map(LineRange::text).toList());
        return all.size() > MOST_RANGES ? NLS.bind(Messages.LoopColumn_moreLines, text) : text;
    }

    private static String period(LoopRow row) {
        LoopRow.Facts facts = row.facts();
        return facts.shortest() == facts.longest() ? CycleText.number(facts.longest())
                : NLS.bind(Messages.LoopColumn_range, CycleText.number(facts.shortest()),
                        CycleText.number(facts.longest()));
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String explanation() {
        return explanation;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public boolean isNumber() {
        return this != FUNCTION && this != LINES;
    }

    /** Numbers other than rows. */
    @Override
    public boolean isLargestFirst() {
        return isNumber() && this != ROW;
    }

    @Override
    public String text(LoopRow row) {
        return text.apply(row);
    }

    @Override
    public Comparator<LoopRow> order() {
        return order;
    }
}
