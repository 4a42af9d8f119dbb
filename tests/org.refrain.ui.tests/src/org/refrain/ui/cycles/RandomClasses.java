/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.ui.cycles.ranking.CycleGroups;

/** Random cycles in random classes, and what the answers about them are checked against. */
public final class RandomClasses {

    /** The distinct cycles in plain arrays. */
    public final ArrayCycleTable cycles;
    /** The class of each distinct cycle. */
    public final int[] classOf;
    public final CycleGroups groups;

    public RandomClasses(Random random, int most) {
        cycles = ArrayCycleTable.random(random, most);
        classOf = new int[cycles.distinctCount()];
        int known = 0;
        for (int id = 0; id < classOf.length; id++) {
            classOf[id] = known == 0 || random.nextInt(3) == 0 ? known++ : random.nextInt(known);
        }
        ReSequitur sequence = new ReSequitur();
        List<DistinctCycle> distinct = new ArrayList<>();
        for (int id = 0; id < classOf.length; id++) {
            distinct.add(cycles.distinct(id));
        }
        for (long k = 0; k < cycles.count(); k++) {
            sequence.append(cycles.idOf(k));
        }
        GrammarCycleTable table = new GrammarCycleTable(0, sequence.build(), distinct, cycles.prologueLength(),
                cycles.partialLength());
        groups = CycleGroups.of(table,
                new CycleClasses(table, classOf.clone(), Collections.nCopies(known, List.of())));
    }

    /** The group of an occurrence's class or distinct cycle, found by looking. */
    public boolean holds(int id, long k) {
        int cycle = cycles.idOf(k);
        int classes = groups.isGrouped() ? Arrays.stream(classOf).max().orElseThrow() + 1 : 0;
        return id < classes ? classOf[cycle] == id : cycle == id - classes;
    }
}
