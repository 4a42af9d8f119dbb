/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.TreeColumn;

/** Columns of the Access Patterns view. */
public enum AccessColumn implements TreeColumn<AccessRow> {

    LINE(Messages.AccessColumn_line, Messages.AccessColumn_lineTip, 260, AccessRow::label, byPlace()),
    FUNCTION(Messages.AccessColumn_function, Messages.AccessColumn_functionTip, 160, AccessRow::function,
            Comparator.comparing(AccessRow::function, String.CASE_INSENSITIVE_ORDER)),
    ACCESS(Messages.AccessColumn_access, Messages.AccessColumn_accessTip, 130, AccessRow::access,
            Comparator.comparing(AccessRow::access)),
    ACCESSES(Messages.AccessColumn_accesses, Messages.AccessColumn_accessesTip, 80, AccessRow::accesses),
    SHARE(Messages.AccessColumn_share, Messages.AccessColumn_shareTip, 90, row -> CycleText.share(row.share()),
            Comparator.comparingDouble(AccessRow::share)),
    PASSES(Messages.AccessColumn_passes, Messages.AccessColumn_passesTip, 70, AccessRow::passes),
    ROW(Messages.AccessColumn_row, Messages.AccessColumn_rowTip, 90, AccessRow::first),
    PATTERN(Messages.AccessColumn_pattern, Messages.AccessColumn_patternTip, 320, AccessRow::pattern,
            Comparator.comparing(AccessRow::pattern, String.CASE_INSENSITIVE_ORDER));

    private final String title;
    private final String explanation;
    private final int width;
    private final Function<AccessRow, String> text;
    private final Comparator<AccessRow> order;

    AccessColumn(String title, String explanation, int width, Function<AccessRow, String> text,
            Comparator<AccessRow> order) {
        this.title = title;
        this.explanation = explanation;
        this.width = width;
        this.text = text;
        this.order = order;
    }

    /** Numbers, with nothing where there is none. */
    AccessColumn(String title, String explanation, int width, ToLongFunction<AccessRow> number) {
        this(title, explanation, width, row -> number.applyAsLong(row) == AccessRow.NONE ? ""
                : CycleText.number(number.applyAsLong(row)), Comparator.comparingLong(number));
    }

    private static Comparator<AccessRow> byPlace() {
        return Comparator.comparing((AccessRow row) -> file(row.place()), String.CASE_INSENSITIVE_ORDER)
                .thenComparingInt(row -> line(row.place())).thenComparing(AccessRow::label);
    }

    private static String file(@Nullable SourcePlace place) {
        return place == null ? "" : place.fileName();
    }

    private static int line(@Nullable SourcePlace place) {
        return place == null ? 0 : place.line();
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
        return this == ACCESSES || this == SHARE || this == PASSES || this == ROW;
    }

    /** Numbers other than rows. */
    @Override
    public boolean isLargestFirst() {
        return isNumber() && this != ROW;
    }

    @Override
    public String text(AccessRow row) {
        return text.apply(row);
    }

    @Override
    public Comparator<AccessRow> order() {
        return order;
    }
}
