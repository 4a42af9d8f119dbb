/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/**
 * What comes after a handler: what it interrupted, the next handler in a chain, or another task. A handler returns with
 * the instructions of any function; that its own frame is uppermost is what tells. Not safe for threads.
 */
final class HandlerReturns {

    private final FlowTable flow;
    private final Tally tally;
    private final FrameWriter writer;
    private final Tasks tasks;
    private final StrangeReturns strangeReturns;
    private final Resumption resumption;
    private final LookAhead lookAhead;

    HandlerReturns(FlowTable flow, Tally tally, FrameWriter writer, Tasks tasks, StrangeReturns strangeReturns,
            LookAhead lookAhead) {
        this.lookAhead = lookAhead;
        this.flow = flow;
        this.tally = tally;
        this.writer = writer;
        this.tasks = tasks;
        this.strangeReturns = strangeReturns;
        this.resumption = new Resumption(flow);
    }

    /**
     * Whether BX with any register leaves the uppermost frame, a handler's, rather than jump to another function: what
     * was interrupted goes on exactly there, or a task begins there and not a function that comes back.
     */
    boolean isLeft(int to) {
        Frames frames = writer.frames;
        Interruption interruption = frames.interruption(frames.top());
        return resumption.fit(interruption, frames, to) == Resumption.EXACT || frames.isSwitcher(frames.top())
                && flow.function(to) != frames.function(frames.top()) && !isUnknownHandler(interruption, to);
    }

    /**
     * Leaves the uppermost frame, a handler's.
     *
     * @return the instruction that was interrupted and whose effect is to be looked at now, or {@link FlowTracker#DONE}
     */
    int leave(int to) {
        Frames frames = writer.frames;
        boolean switcher = frames.isSwitcher(frames.top());
        Interruption interruption = frames.interruption(frames.top());
        writer.exit(ExitKind.EXCEPTION_RETURN);
        if (flow.isHandler(to)) {
            tally.count(Observation.TAIL_CHAINED);
            writer.enterHandler(to, interruption, switcher);
            writer.block(to);
            return FlowTracker.DONE;
        }
        int fit = resumption.fit(interruption, frames, to);
        if (fit == Resumption.NO && isUnknownHandler(interruption, to)) {
            tally.count(Observation.INFERRED_HANDLER);
            tally.count(Observation.TAIL_CHAINED);
            flow.markHandler(to);
            writer.enterHandler(to, interruption, switcher);
            writer.block(to);
            return FlowTracker.DONE;
        }
        boolean nested = frames.innermostHandler() >= 0;
        if (nested ? fit != Resumption.NO : fit != Resumption.NO && !switcher) {
            return goOn(interruption, to);
        }
        if (nested) {
            tally.unexplained(Observation.UNEXPLAINED_RETURN, writer.position);
            strangeReturns.findFrame(to);
            return FlowTracker.DONE;
        }
        return switchTask(interruption, to, switcher);
    }

    /** Whether a function that begins here returns to what was interrupted: a handler that no vector table names. */
    private boolean isUnknownHandler(Interruption interruption, int to) {
        if (!flow.isEntry(to)) {
            return false;
        }
        int resumed = lookAhead.firstReturn(writer.position);
        return resumed >= 0 && resumption.fit(interruption, writer.frames, resumed) == Resumption.EXACT;
    }

    private int switchTask(Interruption interruption, int to, boolean switcher) {
        Tasks.Choice choice = tasks.choose(interruption, to, switcher);
        return switch (choice) {
            case SAME -> goOn(interruption, to);
            case OTHER -> goOn(writer.frames.suspended, to);
            case NEW -> {
                tally.count(flow.isEntry(to) ? Observation.TASK_START : Observation.UNKNOWN_STACK);
                strangeReturns.begin(to);
                yield FlowTracker.DONE;
            }
            case NONE -> {
                tally.unexplained(Observation.UNEXPLAINED_RETURN, writer.position);
                strangeReturns.findFrame(to);
                yield FlowTracker.DONE;
            }
        };
    }

    private int goOn(Interruption interruption, int to) {
        switch (interruption.state()) {
            case PENDING -> {
                return interruption.source();
            }
            case RETURNED -> resumeReturned(interruption, to);
            case UNKNOWN -> strangeReturns.begin(to);
        }
        return FlowTracker.DONE;
    }

    private void resumeReturned(Interruption interruption, int to) {
        Frames frames = writer.frames;
        if (interruption.resume() == Frames.UNKNOWN || frames.isEmpty()) {
            strangeReturns.begin(to);
        } else if (frames.function(frames.top()) != flow.function(to)) {
            writer.replace(to);
            writer.block(to);
        } else if (flow.isLeader(to)) {
            writer.block(to);
        }
    }
}
