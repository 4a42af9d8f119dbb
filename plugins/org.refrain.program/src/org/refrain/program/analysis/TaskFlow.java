/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import org.refrain.core.calls.CallClock;
import org.refrain.core.calls.TraceClock;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;

/**
 * The control flow task by task: all events of task 0, then a gap and those of task 1, and so on. What lies between two
 * turns of a task, other tasks and their frames, is not there: a frame that was interrupted by a task switch goes on
 * where it was. So a path is found across switches, and never from pieces of two tasks.
 *
 * <p>Handlers run on the stack of the task that they interrupt. Without an operating system there is one task, and the
 * order of events is that of time. Immutable, safe for threads.
 */
public final class TaskFlow {

    private final LocatedControlFlow flow;
    private final TaskTurns turns;
    private final long[] firsts;

    /** @param firsts number of each task's first event */
    TaskFlow(LocatedControlFlow flow, TaskTurns turns, long... firsts) {
        this.flow = flow;
        this.turns = turns;
        this.firsts = firsts;
    }

    /**
     * The events in the order of tasks. Positions in it are times of tasks, that is, they leave out what other tasks
     * did; those in the trace are told by {@link #positionOf} here.
     */
    public LocatedControlFlow flow() {
        return flow;
    }

    /** How many tasks ran, 1 without an operating system. */
    public int tasks() {
        return firsts.length;
    }

    /** Whether task order is the order of time. */
    public boolean isInTimeOrder() {
        return turns.isSingle();
    }

    /** Where an event of {@link #flow()} is in the trace of instructions. O(depth log n). */
    public long positionOf(long event) {
        long time = flow.positionOf(event);
        return turns.isSingle() ? time : turns.position(time);
    }

    /**
     * The last event, in {@link #flow()}, of the task that runs at a position of the trace of instructions; -1 before
     * the first event of all.
     */
    public long eventAt(long position) {
        return flow.eventAt(turns.isSingle() ? position : turns.time(position));
    }

    /**
     * A clock of the positions in {@link #flow()}: only the time of the task that they belong to passes.
     *
     * @param clock of the trace; not to be used any more
     */
    public CallClock clock(TraceClock clock) {
        return turns.isSingle() ? clock : new TaskClock(turns, clock);
    }

    /** The task that an event belongs to, from 0. */
    public int taskOf(long event) {
        return turns.task(flow.positionOf(event));
    }

    /**
     * Finds occurrences in the order of time, which is not the order of {@link #flow()}. Their positions are still
     * events of that. Costs a cursor for each task, and O(log tasks) for each occurrence.
     *
     * @param matches answers about {@link #flow()}
     * @throws PathException if the trace leaves more frames open than can be followed
     */
    public OccurrenceCursor occurrences(PathMatches matches) throws PathException {
        return isInTimeOrder() ? matches.occurrences() : TimeOrder.of(this, matches, firsts);
    }

    /**
     * Whether it is sure that an event belongs to a frame: false when the task was suspended in between and which one
     * went on then was guessed among several that fit.
     *
     * @param frame the event that entered the frame
     * @param event a later one in the same frame
     */
    public boolean isSure(long frame, long event) {
        return turns.isSure(flow.positionOf(frame), flow.positionOf(event));
    }
}
