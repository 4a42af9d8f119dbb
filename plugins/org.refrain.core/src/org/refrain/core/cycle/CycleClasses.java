/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.trace.InstructionRow;

/**
 * The classes of a trace's cycles: what a person wants to see first, as distinct cycles often differ in nothing but how
 * long they waited.
 *
 * <p>Immutable, safe for threads. Memory: 8 bytes a distinct cycle, and the histograms.
 */
public final class CycleClasses {

    private final int[] classOf;
    private final List<CycleClass> classes;
    private final CycleTable grouped;

    /**
     * @param cycles the distinct cycles
     * @param classOf the class of each; classes are numbered in the order of first occurrence; taken over
     * @param varying for each class, the loops that its cycles differ in
     */
    public CycleClasses(GrammarCycleTable cycles, int[] classOf, List<List<VaryingLoop>> varying) {
        this.classOf = classOf;
        int[] sizes = new int[varying.size()];
        for (int id : classOf) {
            sizes[id]++;
        }
        int[][] members = new int[sizes.length][];
        for (int id = 0; id < sizes.length; id++) {
            members[id] = new int[sizes[id]];
        }
        long[] counts = new long[sizes.length];
        for (int cycle = classOf.length - 1; cycle >= 0; cycle--) {
            int id = classOf[cycle];
            members[id][--sizes[id]] = cycle;
            counts[id] += cycles.distinct(cycle).count();
        }
        List<CycleClass> list = new ArrayList<>(sizes.length);
        List<DistinctCycle> summaries = new ArrayList<>(sizes.length);
        for (int id = 0; id < sizes.length; id++) {
            list.add(new CycleClass(id, members[id], counts[id], varying.get(id)));
            summaries.add(summary(id, members[id], counts[id], cycles));
        }
        classes = List.copyOf(list);
        grouped = new GroupedCycleTable(cycles, classOf, summaries);
    }

    /** Each distinct cycle as a class of its own. */
    public static CycleClasses exact(GrammarCycleTable cycles) {
        int[] classOf = new int[cycles.distinctCount()];
        List<List<VaryingLoop>> varying = new ArrayList<>(classOf.length);
        for (int id = 0; id < classOf.length; id++) {
            classOf[id] = id;
            varying.add(List.of());
        }
        return new CycleClasses(cycles, classOf, varying);
    }

    /** The members taken together; the length is that of the member that ran most often, the first one of several. */
    private static DistinctCycle summary(int id, int[] members, long count, CycleTable cycles) {
        DistinctCycle typical = cycles.distinct(members[0]);
        long shortest = InstructionRow.NO_TIME;
        long longest = InstructionRow.NO_TIME;
        for (int member : members) {
            DistinctCycle cycle = cycles.distinct(member);
            typical = cycle.count() > typical.count() ? cycle : typical;
            if (cycle.minTime() != InstructionRow.NO_TIME) {
                shortest = shortest == InstructionRow.NO_TIME ? cycle.minTime() : Math.min(shortest, cycle.minTime());
                longest = longest == InstructionRow.NO_TIME ? cycle.maxTime() : Math.max(longest, cycle.maxTime());
            }
        }
        return new DistinctCycle(id, typical.length(), count, cycles.distinct(members[0]).first(), shortest, longest);
    }

    /** Number of classes. */
    public int classCount() {
        return classes.size();
    }

    /** The class of a distinct cycle. */
    public int classOf(int cycle) {
        return classOf[cycle];
    }

    /** A class by its id, from 0 to {@link #classCount()} - 1. */
    public CycleClass get(int id) {
        return classes.get(id);
    }

    /**
     * The same occurrences, with classes in the place of distinct cycles: whatever shows a {@link CycleTable} can show
     * this one. A class's length is that of its most frequent cycle; its times are those of all its cycles.
     */
    public CycleTable grouped() {
        return grouped;
    }
}
