/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.loop.runs.RunFinder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

/** Replaces loops by symbols until there is none left. Not safe for threads. */
final class Reduction {

    private static final String TASK = "Reducing loops";

    private final ReducedLoops loops;
    private final KnownBodies known;
    private final boolean anchors;
    private final Progress progress;

    /**
     * @param loops takes what is replaced
     * @param anchors whether a loop begins where a known body does that is a rotation of its own
     */
    Reduction(ReducedLoops loops, boolean anchors, Progress progress) {
        this.loops = loops;
        this.anchors = anchors;
        this.progress = progress;
        known = new KnownBodies();
    }

    /**
     * Reduces a string.
     *
     * @param fewest loops with fewer iterations stay as they are
     * @return what is left
     */
    int[] reduce(int[] string, int fewest) {
        int[] left = string;
        for (int[] reduced = round(left, fewest); reduced.length < left.length; reduced = round(left, fewest)) {
            left = reduced;
        }
        return left;
    }

    /** Reduces all loops of the shortest period there is, those that begin first before the others. */
    private int[] round(int[] string, int fewest) {
        progress.report(TASK, 0, -1);
        Runs runs = ShortRuns.find(string, loops.size(), fewest, progress);
        if (runs.size() == 0) {
            runs = longRuns(string, fewest);
        }
        return runs.size() == 0 ? string : replace(string, runs, fewest);
    }

    /** All runs of the shortest period there is, from left to right. */
    private Runs longRuns(int[] string, int fewest) {
        Runs all = RunFinder.find(RunLengthString.of(string), progress);
        long shortest = Long.MAX_VALUE;
        for (int run = 0; run < all.size(); run++) {
            if (all.iterations(run) >= fewest) {
                shortest = Math.min(shortest, all.period(run));
            }
        }
        Runs runs = new Runs();
        for (int run : all.leftToRight()) {
            if (all.period(run) == shortest && all.iterations(run) >= fewest) {
                runs.add(all.start(run), shortest, all.end(run));
            }
        }
        return runs;
    }

    /** Replaces runs of one period; where two overlap, the first one takes what it can. */
    private int[] replace(int[] string, Runs runs, int fewest) {
        int period = (int) runs.period(0);
        int[] reduced = new int[string.length];
        int size = 0;
        int at = 0;
        for (int run = 0; run < runs.size(); run++) {
            int start = Math.max(at, (int) runs.start(run));
            int length = (int) runs.end(run) - start;
            if (length / period < fewest) {
                continue;
            }
            int shift = anchors ? known.anchor(string, start, period) : 0;
            if ((length - shift) / period < 2) {
                shift = 0; // an iteration less would be no loop
            }
            start += shift;
            int iterations = (length - shift) / period;
            System.arraycopy(string, at, reduced, size, start - at);
            size += start - at;
            reduced[size++] = loops.loop(Arrays.copyOfRange(string, start, start + period), iterations);
            at = start + iterations * period;
        }
        System.arraycopy(string, at, reduced, size, string.length - at);
        return Arrays.copyOf(reduced, size + string.length - at);
    }
}
