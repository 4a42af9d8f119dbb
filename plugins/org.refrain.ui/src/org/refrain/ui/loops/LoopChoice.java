/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.greedy.GreedyNest;
import org.refrain.core.loop.greedy.GreedyRule;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.progress.Progress;

/** How loops are found: which one is taken where two overlap, the others getting what is left; or in another way. */
public enum LoopChoice {

    /** The one with the longest body. */
    LONGEST,

    /** The one that covers most with all its iterations. */
    COVERING,

    /** The one with the shortest body. */
    INNER,

    /**
     * Nested loop recognition while the trace goes by: numbers and iterations may be functions of the indexes of the
     * loops around. Of instructions only.
     */
    NESTED;

    /**
     * Finds a nest.
     *
     * @throws IllegalStateException for {@link #NESTED}, which makes no such nest
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    LoopNest find(RunLengthString string, Progress progress) {
        return switch (this) {
            case LONGEST -> OptimalNest.find(string, LoopOrder.PERIOD, progress);
            case COVERING -> OptimalNest.find(string, LoopOrder.COVERAGE, progress);
            case INNER -> GreedyNest.find(string, GreedyRule.PUBLISHED, progress);
            case NESTED -> throw new IllegalStateException("nested loop recognition takes tuples");
        };
    }

    /** As a menu item. */
    String label() {
        return switch (this) {
            case LONGEST -> Messages.LoopChoice_longest;
            case COVERING -> Messages.LoopChoice_covering;
            case INNER -> Messages.LoopChoice_inner;
            case NESTED -> Messages.LoopChoice_nested;
        };
    }
}
