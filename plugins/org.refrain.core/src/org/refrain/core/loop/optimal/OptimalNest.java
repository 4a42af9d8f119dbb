/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.runs.RunFinder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

/**
 * The optimal loop nest.
 *
 * <p>A loop of a string is (i, b, l): b stands l times in a row from position i on, l is 2 or more, b is no repetition
 * itself, and does not stand in front of these nor behind. The nest of a string without loops is the string. Otherwise
 * it is, for the first loop in the order asked for, the nest of what is left of that loop, then l times the nest of b,
 * then the nest of what is right of it, each a string of its own.
 *
 * <p>The paper's own text contradicts itself on the order: "span" is the number of iterations in section IV.C, and the
 * length of the body elsewhere. {@link LoopOrder#PERIOD} gives all results that are printed there.
 *
 * <p>Time: O(m) for the runs of m stretches of equal symbols, O(r log n) for nesting r runs. Memory: 17 bytes for each
 * stretch, 60 for each run, and the nest.
 *
 * <p>Source: Q. Xu, J. Subhlok, N. Hammen, Efficient Discovery of Loop Nests in Execution Traces (MASCOTS 2010),
 * section IV, whose algorithm takes O(n^2): 31 hours for what takes some milliseconds here.
 */
public final class OptimalNest {

    static final String TASK = "Nesting loops";

    /** Measured: 75.6 million stretches with 1.5 million loops need 25. */
    private static final int BYTES = 28;

    private OptimalNest() {
    }

    /**
     * How long a string can be whose nest is found in a certain memory.
     *
     * @param bytes of the whole heap, 0 or more
     * @return a number of stretches, for a {@link org.refrain.core.loop.runs.RunLengthStringBuilder}
     */
    public static int mostStretches(long bytes) {
        return (int) Math.min(bytes / BYTES, Integer.MAX_VALUE - 16);
    }

    /**
     * Finds the nest of a string.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static LoopNest find(RunLengthString string, LoopOrder order, Progress progress) {
        return NestWriter.write(string, loops(string, order, progress));
    }

    private static Runs loops(RunLengthString string, LoopOrder order, Progress progress) {
        Runs runs = RunFinder.find(string, progress);
        return switch (order) {
            case PERIOD -> LongestPeriodFirst.find(runs, string.length(), progress);
            case COVERAGE -> LargestCoverageFirst.find(string, runs, progress);
        };
    }
}
