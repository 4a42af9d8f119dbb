/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.runs.RunFinder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

/** The greedy nest with all runs of the whole string found anew for every round: slow, and without a search. */
final class GreedyByRounds {

    private final ReducedLoops loops = new ReducedLoops();
    private final KnownBodies known = new KnownBodies();
    private final boolean anchors;

    private GreedyByRounds(boolean anchors) {
        this.anchors = anchors;
    }

    static LoopNest find(int[] string, GreedyRule rule) {
        GreedyByRounds greedy = new GreedyByRounds(rule != GreedyRule.PUBLISHED);
        int[] symbols = Arrays.stream(string).map(greedy.loops::terminal).toArray();
        if (rule == GreedyRule.NEAR_OPTIMAL) {
            symbols = greedy.reduce(symbols, 4);
            int bodies = greedy.loops.bodies();
            for (int body = 0; body < bodies; body++) {
                greedy.loops.replace(body, greedy.reduce(greedy.loops.body(body), 2));
            }
        }
        return NestOfLoops.write(greedy.reduce(symbols, 2), greedy.loops);
    }

    private int[] reduce(int[] string, int fewest) {
        int[] left = string;
        for (int[] reduced = round(left, fewest); reduced.length < left.length; reduced = round(left, fewest)) {
            left = reduced;
        }
        return left;
    }

    private int[] round(int[] string, int fewest) {
        RunLengthString stretches = RunLengthString.of(string);
        Runs all = new Runs();
        for (int stretch = 1; stretch <= stretches.stretches(); stretch++) {
            if (stretches.count(stretch) >= fewest) {
                long start = stretches.position(stretch);
                all.add(start, 1, start + stretches.count(stretch));
            }
        }
        if (all.size() == 0) {
            Runs found = RunFinder.find(stretches, Progress.NONE);
            long shortest = Long.MAX_VALUE;
            for (int run = 0; run < found.size(); run++) {
                shortest = found.iterations(run) < fewest ? shortest : Math.min(shortest, found.period(run));
            }
            for (int run : found.leftToRight()) {
                if (found.period(run) == shortest && found.iterations(run) >= fewest) {
                    all.add(found.start(run), shortest, found.end(run));
                }
            }
        }
        return all.size() == 0 ? string : replace(string, all, fewest);
    }

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
            int shift = anchors ? known.anchor(Arrays.copyOfRange(string, start, start + period)) : 0;
            start += (length - shift) / period < 2 ? 0 : shift;
            int iterations = ((int) runs.end(run) - start) / period;
            System.arraycopy(string, at, reduced, size, start - at);
            size += start - at;
            reduced[size++] = loops.loop(Arrays.copyOfRange(string, start, start + period), iterations);
            at = start + iterations * period;
        }
        System.arraycopy(string, at, reduced, size, string.length - at);
        return Arrays.copyOf(reduced, size + string.length - at);
    }
}
