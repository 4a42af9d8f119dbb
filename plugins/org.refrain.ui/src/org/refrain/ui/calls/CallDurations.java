/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;
import org.refrain.program.analysis.TaskFlow;
import org.refrain.ui.cycles.timeline.TimeAxis;

/** How long calls took. Where only some events have times, those between are estimated. */
final class CallDurations {

    private final TaskFlow tasks;
    private final long events;
    private final @Nullable TimeAxis axis;

    CallDurations(IndexedTrace trace, TaskFlow tasks) {
        this.tasks = tasks;
        events = trace.eventCount();
        axis = TimeAxis.isPossible(trace) ? TimeAxis.of(trace) : null;
    }

    /** Where an instruction is in the trace, or -1; {@code position} counts its task's instructions. */
    long inTrace(long position) {
        return position < 0 || tasks.isInTimeOrder() ? position
                : tasks.positionOf(tasks.flow().eventAt(position));
    }

    /**
     * The time from a call's first instruction to the one behind its last, in picoseconds;
     * {@link InstructionRow#NO_TIME} when it is not known, or other tasks may have run in between.
     */
    long of(long position, long length) {
        TimeAxis times = axis;
        return times == null || position < 0 || !tasks.isInTimeOrder() ? InstructionRow.NO_TIME
                : times.unitAt(Math.min(position + length, events)) - times.unitAt(position);
    }
}
