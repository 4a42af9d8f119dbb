/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.util.function.Function;

import org.refrain.benchmarks.child.Stopwatch;
import org.refrain.core.loop.LargestLoops;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.greedy.GreedyNest;
import org.refrain.core.loop.greedy.GreedyRule;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.progress.Progress;

/**
 * A trace of the paper, measured.
 *
 * @param trace the trace
 * @param nest the optimal nest
 * @param largest the loop that covers most
 * @param optimalNanos median processor time of the optimal algorithm, from the symbols to the nest
 * @param greedyNanos median processor time of the greedy algorithm
 * @param greedyIsEqual whether the greedy algorithm finds the same nest
 */
record PaperResult(PaperTrace trace, LoopNest nest, LargestLoops.Place largest, long optimalNanos, long greedyNanos,
        boolean greedyIsEqual) {

    private static final long WARM_UP_NANOS = 1_000_000_000L;
    private static final int RUNS = 15;

    /** As it stands in Table I. */
    private static final String LU_C = "(V)^3(W)^2X(W)^3(QJYQHYQEYQCY)^2RU((NKID)^160(MLGB)^160QJYQHYQEYQCY)^249"
            + "(NKID)^160(MLGB)^160RQJYQHYQEYQCYRSRPYAOYF(T)^3";

    static PaperResult measure(PaperTrace trace) {
        Function<RunLengthString, LoopNest> optimal = it -> OptimalNest.find(it, LoopOrder.PERIOD, Progress.NONE);
        Function<RunLengthString, LoopNest> greedy = it -> GreedyNest.find(it, GreedyRule.PUBLISHED, Progress.NONE);
        LoopNest nest = optimal.apply(RunLengthString.of(trace.symbols()));
        return new PaperResult(trace, nest, LargestLoops.of(nest, 1).get(0), median(trace.symbols(), optimal),
                median(trace.symbols(), greedy),
                text(nest).equals(text(greedy.apply(RunLengthString.of(trace.symbols())))));
    }

    private static long median(int[] symbols, Function<RunLengthString, LoopNest> algorithm) {
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < WARM_UP_NANOS) {
            algorithm.apply(RunLengthString.of(symbols));
        }
        Stopwatch watch = new Stopwatch();
        while (watch.runs() < RUNS) {
            watch.start();
            algorithm.apply(RunLengthString.of(symbols));
            watch.stop();
        }
        return watch.medianCpu();
    }

    private static String text(LoopNest nest) {
        return new LoopNestPrinter(Character::toString, "").toString(nest);
    }

    /** Whether this is the trace whose nest the paper prints, and the nest is that one. */
    boolean isAsPrinted() {
        return text(nest).equals(LU_C);
    }

    boolean isLuC() {
        return trace.name().equals("LU C");
    }
}
