/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

import org.refrain.benchmarks.paths.ChosenPath.Frequency;

/**
 * What is promised of paths, and whether it was kept on all traces.
 *
 * @param promise in words
 * @param measured the worst of all, in words
 * @param kept whether the worst is good enough
 */
record PathPromises(String promise, String measured, boolean kept) {

    private static final double FIRST_MILLIS = 1;
    private static final double FIRST_AIM_MILLIS = 0.1;
    private static final double COUNT_AIM = 10;

    /** The worst of all traces and paths, and where. */
    private record Worst(double value, String where) {

        static Worst smallest(List<FlowResult> results, boolean rareOnly, ToDoubleFunction<PathTimes> of) {
            Worst worst = new Worst(Double.POSITIVE_INFINITY, "");
            for (FlowResult result : results) {
                for (PathTimes path : result.paths()) {
                    if (rareOnly && path.path().frequency() != Frequency.RARE) {
                        continue;
                    }
                    double value = of.applyAsDouble(path);
                    if (value < worst.value) {
                        worst = new Worst(value, result.name() + ", " + path.path().frequency().name()
                                .toLowerCase(Locale.ROOT));
                    }
                }
            }
            return worst;
        }
    }

    /** All promises. */
    static List<PathPromises> of(List<FlowResult> results) {
        Worst first = Worst.smallest(results, false, path -> ratio(path, Question.FIRST, Contender.AUTO));
        Worst count = Worst.smallest(results, false, path -> ratio(path, Question.COUNT, Contender.AUTO));
        Worst again = Worst.smallest(results, false, path -> ratio(path, Question.COUNT, Contender.AGAIN));
        Worst rare = Worst.smallest(results, true, path -> -millis(path));
        return List.of(
                new PathPromises("first: auto matches faster than scheme 1", times(first), first.value > 1),
                new PathPromises("count: auto matches faster than scheme 1", times(count), count.value > 1),
                new PathPromises("count: 10 times faster (aim)", times(count), count.value >= COUNT_AIM),
                new PathPromises("count again: 10 times faster (aim)", times(again), again.value >= COUNT_AIM),
                new PathPromises("first of a rare path: within 1 ms", took(rare), -rare.value <= FIRST_MILLIS),
                new PathPromises("first of a rare path: within 0.1 ms (aim)", took(rare),
                        -rare.value <= FIRST_AIM_MILLIS));
    }

    /** How many times as fast as scheme 1 a contender is; decompression does not count. */
    static double ratio(PathTimes path, Question question, String contender) {
        return (double) path.of(question, Contender.SCAN).matching() / path.of(question, contender).matching();
    }

    private static double millis(PathTimes path) {
        return path.of(Question.FIRST, Contender.AUTO).matching() / 1e6;
    }

    private static String times(Worst worst) {
        return String.format(Locale.ROOT, "%.2f times (%s)", worst.value, worst.where);
    }

    private static String took(Worst worst) {
        return String.format(Locale.ROOT, "%.3f ms (%s)", -worst.value, worst.where);
    }
}
