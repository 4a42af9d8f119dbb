/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntHeapPriorityQueue;

/**
 * Takes loops in the order of descending coverage, which is the number of symbols of all iterations; of equal ones the
 * leftmost, then that with the shortest period.
 *
 * <p>Runs wait in a heap. What the first one has become by the cuts made since it was put there is put back; if it is
 * still whole, it is the next loop. Costs O(log n) for each time that a run is cut. Memory: 28 bytes for each run, for
 * each stretch of 4 symbols or more, and for each part that is put back.
 */
final class LargestCoverageFirst {

    private static final int REPORT = 1 << 16;

    /** What covers less cannot be in the way of any loop with a period of 2 or more. */
    private static final int LEAST = 4;

    private final Segments segments;
    private final Runs loops = new Runs();
    /** The runs, and what became of them by cuts. */
    private final Runs parts;

    private LargestCoverageFirst(Runs parts, long length) {
        this.parts = parts;
        segments = new Segments(length);
    }

    /**
     * The loops that cover 4 symbols or more.
     *
     * @param runs those with periods of 2 and more; more are added
     */
    static Runs find(RunLengthString string, Runs runs, Progress progress) {
        for (int stretch = 1; stretch <= string.stretches(); stretch++) {
            if (string.count(stretch) >= LEAST) {
                long start = string.position(stretch);
                runs.add(start, 1, start + string.count(stretch));
            }
        }
        LargestCoverageFirst search = new LargestCoverageFirst(runs, string.length());
        search.takeAll(progress);
        return search.loops;
    }

    private void takeAll(Progress progress) {
        int whole = parts.size();
        IntHeapPriorityQueue queue = new IntHeapPriorityQueue(whole + 1, this::compare);
        for (int run = 0; run < whole; run++) {
            queue.enqueue(run);
        }
        for (int taken = 0; !queue.isEmpty(); taken++) {
            if ((taken & REPORT - 1) == 0) {
                progress.report(OptimalNest.TASK, Math.min(taken, whole), whole);
                progress.checkCancelled();
            }
            take(queue.dequeueInt(), queue);
        }
    }

    private int compare(int run, int other) {
        int byCoverage = Long.compare(parts.covered(other), parts.covered(run));
        if (byCoverage != 0) {
            return byCoverage;
        }
        int byStart = Long.compare(parts.start(run), parts.start(other));
        return byStart != 0 ? byStart : Long.compare(parts.period(run), parts.period(other));
    }

    private void take(int run, IntHeapPriorityQueue queue) {
        long runStart = parts.start(run);
        long runEnd = parts.end(run);
        long period = parts.period(run);
        long segment = segments.start(runStart);
        while (segment < runEnd) {
            long segmentEnd = segments.end(segment);
            long start = Math.max(runStart, segment);
            long end = Math.min(runEnd, segmentEnd);
            if (end - start >= Math.max(2 * period, LEAST) && !segments.isClosed(segment)) {
                if (start == runStart && end == runEnd) {
                    loops.add(start, period, start + parts.covered(run));
                    segments.cut(start, period, parts.iterations(run));
                } else {
                    queue.enqueue(parts.add(start, period, end));
                }
            }
            segment = segmentEnd;
        }
    }
}
