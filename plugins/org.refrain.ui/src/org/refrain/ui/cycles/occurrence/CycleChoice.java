/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.session.TraceSelection;

/**
 * What is selected in a trace after the user chose cycles or classes, and what of a selection is to be shown. A
 * selection holds distinct cycles alone: a class is chosen when all of its cycles are.
 */
public final class CycleChoice {

    private CycleChoice() {
    }

    /**
     * The selection after a choice. It stays at its event when that lies in one of the chosen cycles; otherwise it goes
     * to the nearest occurrence of the one that has been added, or of the first one.
     *
     * @param before the selection so far
     * @param ids the distinct cycles or classes chosen, possibly none
     */
    public static TraceSelection choose(CycleGroups table, TraceSelection before, List<Integer> ids) {
        List<Integer> cycles = table.cyclesOf(ids);
        if (ids.isEmpty() || holder(table, ids, before.position()) >= 0) {
            return new TraceSelection(before.position(), cycles);
        }
        List<Integer> chosenBefore = table.groupsOf(before.cycleIds());
        int target = ids.get(0);
        for (int id : ids) {
            if (!chosenBefore.contains(id)) {
                target = id;
                break;
            }
        }
        long k = OccurrenceSteps.nearest(table, target, before.position());
        return new TraceSelection(table.startOf(k), cycles);
    }

    /** The distinct cycle or class that holds an event; -1 outside of all cycles. */
    public static int idAt(CycleTable table, long position) {
        long k = position < 0 ? -1 : table.occurrenceAt(position);
        return k < 0 || k >= table.count() ? -1 : table.idOf(k);
    }

    /** Which of some distinct cycles and classes holds an event; -1 for none. */
    private static int holder(CycleGroups table, List<Integer> ids, long position) {
        long k = position < 0 ? -1 : table.occurrenceAt(position);
        for (int id : ids) {
            if (table.holds(id, k)) {
                return id;
            }
        }
        return -1;
    }

    /**
     * The chosen cycles and classes that there are in this table; when there is none, what holds the selected event:
     * its class if there are classes.
     */
    public static List<Integer> shown(CycleGroups table, TraceSelection selection) {
        List<Integer> known = table.groupsOf(selection.cycleIds());
        int current = known.isEmpty() ? idAt(table, selection.position()) : -1;
        return current < 0 ? known : List.of(current);
    }

    /**
     * The cycles and classes to be shown in lanes of their own: those chosen, at most {@code most} of them, that of the
     * selected event among them; when none is chosen, the most frequent ones.
     */
    public static List<Integer> lanes(CycleRanking ranking, TraceSelection selection, int most) {
        CycleGroups table = ranking.table();
        List<Integer> chosen = table.groupsOf(selection.cycleIds());
        List<Integer> lanes = new ArrayList<>();
        if (chosen.isEmpty()) {
            for (int rank = 0; rank < Math.min(most, ranking.size()); rank++) {
                lanes.add(ranking.idAt(rank));
            }
            return lanes;
        }
        lanes.addAll(chosen.subList(0, Math.min(most, chosen.size())));
        Integer current = holder(table, chosen, selection.position());
        if (chosen.contains(current) && !lanes.contains(current)) {
            lanes.set(lanes.size() - 1, current);
        }
        return lanes;
    }
}
