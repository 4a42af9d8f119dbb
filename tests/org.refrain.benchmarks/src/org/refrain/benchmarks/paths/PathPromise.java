/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

import org.refrain.benchmarks.paths.ChosenPath.Frequency;

/**
 * Something promised of paths, and whether it was kept on all traces.
 *
 * @param promise in words
 * @param measured the worst of all, in words
 * @param kept whether the worst is good enough
 */
record PathPromise(String promise, String measured, boolean kept) {

    private static final double FIRST_MILLIS = 1;
    private static final double FIRST_AIM_MILLIS = 0.1;
    private static final double COUNT_AIM = 10;

    /** The worst of all traces and paths, and where. */
    private record Worst(double value, String where) {

        /** @param worse the worse one of two values */
        static Worst of(List<FlowResult> results, Predicate<PathTimes> which, ToDoubleFunction<PathTimes> measured,
                DoubleBinaryOperator worse) {
            Worst worst = new Worst(Double.NaN, "nowhere");
            for (FlowResult result : results) {
                for (PathTimes path : result.paths()) {
                    double value = measured.applyAsDouble(path);
                    if (which.test(path) && (Double.isNaN(worst.value)
                            || worse.applyAsDouble(value, worst.value) != worst.value)) {
                        worst = new Worst(value, result.name() + ", " + path.path().frequency().name()
                                .toLowerCase(Locale.ROOT));
                    }
                }
            }
            return worst;
        }
    }

    /** All promises. */
    static List<PathPromise> of(List<FlowResult> results) {
        Worst first = slowest(results, Question.FIRST, Contender.AUTO);
        Worst count = slowest(results, Question.COUNT, Contender.AUTO);
        Worst again = slowest(results, Question.COUNT, Contender.AGAIN);
        Worst rare = Worst.of(results, path -> path.path().frequency() == Frequency.RARE,
                path -> path.of(Question.FIRST, Contender.AUTO).matching() / 1e6, Math::max);
        return List.of(
                new PathPromise("first: auto matches faster than scheme 1", times(first), first.value > 1),
                new PathPromise("count: auto matches faster than scheme 1", times(count), count.value > 1),
                new PathPromise("count: 10 times faster (aim)", times(count), count.value >= COUNT_AIM),
                new PathPromise("count again: 10 times faster (aim)", times(again), again.value >= COUNT_AIM),
                new PathPromise("first of a rare path: within 1 ms", took(rare), rare.value <= FIRST_MILLIS),
                new PathPromise("first of a rare path: within 0.1 ms (aim)", took(rare),
                        rare.value <= FIRST_AIM_MILLIS));
    }

    /** How many times as fast as scheme 1 a contender is; decompression does not count. */
    static double ratio(PathTimes path, Question question, String contender) {
        return (double) path.of(question, Contender.SCAN).matching() / path.of(question, contender).matching();
    }

    private static Worst slowest(List<FlowResult> results, Question question, String contender) {
        return Worst.of(results, path -> true, path -> ratio(path, question, contender), Math::min);
    }

    private static String times(Worst worst) {
        return String.format(Locale.ROOT, "%.2f times (%s)", worst.value, worst.where);
    }

    private static String took(Worst worst) {
        return String.format(Locale.ROOT, "%.3f ms (%s)", worst.value, worst.where);
    }
}
