/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import org.refrain.core.calls.CallClock;
import org.refrain.core.calls.TraceClock;

/** A clock for tasks that follow each other: while another task runs, no time passes. Not safe for threads. */
final class TaskClock implements CallClock {

    private final TaskTurns turns;
    private final TraceClock clock;
    /** The turn that the clock is in, by time. */
    private int turn;

    TaskClock(TaskTurns turns, TraceClock clock) {
        this.turns = turns;
        this.clock = clock;
        clock.jumpTo(turns.firstPosition(0));
    }

    @Override
    public long moveTo(long time) {
        while (turn + 1 < turns.count() && turns.firstTime(turn + 1) < time) {
            clock.moveTo(positionAt(turns.firstTime(turn + 1)));
            turn++;
            clock.jumpTo(turns.firstPosition(turn));
        }
        return clock.moveTo(positionAt(time));
    }

    private long positionAt(long time) {
        return turns.firstPosition(turn) + time - turns.firstTime(turn);
    }

    @Override
    public Accuracy accuracy() {
        return clock.accuracy();
    }
}
