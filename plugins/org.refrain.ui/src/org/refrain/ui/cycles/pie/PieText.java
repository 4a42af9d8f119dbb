/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import org.eclipse.osgi.util.NLS;
import org.refrain.ui.cycles.pie.PieSlices.Slice;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.ranking.CycleText;

/** The pie chart in words. */
public final class PieText {

    private PieText() {
    }

    /** What a slice is called: the name of its cycle or class, or "The rest". */
    static String name(CycleGroups groups, Slice slice) {
        return slice.isRest() ? Messages.PieText_restName : CycleNames.of(groups, slice.id());
    }

    /** One slice: "Cycle #55: 41 of 400 occurrences (10.25%), 2,261 events each". */
    public static String about(CycleRanking ranking, Slice slice) {
        if (!slice.isRest()) {
            return CycleText.about(ranking, slice.id());
        }
        String pattern = ranking.table().isGrouped() ? Messages.PieText_restOfClasses : Messages.PieText_rest;
        return NLS.bind(pattern, new Object[] {CycleText.number(slice.distinct()),
            CycleText.number(slice.count()), CycleText.number(ranking.table().count()),
            CycleText.share(slice.share())});
    }

    /** The whole chart: a line for each slice. */
    public static String of(CycleRanking ranking, PieSlices pie) {
        StringBuilder text = new StringBuilder();
        for (Slice slice : pie.slices()) {
            text.append(about(ranking, slice)).append(System.lineSeparator());
        }
        return text.toString();
    }
}
