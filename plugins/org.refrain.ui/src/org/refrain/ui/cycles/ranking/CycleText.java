/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import java.text.NumberFormat;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;

/** What is said about cycles, the same way in table, charts and status line. */
public final class CycleText {

    private static final int SHARE_DIGITS = 2;

    private CycleText() {
    }

    /** A whole number with its digits grouped. */
    public static String number(long number) {
        return NumberFormat.getIntegerInstance().format(number);
    }

    /** A part of a whole, from 0 to 1, in per cent. */
    public static String share(double share) {
        NumberFormat format = NumberFormat.getPercentInstance();
        format.setMinimumFractionDigits(SHARE_DIGITS);
        format.setMaximumFractionDigits(SHARE_DIGITS);
        return format.format(share);
    }

    /** "Cycle #55: 41 of 400 occurrences (10.25%), 2,261 events each". */
    public static String about(CycleRanking ranking, int id) {
        DistinctCycle cycle = ranking.table().distinct(id);
        return NLS.bind(Messages.CycleText_about, new Object[] {CycleRanking.longNameOf(id), number(cycle.count()),
            number(ranking.table().count()), share(ranking.shareOf(id)), number(cycle.length())});
    }

    /** "Cycle #55, occurrence 236, rows 584,765 to 587,025, number 12 of 41". */
    public static String occurrence(CycleTable table, long k) {
        int id = table.idOf(k);
        return NLS.bind(Messages.CycleText_occurrence, new Object[] {CycleRanking.longNameOf(id), number(k),
            number(table.startOf(k)), number(table.startOf(k + 1) - 1), number(table.rank(id, k) + 1),
            number(table.distinct(id).count())});
    }
}
