/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.List;

/** A cycle table in which classes take the place of distinct cycles. Safe for threads. */
final class GroupedCycleTable extends ForwardingCycleTable {

    private final GrammarCycleTable cycles;
    private final int[] classOf;
    private final List<DistinctCycle> classes;
    private final OccurrenceRanks ranks;

    /** @param classes what to say of each class */
    GroupedCycleTable(GrammarCycleTable cycles, int[] classOf, List<DistinctCycle> classes) {
        super(cycles);
        this.cycles = cycles;
        this.classOf = classOf;
        this.classes = List.copyOf(classes);
        ranks = new OccurrenceRanks(cycles.sequence(), id -> classOf[id]);
    }

    @Override
    public int distinctCount() {
        return classes.size();
    }

    @Override
    public DistinctCycle distinct(int id) {
        return classes.get(id);
    }

    @Override
    public int idOf(long k) {
        return classOf[cycles.idOf(k)];
    }

    @Override
    public long rank(int id, long k) {
        cycles.checkOccurrence(k, count());
        return ranks.rank(id, k);
    }

    @Override
    public long select(int id, long n) {
        return ranks.select(id, n);
    }
}
