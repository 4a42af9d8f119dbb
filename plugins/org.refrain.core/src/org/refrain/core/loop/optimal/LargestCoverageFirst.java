/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import java.util.Arrays;

import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntHeapPriorityQueue;

/**
 * Takes loops in the order of descending coverage, which is the number of symbols of all iterations; of equal ones the
 * leftmost, then that with the shortest period.
 *
 * <p>Runs wait in a heap. What the first one has become by the cuts made since it was put there is put back; if it is
 * still whole, it is the next loop. Costs O(log n) for each time that a run is cut. Memory: 24 bytes for each run, and
 * for each stretch of 4 symbols or more.
 */
final class LargestCoverageFirst {

    private static final int REPORT = 1 << 16;

    /** What covers less cannot be in the way of any loop with a period of 2 or more. */
    private static final int LEAST = 4;

    private final Segments segments;
    private final LoopSpans loops = new LoopSpans();
    private long[] starts;
    private long[] periods;
    private long[] ends;
    private int size;

    private LargestCoverageFirst(int runs, long length) {
        segments = new Segments(length);
        starts = new long[runs + 16];
        periods = new long[starts.length];
        ends = new long[starts.length];
    }

    /** The loops that cover 4 symbols or more. */
    static LoopSpans find(RunLengthString string, Runs runs, Progress progress) {
        LargestCoverageFirst search = new LargestCoverageFirst(runs.size(), string.length());
        for (int run = 0; run < runs.size(); run++) {
            search.add(runs.start(run), runs.period(run), runs.end(run));
        }
        for (int stretch = 1; stretch <= string.stretches(); stretch++) {
            if (string.count(stretch) >= LEAST) {
                long start = string.position(stretch);
                search.add(start, 1, start + string.count(stretch));
            }
        }
        search.takeAll(progress);
        return search.loops;
    }

    private int add(long start, long period, long end) {
        if (size == starts.length) {
            int length = (int) Math.min(size + (size >> 1), Integer.MAX_VALUE - 8L);
            starts = Arrays.copyOf(starts, length);
            periods = Arrays.copyOf(periods, length);
            ends = Arrays.copyOf(ends, length);
        }
        starts[size] = start;
        periods[size] = period;
        ends[size] = end;
        return size++;
    }

    private void takeAll(Progress progress) {
        IntHeapPriorityQueue queue = new IntHeapPriorityQueue(size + 1, this::compare);
        for (int run = 0; run < size; run++) {
            queue.enqueue(run);
        }
        int whole = size;
        for (int taken = 0; !queue.isEmpty(); taken++) {
            if ((taken & REPORT - 1) == 0) {
                progress.report(OptimalNest.TASK, Math.min(taken, whole), whole);
                progress.checkCancelled();
            }
            take(queue.dequeueInt(), queue);
        }
    }

    private int compare(int run, int other) {
        int byCoverage = Long.compare(coverage(other), coverage(run));
        if (byCoverage != 0) {
            return byCoverage;
        }
        int byStart = Long.compare(starts[run], starts[other]);
        return byStart != 0 ? byStart : Long.compare(periods[run], periods[other]);
    }

    private long coverage(int run) {
        long length = ends[run] - starts[run];
        return length - length % periods[run];
    }

    private void take(int run, IntHeapPriorityQueue queue) {
        long runStart = starts[run];
        long runEnd = ends[run];
        long period = periods[run];
        int slot = run;
        long segment = segments.start(runStart);
        while (segment < runEnd) {
            long segmentEnd = segments.end(segment);
            long start = Math.max(runStart, segment);
            long end = Math.min(runEnd, segmentEnd);
            if (end - start >= Math.max(2 * period, LEAST) && !segments.isClosed(segment)) {
                if (start == runStart && end == runEnd) {
                    loops.add(start, period, (end - start) / period);
                    segments.cut(start, period, (end - start) / period);
                } else if (slot == run) {
                    starts[run] = start;
                    ends[run] = end;
                    queue.enqueue(run);
                    slot = -1;
                } else {
                    queue.enqueue(add(start, period, end));
                }
            }
            segment = segmentEnd;
        }
    }
}
