/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The stacks of an operating system's tasks, and which one goes on when a handler returns somewhere else than to what
 * it interrupted.
 *
 * <p>A task fits when it was suspended where control now is. Of several, those remain whose return addresses agree with
 * the next four returns that the trace shows; of these the one that waits longest is taken and the choice marked as a
 * guess. What is known from elsewhere about tasks goes first. Not safe for threads.
 */
final class Tasks {

    /** More stacks than any microcontroller has memory for come from misread traces. */
    private static final int MOST = 4096;

    private final FlowTable flow;
    private final Tally tally;
    private final FrameWriter writer;
    private final @Nullable TaskInformation information;
    private final LookAhead lookAhead;
    private final Resumption resumption;
    /** The longest suspended first. */
    private final List<Frames> suspended = new ArrayList<>();
    private int stacks = 1;

    /** What runs after a handler. */
    enum Choice {
        /** What it interrupted. */
        SAME,
        /** A task that was suspended before; its frames are the writer's now. */
        OTHER,
        /** A task that is not known; the writer has an empty stack for it. */
        NEW,
        /** What it interrupted, but at another place than it should: no task was ever switched. */
        NONE
    }

    Tasks(FlowTable flow, Tally tally, FrameWriter writer, @Nullable TaskInformation information,
            LookAhead lookAhead) {
        this.flow = flow;
        this.tally = tally;
        this.writer = writer;
        this.information = information;
        this.lookAhead = lookAhead;
        this.resumption = new Resumption(flow);
    }

    /**
     * Chooses who goes on.
     *
     * @param interruption what the handler interrupted
     * @param to what comes next
     * @param switcher whether the handler is one that operating systems switch tasks in
     */
    Choice choose(Interruption interruption, int to, boolean switcher) {
        long task = information == null ? TaskInformation.UNKNOWN : information.taskAt(writer.position);
        if (task != TaskInformation.UNKNOWN) {
            return told(interruption, to, task);
        }
        List<Frames> candidates = candidates(interruption, to);
        if (candidates.isEmpty()) {
            boolean mayBeTask = switcher || !suspended.isEmpty() || flow.isEntry(to);
            return mayBeTask ? startNew(interruption) : Choice.NONE;
        }
        boolean sure = true;
        if (candidates.size() > 1) {
            tally.count(Observation.AMBIGUOUS_SWITCH);
            candidates = lookAhead.agreeing(candidates, writer.position, to);
            sure = candidates.size() == 1;
            if (!sure) {
                tally.count(Observation.GUESSED_SWITCH);
            }
        }
        return resume(candidates.get(0), interruption, sure);
    }

    /** Stacks that fit best, the longest suspended first and the interrupted one last. */
    private List<Frames> candidates(Interruption interruption, int to) {
        Frames current = writer.frames;
        current.suspended = interruption;
        int best = resumption.fit(interruption, current, to);
        for (Frames frames : suspended) {
            best = Math.max(best, resumption.fit(frames.suspended, frames, to));
        }
        List<Frames> candidates = new ArrayList<>();
        for (Frames frames : suspended) {
            if (best != Resumption.NO && resumption.fit(frames.suspended, frames, to) == best) {
                candidates.add(frames);
            }
        }
        if (best != Resumption.NO && resumption.fit(interruption, current, to) == best) {
            candidates.add(current);
        }
        return candidates;
    }

    private Choice told(Interruption interruption, int to, long task) {
        Frames current = writer.frames;
        if (current.task == TaskInformation.UNKNOWN && resumption.fit(interruption, current, to) != Resumption.NO
                && suspended.stream().noneMatch(frames -> frames.task == task)) {
            current.task = task;
        }
        if (current.task == task) {
            return resumption.fit(interruption, current, to) != Resumption.NO ? Choice.SAME : Choice.NONE;
        }
        for (Frames frames : suspended) {
            boolean fits = resumption.fit(frames.suspended, frames, to) != Resumption.NO;
            if (frames.task == task && fits) {
                return resume(frames, interruption, true);
            }
        }
        suspended.stream().filter(frames -> frames.task == task).forEach(frames -> frames.task =
                TaskInformation.UNKNOWN); // its number was used again for another task
        Choice choice = startNew(interruption);
        writer.frames.task = task;
        return choice;
    }

    private Choice resume(Frames chosen, Interruption interruption, boolean sure) {
        if (chosen == writer.frames) {
            return Choice.SAME;
        }
        suspended.remove(chosen);
        suspend(interruption);
        tally.count(Observation.CONTEXT_SWITCH);
        writer.resume(chosen, sure);
        return Choice.OTHER;
    }

    private Choice startNew(Interruption interruption) {
        suspend(interruption);
        writer.resume(new Frames(stacks++), true);
        tally.stacks(stacks);
        tally.count(Observation.CONTEXT_SWITCH);
        return Choice.NEW;
    }

    private void suspend(Interruption interruption) {
        writer.frames.suspended = interruption;
        if (suspended.size() == MOST) {
            suspended.remove(0);
        }
        suspended.add(writer.frames);
    }

    /** Forgets all suspended tasks. */
    void forget() {
        suspended.clear();
    }
}
