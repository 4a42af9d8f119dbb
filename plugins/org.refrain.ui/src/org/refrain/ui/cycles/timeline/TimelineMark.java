/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.refrain.ui.cycles.ranking.CycleGroups;

/**
 * Where the selected event, and the occurrence around it, lie on a timeline.
 *
 * @param start first unit of the occurrence; the event's own one outside of the cycles
 * @param end unit behind the occurrence
 * @param at the event's unit
 * @param id what the occurrence is one of: its class if there are classes; -1 outside of the cycles
 * @param cycle its distinct cycle alone, or -1
 */
record TimelineMark(long start, long end, long at, int id, int cycle) {

    static TimelineMark of(CycleGroups table, TimelineAxis axis, long position) {
        long at = axis.unitAt(position);
        long k = table.occurrenceAt(position);
        if (k < 0 || k >= table.count()) {
            return new TimelineMark(at, at + 1, at, -1, -1);
        }
        long start = axis.unitAt(table.startOf(k));
        return new TimelineMark(start, Math.max(start + 1, axis.unitAt(table.startOf(k + 1))), at, table.idOf(k),
                table.groupOf(table.cycles().idOf(k)));
    }

    /** Whether the occurrence is shown in the lane of a class or distinct cycle. */
    boolean isOf(int lane) {
        return lane == id || lane == cycle;
    }
}
