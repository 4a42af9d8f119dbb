/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.util.Locale;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.greedy.GreedyNest;
import org.refrain.core.loop.greedy.GreedyRule;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.progress.Progress;

/** Which nest is measured: the optimal one in both orders, or the greedy one as published. */
enum NestKind {
    PERIOD, COVERAGE, GREEDY;

    LoopNest find(RunLengthString string) {
        return switch (this) {
            case PERIOD -> OptimalNest.find(string, LoopOrder.PERIOD, Progress.NONE);
            case COVERAGE -> OptimalNest.find(string, LoopOrder.COVERAGE, Progress.NONE);
            case GREEDY -> GreedyNest.find(string, GreedyRule.PUBLISHED, Progress.NONE);
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
