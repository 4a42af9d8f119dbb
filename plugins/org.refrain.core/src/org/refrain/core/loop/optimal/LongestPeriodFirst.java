/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

/**
 * Takes loops in the order of descending periods, and from left to right among equal ones.
 *
 * <p>A loop in a segment is what is left of a run there, if that is two periods or more, and it begins as far left as
 * possible. The cuts that are made inside of a loop come from shorter periods only. So one pass over all runs in order
 * is enough, for the string and all bodies at once; the runs of a body are those of the string, cut. A run lies in few
 * segments: what has been cut inside of it belongs to loops with longer periods, which reach beyond it by more than
 * one period; such loops are nested, each body half as long as the one around it.
 */
final class LongestPeriodFirst {

    private static final int REPORT = 1 << 16;

    private final Runs runs;
    private final Segments segments;
    private final Runs loops = new Runs();

    private LongestPeriodFirst(Runs runs, long length) {
        this.runs = runs;
        segments = new Segments(length);
    }

    /** The loops with periods of 2 and more. */
    static Runs find(Runs runs, long length, Progress progress) {
        LongestPeriodFirst search = new LongestPeriodFirst(runs, length);
        int[] order = runs.longestPeriodFirst();
        for (int i = 0; i < order.length; i++) {
            if ((i & REPORT - 1) == 0) {
                progress.report(OptimalNest.TASK, i, order.length);
                progress.checkCancelled();
            }
            search.take(order[i]);
        }
        return search.loops;
    }

    private void take(int run) {
        long period = runs.period(run);
        long runStart = runs.start(run);
        long runEnd = runs.end(run);
        long segment = segments.start(runStart);
        while (segment < runEnd) {
            long segmentEnd = segments.end(segment);
            long start = Math.max(runStart, segment);
            long end = Math.min(runEnd, segmentEnd);
            long iterations = (end - start) / period;
            if (iterations >= 2 && !segments.isClosed(segment)) {
                loops.add(start, period, start + period * iterations);
                segments.cut(start, period, iterations);
            }
            segment = segmentEnd;
        }
    }
}
