/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;

/** Collects the hits of one group, up to {@value #MOST}: more are not looked through one by one. */
final class HitList {

    /** How many hits a group lists: rows of a tree take so long to make that twice as many would hold the window. */
    static final int MOST = 500;

    private final IndexedTrace trace;
    private final @Nullable CycleTable cycles;
    private final Group group;
    private final List<Hit> hits = new ArrayList<>();

    HitList(IndexedTrace trace, Group group) {
        this.trace = trace;
        this.group = group;
        cycles = trace.cycles();
    }

    boolean isFull() {
        return hits.size() >= MOST;
    }

    void add(long position, String remark) {
        long[] time = {InstructionRow.NO_TIME};
        long timed = trace.previousTimed(position);
        if (timed >= 0) {
            trace.times(timed, time, 1);
        }
        hits.add(new Hit(group, position, occurrenceAt(position), time[0], remark));
    }

    private long occurrenceAt(long position) {
        CycleTable table = cycles;
        long k = table == null ? -1 : table.occurrenceAt(position);
        return table == null || k >= table.count() ? -1 : k;
    }

    /** Gives the group its hits. */
    void finish() {
        group.setHits(hits);
    }
}
