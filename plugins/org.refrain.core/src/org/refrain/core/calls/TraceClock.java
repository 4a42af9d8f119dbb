/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Arrays;

import org.refrain.core.trace.InstructionRow;

/**
 * The clock of a trace of which some events have times. An event without one is put between those around it, in
 * proportion to the number of events, as if all of them took as long. No time passes before the first event with a time
 * and behind the last one, nor where times go backwards. What passed where something was lost passed in the gap.
 *
 * <p>O(1) for each event that is passed. Not safe for threads.
 */
public final class TraceClock implements CallClock {

    private static final int AT_ONCE = 1 << 12;
    private static final long NONE_BEFORE = -1;
    private static final long NONE_BEHIND = Long.MAX_VALUE;

    private final TimedEvents events;
    private final long[] gaps;
    private final long[] block = new long[AT_ONCE];
    private long blockStart;
    private int blockSize;
    private long position;
    /** The events with a time at or before the position, and behind it. */
    private long from = NONE_BEFORE;
    private long fromTime;
    private long to = NONE_BEHIND;
    private long toTime;
    /** The first gap from the one to the other, or -1, and its index among the gaps. */
    private long gap = -1;
    private int gapIndex;
    /** What had passed at {@link #from}. */
    private long passed;

    /** @param gaps positions at which something was lost, ascending */
    public TraceClock(TimedEvents events, long[] gaps) {
        this.events = events;
        this.gaps = gaps.clone();
        jumpTo(0);
    }

    /** Goes to any position, without time passing. O(log n). */
    public void jumpTo(long newPosition) {
        long now = now();
        position = newPosition;
        from = events.previousTimed(newPosition);
        if (from >= 0) {
            load(from);
            fromTime = block[0];
        }
        findNext(newPosition + 1);
        int index = Arrays.binarySearch(gaps, Math.max(0, from));
        gapIndex = index < 0 ? -index - 1 : index;
        findGap();
        passed = 0;
        passed = now - now();
    }

    @Override
    public long moveTo(long newPosition) {
        while (to <= newPosition) {
            passed += duration();
            from = to;
            fromTime = toTime;
            findNext(from + 1);
            findGap();
        }
        position = newPosition;
        return now();
    }

    @Override
    public Accuracy accuracy() {
        return position == from ? Accuracy.MEASURED
                : from == NONE_BEFORE || to == NONE_BEHIND || gap >= 0 || toTime < fromTime ? Accuracy.UNKNOWN
                : Accuracy.ESTIMATED;
    }

    private long now() {
        long duration = duration();
        if (duration == 0) {
            return passed;
        }
        if (gap >= 0) {
            return position > gap ? passed + duration : passed;
        }
        double part = (double) (position - from) / (to - from);
        return passed + Math.min(duration, Math.round(part * duration));
    }

    private long duration() {
        return from == NONE_BEFORE || to == NONE_BEHIND ? 0 : Math.max(0, toTime - fromTime);
    }

    private void findNext(long start) {
        long at = start;
        while (true) {
            for (int i = (int) Math.max(0, at - blockStart); at >= blockStart && i < blockSize; i++) {
                if (block[i] != InstructionRow.NO_TIME) {
                    to = blockStart + i;
                    toTime = block[i];
                    return;
                }
            }
            at = events.nextTimed(at >= blockStart ? Math.max(at, blockStart + blockSize) : at);
            if (at < 0) {
                to = NONE_BEHIND;
                return;
            }
            load(at);
        }
    }

    private void load(long start) {
        blockStart = start;
        blockSize = events.times(start, block, AT_ONCE);
    }

    private void findGap() {
        while (gapIndex < gaps.length && gaps[gapIndex] < from) {
            gapIndex++;
        }
        gap = gapIndex < gaps.length && gaps[gapIndex] < to ? gaps[gapIndex] : -1;
    }
}
