/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Arrays;

import org.refrain.core.flow.CallTracker;
import org.refrain.core.flow.Components;

/**
 * Adds up how many events run inside each loop, what the loop calls included. A loop that is active in several
 * activations at once (recursion) counts once.
 */
final class LoopTimes implements CallTracker.Listener {

    private static final int NO_LOOP = -1;

    private final Components loops;
    private final int[] active;
    private final long[] since;
    private final long[] events;
    private int[] loopOfActivation = new int[64];
    private int depth;
    private long position;

    LoopTimes(Components loops) {
        this.loops = loops;
        active = new int[loops.count()];
        since = new long[loops.count()];
        events = new long[loops.count()];
    }

    /** Number of events inside a loop so far. */
    long events(int loop) {
        return events[loop];
    }

    /** The event that was told last is over. */
    void advance() {
        position++;
    }

    @Override
    public void enter(int symbol) {
        if (depth == loopOfActivation.length) {
            loopOfActivation = Arrays.copyOf(loopOfActivation, 2 * depth);
        }
        int loop = loopOf(symbol);
        loopOfActivation[depth++] = loop;
        begin(loop);
    }

    @Override
    public void step(int from, int to) {
        int loop = loopOf(to);
        int before = loopOfActivation[depth - 1];
        if (loop != before) {
            end(before);
            begin(loop);
            loopOfActivation[depth - 1] = loop;
        }
    }

    @Override
    public void leave() {
        end(loopOfActivation[--depth]);
    }

    private int loopOf(int symbol) {
        int component = loops.of(symbol);
        return loops.isLoop(component) ? component : NO_LOOP;
    }

    private void begin(int loop) {
        if (loop != NO_LOOP && active[loop]++ == 0) {
            since[loop] = position;
        }
    }

    private void end(int loop) {
        if (loop != NO_LOOP && --active[loop] == 0) {
            events[loop] += position - since[loop];
        }
    }
}
