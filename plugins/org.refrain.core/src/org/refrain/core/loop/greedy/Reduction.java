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

import it.unimi.dsi.fastutil.longs.LongArrays;

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
        RunLengthString stretches = RunLengthString.of(string);
        for (int stretch = 1; stretch <= stretches.stretches(); stretch++) {
            if (stretches.count(stretch) >= fewest) {
                return equalSymbols(string, fewest);
            }
        }
        Runs runs = RunFinder.find(stretches, progress);
        long shortest = Long.MAX_VALUE;
        for (int run = 0; run < runs.size(); run++) {
            if (isLoop(runs, run, fewest)) {
                shortest = Math.min(shortest, runs.period(run));
            }
        }
        if (shortest == Long.MAX_VALUE) {
            return string;
        }
        long[] starts = new long[runs.size()];
        long[] ends = new long[starts.length];
        int count = 0;
        for (int run = 0; run < runs.size(); run++) {
            if (runs.period(run) == shortest && isLoop(runs, run, fewest)) {
                starts[count] = runs.start(run);
                ends[count++] = runs.end(run);
            }
        }
        LongArrays.radixSort(starts, ends, 0, count);
        return replace(string, (int) shortest, starts, ends, count, fewest);
    }

    private static boolean isLoop(Runs runs, int run, int fewest) {
        return (runs.end(run) - runs.start(run)) / runs.period(run) >= fewest;
    }

    private int[] equalSymbols(int[] string, int fewest) {
        int[] reduced = new int[string.length];
        int size = 0;
        for (int at = 0; at < string.length;) {
            int end = at + 1;
            while (end < string.length && string[end] == string[at]) {
                end++;
            }
            if (end - at >= fewest) {
                reduced[size++] = loops.loop(new int[] {string[at]}, end - at);
                at = end;
            } else {
                while (at < end) {
                    reduced[size++] = string[at++];
                }
            }
        }
        return Arrays.copyOf(reduced, size);
    }

    /** Runs of one period, from left to right; where two overlap, the first one takes what it can. */
    private int[] replace(int[] string, int period, long[] starts, long[] ends, int count, int fewest) {
        int[] reduced = new int[string.length];
        int size = 0;
        int at = 0;
        for (int run = 0; run < count; run++) {
            int start = Math.max(at, (int) starts[run]);
            int length = (int) ends[run] - start;
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
