/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.ranking.CycleText;

/** The timeline in words. */
public final class TimelineText {

    private TimelineText() {
    }

    /**
     * Where in the trace a position is: "Cycle #55, occurrence 236, rows 584,765 to 587,025, number 12 of 41".
     *
     * @param ids what is looked at; the first that the position's occurrence is one of is named
     */
    public static String at(CycleGroups table, List<Integer> ids, long position) {
        long k = table.occurrenceAt(position);
        if (k < 0) {
            return NLS.bind(Messages.TimelineText_prologue, CycleText.number(table.prologueLength()));
        }
        if (k >= table.count()) {
            return NLS.bind(Messages.TimelineText_partial, CycleText.number(table.startOf(table.count())));
        }
        int id = ids.stream().filter(shown -> table.holds(shown, k)).findFirst().orElseGet(() -> table.idOf(k));
        return CycleText.occurrence(table, id, k);
    }

    /**
     * Some chosen cycles or classes: how often each one occurs, its first row, and its next one after a position; and
     * what is marked.
     *
     * @param position -1 for none
     * @param marked a span in words, empty for none
     */
    public static String of(CycleRanking ranking, List<Integer> ids, long position, String marked) {
        StringBuilder text = new StringBuilder();
        for (int id : ids) {
            if (!text.isEmpty()) {
                text.append(System.lineSeparator());
            }
            text.append(cycle(ranking, id, position));
        }
        if (!marked.isEmpty()) {
            text.append(text.isEmpty() ? "" : System.lineSeparator());
            text.append(NLS.bind(Messages.TimelineText_span, marked));
        }
        return text.toString();
    }

    private static String cycle(CycleRanking ranking, int id, long position) {
        CycleGroups table = ranking.table();
        long first = table.startOf(table.distinct(id).first());
        long from = position < 0 ? 0 : Math.min(table.count(), table.occurrenceAt(position) + 1);
        long next = table.select(id, table.rank(id, from));
        String nextRow = next < 0 ? Messages.TimelineText_none : CycleText.number(table.startOf(next));
        return NLS.bind(Messages.TimelineText_cycle, new Object[] {CycleNames.inSentence(table, id),
            CycleText.number(table.distinct(id).count()), CycleText.number(table.count()), CycleText.number(first),
            nextRow});
    }
}
