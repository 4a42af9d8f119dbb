/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import java.text.NumberFormat;

import org.eclipse.osgi.util.NLS;
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

    /**
     * "Cycle #55: 41 of 400 occurrences (10.25%), 2,261 events each", "Class 3: 170 of 400 occurrences (42.50%), 4
     * distinct cycles of 2,237 to 2,277 events".
     */
    public static String about(CycleRanking ranking, int id) {
        CycleGroups groups = ranking.table();
        DistinctCycle cycle = groups.distinct(id);
        long shortest = Long.MAX_VALUE;
        long longest = 0;
        for (int member : groups.members(id)) {
            long length = groups.distinct(member).length();
            shortest = Math.min(shortest, length);
            longest = Math.max(longest, length);
        }
        boolean alone = groups.size(id) == 1;
        String name = alone && groups.isClass(id) ? CycleNames.withContents(groups, id)
                : CycleNames.inSentence(groups, id);
        String pattern = alone ? Messages.CycleText_about
                : shortest == longest ? Messages.CycleText_aboutEqualClass : Messages.CycleText_aboutClass;
        return NLS.bind(pattern, new Object[] {name, number(cycle.count()), number(groups.count()),
            share(ranking.shareOf(id)), number(alone ? shortest : groups.size(id)), number(shortest),
            number(longest)});
    }

    /**
     * "Cycle #55, occurrence 236, rows 584,765 to 587,025, number 12 of 41"; "Class 3 (#6), ..." if a class is looked
     * at.
     *
     * @param id what is looked at; k is one of its occurrences
     */
    public static String occurrence(CycleGroups groups, int id, long k) {
        return NLS.bind(Messages.CycleText_occurrence, new Object[] {CycleNames.at(groups, id, k), number(k),
            number(groups.startOf(k)), number(groups.startOf(k + 1) - 1), number(groups.rank(id, k) + 1),
            number(groups.distinct(id).count())});
    }
}
