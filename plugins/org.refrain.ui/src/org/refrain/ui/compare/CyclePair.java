/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleNames;

/**
 * Two rows of the Cycles view that are compared: distinct cycles or classes. For a class stands the one of its cycles
 * that occurs most often. Immutable.
 *
 * @param groups what the ids mean
 * @param id the one that is of interest
 * @param other the one that it is compared with
 */
public record CyclePair(CycleGroups groups, int id, int other) {

    /**
     * Some chosen rows: two of them with each other, one with the most frequent one.
     *
     * @return null when there are none, more than two, or only the most frequent one
     */
    public static @Nullable CyclePair of(CycleGroups groups, List<Integer> ids) {
        int usual = mostFrequent(groups);
        if (ids.size() == 2) {
            int last = ids.get(1);
            int first = ids.get(0);
            return last == usual ? new CyclePair(groups, first, last) : new CyclePair(groups, last, first);
        }
        return ids.size() != 1 || usual < 0 || ids.get(0) == usual || sameCycle(groups, ids.get(0), usual) ? null
                : new CyclePair(groups, ids.get(0), usual);
    }

    private static boolean sameCycle(CycleGroups groups, int a, int b) {
        return cycleOf(groups, a) == cycleOf(groups, b);
    }

    /** The class or distinct cycle that occurs most often, the first of several; -1 when there is none. */
    static int mostFrequent(CycleGroups groups) {
        int best = -1;
        for (int id = 0; id < groups.distinctCount(); id++) {
            best = best < 0 || groups.distinct(id).count() > groups.distinct(best).count() ? id : best;
        }
        return best;
    }

    /** The distinct cycle that stands for a row. */
    private static int cycleOf(CycleGroups groups, int id) {
        int best = -1;
        long most = -1;
        for (int member : groups.members(id)) {
            DistinctCycle cycle = groups.distinct(member);
            if (cycle.count() > most) {
                most = cycle.count();
                best = groups.cycleOf(member);
            }
        }
        return best;
    }

    /** The distinct cycles of the trace. */
    CycleTable cycles() {
        return groups.cycles();
    }

    /** The distinct cycle that stands for the first row. */
    int cycle() {
        return cycleOf(groups, id);
    }

    /** The distinct cycle that stands for the second row. */
    int otherCycle() {
        return cycleOf(groups, other);
    }

    /** All distinct cycles of the first row. */
    int[] allCycles() {
        int[] all = groups.members(id);
        for (int i = 0; i < all.length; i++) {
            all[i] = groups.cycleOf(all[i]);
        }
        return all;
    }

    /** What the first row is called, with the cycle that stands for it: "Class 3 (#6)". */
    String name() {
        return name(id, cycle());
    }

    /** What the second row is called. */
    String otherName() {
        return name(other, otherCycle());
    }

    private String name(int row, int cycle) {
        String name = CycleNames.inSentence(groups, row);
        return groups.isClass(row) ? name + " (" + CycleNames.of(groups, groups.groupOf(cycle)) + ")" : name;
    }
}
