/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.ForwardingCycleTable;
import org.refrain.core.cycle.VaryingLoop;

/**
 * What the occurrences of cycles are told apart by: distinct cycles alone, or classes and the distinct cycles below
 * them. Both are groups of occurrences, with ids of one numbering, so that whatever shows a cycle can show a class as
 * well.
 *
 * <p>Without classes a group's id is that of the distinct cycle. With classes the ids below {@link #distinctCount()}
 * are the classes' own, and those of the distinct cycles follow. Asked for an occurrence's id, the answer is the class.
 * A session's selection always holds ids of distinct cycles: {@link #cyclesOf} and {@link #groupsOf} translate.
 *
 * <p>Immutable, safe for threads. Memory: 8 bytes a class.
 */
public final class CycleGroups extends ForwardingCycleTable {

    private final CycleTable cycles;
    private final @Nullable CycleClasses classes;
    private final CycleTable top;
    /** What is added to the id of a distinct cycle. */
    private final int offset;
    private final long[] events;
    /** What {@link #groupsOf} was asked last: a selection is looked at several times. */
    private volatile @Nullable Answer latest;

    private record Answer(List<Integer> distinct, List<Integer> groups) {
    }

    private CycleGroups(CycleTable cycles, @Nullable CycleClasses classes) {
        super(cycles);
        this.cycles = cycles;
        this.classes = classes;
        top = classes == null ? cycles : classes.grouped();
        offset = classes == null ? 0 : classes.classCount();
        events = new long[offset];
        for (int cycle = 0; classes != null && cycle < cycles.distinctCount(); cycle++) {
            DistinctCycle distinct = cycles.distinct(cycle);
            events[classes.classOf(cycle)] += distinct.length() * distinct.count();
        }
    }

    /** Distinct cycles alone. */
    public static CycleGroups of(CycleTable cycles) {
        return cycles instanceof CycleGroups groups ? groups : new CycleGroups(cycles, null);
    }

    /** Classes and the distinct cycles below them; distinct cycles alone where each would be a class of its own. */
    public static CycleGroups of(CycleTable cycles, @Nullable CycleClasses classes) {
        boolean any = classes != null && classes.classCount() < cycles.distinctCount();
        return new CycleGroups(cycles, any ? classes : null);
    }

    /** Whether there are classes. */
    public boolean isGrouped() {
        return classes != null;
    }

    /** The distinct cycles, whether there are classes or not. */
    public CycleTable cycles() {
        return cycles;
    }

    /** Number of ids: classes and distinct cycles. */
    public int idCount() {
        return offset + cycles.distinctCount();
    }

    public boolean isClass(int id) {
        return id < offset;
    }

    /** The class that a distinct cycle belongs to; a class itself, and a distinct cycle where there are no classes. */
    public int classOf(int id) {
        CycleClasses grouping = classes;
        return grouping == null || id < offset ? id : grouping.classOf(id - offset);
    }

    /** How many distinct cycles a group has. */
    public int size(int id) {
        CycleClasses grouping = classes;
        return grouping == null || id >= offset ? 1 : grouping.get(id).distinctCount();
    }

    /** The groups of a class's distinct cycles, in the order of first occurrence; of a distinct cycle itself alone. */
    public int[] members(int id) {
        CycleClasses grouping = classes;
        if (grouping == null || id >= offset) {
            return new int[] {id};
        }
        int[] members = grouping.get(id).cycles();
        for (int i = 0; i < members.length; i++) {
            members[i] += offset;
        }
        return members;
    }

    /** The loops that the distinct cycles of a class differ in; empty for a distinct cycle. */
    public List<VaryingLoop> loops(int id) {
        CycleClasses grouping = classes;
        return grouping == null || id >= offset ? List.of() : grouping.get(id).loops();
    }

    /** The group of a distinct cycle alone. */
    public int groupOf(int cycle) {
        return cycle + offset;
    }

    /** The first distinct cycle of a group. */
    public int cycleOf(int id) {
        return members(id)[0] - offset;
    }

    /** Whether an occurrence is one of a group. */
    public boolean holds(int id, long k) {
        return k >= 0 && k < count() && (isClass(id) ? top.idOf(k) == id : cycles.idOf(k) + offset == id);
    }

    /** The distinct cycles of some groups, each once. */
    public List<Integer> cyclesOf(List<Integer> ids) {
        if (ids.size() == 1) {
            int id = ids.get(0);
            List<Integer> all = List.copyOf(Arrays.stream(members(id)).mapToObj(member -> member - offset).toList());
            latest = new Answer(all, List.of(size(classOf(id)) == 1 ? classOf(id) : id)); // what will be asked next
            return all;
        }
        Set<Integer> found = new LinkedHashSet<>();
        for (int id : ids) {
            for (int member : members(id)) {
                found.add(member - offset);
            }
        }
        return List.copyOf(found);
    }

    /**
     * The groups that some distinct cycles make up: a class where all of its cycles are among them, else the cycles
     * each for itself. Those that there are not in this trace are left out. O(number of cycles), once for the same
     * list.
     *
     * @param distinct not modified any more
     */
    public List<Integer> groupsOf(List<Integer> distinct) {
        Answer known = latest;
        if (known == null || known.distinct != distinct) {
            known = new Answer(distinct, madeUpBy(distinct));
            latest = known;
        }
        return known.groups;
    }

    private List<Integer> madeUpBy(List<Integer> distinct) {
        CycleClasses grouping = classes;
        List<Integer> known = distinct.stream().filter(cycle -> cycle < cycles.distinctCount()).toList();
        if (grouping == null) {
            return known;
        }
        Map<Integer, Integer> sizes = new HashMap<>();
        for (int cycle : known) {
            sizes.merge(grouping.classOf(cycle), 1, Integer::sum);
        }
        Set<Integer> groups = new LinkedHashSet<>();
        for (int cycle : known) {
            int id = grouping.classOf(cycle);
            groups.add(sizes.get(id) == size(id) ? id : cycle + offset);
        }
        return List.copyOf(groups);
    }

    /** Events of all occurrences of a group. */
    public long events(int id) {
        DistinctCycle group = distinct(id);
        return isClass(id) ? events[id] : group.length() * group.count();
    }

    /** Number of classes, or of distinct cycles where there are no classes. */
    @Override
    public int distinctCount() {
        return top.distinctCount();
    }

    @Override
    public DistinctCycle distinct(int id) {
        if (id < offset || offset == 0) {
            return top.distinct(id);
        }
        DistinctCycle cycle = cycles.distinct(id - offset);
        return new DistinctCycle(id, cycle.length(), cycle.count(), cycle.first(), cycle.minTime(), cycle.maxTime());
    }

    @Override
    public int idOf(long k) {
        return top.idOf(k);
    }

    @Override
    public long rank(int id, long k) {
        return isClass(id) ? top.rank(id, k) : cycles.rank(id - offset, k);
    }

    @Override
    public long select(int id, long n) {
        return isClass(id) ? top.select(id, n) : cycles.select(id - offset, n);
    }
}
