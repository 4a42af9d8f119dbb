/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;

/**
 * The axis whose units are picoseconds since the trace's first known time.
 *
 * <p>Most events of a trace have no time of their own; between two timed ones, events are taken as equally long.
 * Events before the first timed one lie at 0, those behind the last one at the end. Each call costs two or three
 * look-ups in the trace's time stream.
 */
public final class TimeAxis implements TimelineAxis {

    private final IndexedTrace trace;
    private final long first;
    private final long total;

    private TimeAxis(IndexedTrace trace) {
        this.trace = trace;
        first = trace.firstTime();
        total = trace.lastTime() - first;
    }

    /** Whether a trace has times that an axis can be made of. */
    public static boolean isPossible(IndexedTrace trace) {
        return trace.firstTime() != InstructionRow.NO_TIME && trace.lastTime() > trace.firstTime();
    }

    /** @throws IllegalArgumentException unless {@link #isPossible} */
    public static TimeAxis of(IndexedTrace trace) {
        if (!isPossible(trace)) {
            throw new IllegalArgumentException("the trace has no times");
        }
        return new TimeAxis(trace);
    }

    @Override
    public Kind kind() {
        return Kind.TIME;
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public long labelAt(long unit) {
        return first + unit;
    }

    @Override
    public long positionAt(long unit) {
        if (unit <= 0) {
            return 0;
        }
        if (unit >= total) {
            return trace.eventCount();
        }
        long before = trace.positionAtTime(first + unit);
        if (before < 0) {
            return 0;
        }
        long after = trace.nextTimed(before + 1);
        if (after < 0) {
            return before;
        }
        long from = timeOf(before);
        long to = timeOf(after);
        return to <= from ? before : before + interpolate(first + unit - from, to - from, after - before);
    }

    @Override
    public long unitAt(long position) {
        long before = position < 0 ? -1 : trace.previousTimed(Math.min(position, trace.eventCount() - 1));
        if (before < 0) {
            return 0;
        }
        long from = timeOf(before);
        long after = position == before ? -1 : trace.nextTimed(before + 1);
        long to = after < 0 ? from : timeOf(after);
        long inside = after < 0 || to <= from ? 0 : interpolate(position - before, after - before, to - from);
        boolean behindLast = after < 0 && position > before;
        return behindLast ? total : Math.max(0, Math.min(from - first + inside, total));
    }

    private long timeOf(long position) {
        long[] time = new long[1];
        trace.times(position, time, 1);
        return time[0];
    }

    private static long interpolate(long part, long whole, long range) {
        return Math.min(range, Math.round((double) part / whole * range));
    }
}
