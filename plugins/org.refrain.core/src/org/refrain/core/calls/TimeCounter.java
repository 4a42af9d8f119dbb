/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.BitSet;

import org.refrain.core.calls.CallClock.Accuracy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Sums up times of functions while a trace is walked through. Memory: 21 bytes for each open call. */
final class TimeCounter {

    private final CallClock clock;
    private final long[] self;
    private final long[] total;
    private final Extremes extremes;
    private final BitSet estimated = new BitSet();
    /** How many calls of each function are open. */
    private final int[] active;
    /** The open calls, with where and when they were entered, and how well that time is known. */
    private final IntArrayList functions = new IntArrayList();
    private final LongArrayList positions = new LongArrayList();
    private final LongArrayList times = new LongArrayList();
    private final BitSet unknownEntries = new BitSet();
    private long position;
    private long now;
    private Accuracy accuracy;
    private long unknown;

    TimeCounter(int functionCount, CallClock clock, long start) {
        this.clock = clock;
        self = new long[functionCount];
        total = new long[functionCount];
        extremes = new Extremes(functionCount);
        active = new int[functionCount];
        position = start;
        now = clock.moveTo(start);
        accuracy = clock.accuracy();
    }

    void enter(int function, long at) {
        moveTo(at);
        noteTop();
        unknownEntries.set(functions.size(), accuracy == Accuracy.UNKNOWN);
        functions.add(function);
        positions.add(at);
        times.add(now);
        active[function]++;
        note(function);
    }

    void leave(long at) {
        moveTo(at);
        if (!functions.isEmpty()) {
            close(true);
        }
    }

    /** All calls are lost. */
    void cut(long at) {
        moveTo(at);
        while (!functions.isEmpty()) {
            close(false);
        }
    }

    private void moveTo(long at) {
        if (at == position) {
            return;
        }
        long before = now;
        now = clock.moveTo(at);
        position = at;
        accuracy = clock.accuracy();
        if (functions.isEmpty()) {
            unknown += now - before;
        } else {
            self[functions.topInt()] += now - before;
        }
    }

    private void close(boolean isLeft) {
        int function = functions.popInt();
        long entry = positions.popLong();
        long duration = now - times.popLong();
        if (--active[function] == 0) {
            total[function] += duration;
        }
        note(function);
        noteTop();
        if (isLeft && accuracy != Accuracy.UNKNOWN && !unknownEntries.get(functions.size())) {
            extremes.take(function, duration, entry);
        }
    }

    private void noteTop() {
        if (!functions.isEmpty()) {
            note(functions.topInt());
        }
    }

    /** A call of a function, or one that it makes, begins or ends here. */
    private void note(int function) {
        if (accuracy != Accuracy.MEASURED) {
            estimated.set(function);
        }
    }

    FunctionTimes times(int function) {
        return new FunctionTimes(self[function], total[function], estimated.get(function),
                extremes.shortest[function], extremes.shortestPosition[function], extremes.longest[function],
                extremes.longestPosition[function]);
    }

    long unknown() {
        return unknown;
    }
}
