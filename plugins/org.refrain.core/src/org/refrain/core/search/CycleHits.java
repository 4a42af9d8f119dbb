/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.search;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;

/** Tells which cycles hold an event of a search: "cycles through here". */
public final class CycleHits {

    private CycleHits() {
    }

    /**
     * How often each distinct cycle holds an event that was searched for. O(depth log n) a distinct cycle.
     *
     * @param cycles the distinct cycles of the trace, not classes of them
     * @param search in the grammar of the whole trace
     * @return by id, for one execution of the cycle; 0 when it does not hold any
     */
    public static long[] perCycle(CycleTable cycles, GrammarSearch search) {
        long[] hits = new long[cycles.distinctCount()];
        for (int id = 0; id < hits.length; id++) {
            DistinctCycle cycle = cycles.distinct(id);
            long start = cycles.startOf(cycle.first());
            hits[id] = search.count(start, start + cycle.length());
        }
        return hits;
    }
}
