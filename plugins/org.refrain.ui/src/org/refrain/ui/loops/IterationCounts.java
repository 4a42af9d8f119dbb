/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.skeleton.CountHistogram;
import org.refrain.ui.cycles.ranking.CycleText;

/**
 * How often a loop's body runs in an execution.
 *
 * @param text "3", "2 to 7, mostly 3", or a function of the indexes of the loops around: "6 + 3*i0"
 * @param typical what it is sorted by: the most frequent number
 * @param histogram how often each number occurred, ascending; empty when it is not known
 */
public record IterationCounts(String text, long typical, List<Iterations> histogram) {

    /** Of what has no iterations. */
    static final IterationCounts NONE = new IterationCounts("", 0, List.of());

    static IterationCounts of(CountHistogram counts) {
        List<Iterations> histogram = new ArrayList<>();
        counts.forEach((low, high, executions) -> histogram.add(new Iterations(low, high, executions)));
        return new IterationCounts(counts.min() == counts.max() ? CycleText.number(counts.min())
                : NLS.bind(Messages.IterationCounts_range, new Object[] {CycleText.number(counts.min()),
                    CycleText.number(counts.max()), CycleText.number(counts.mode())}),
                counts.mode(), List.copyOf(histogram));
    }

    /** Whether executions with different numbers are known. */
    public boolean isVarying() {
        return histogram.size() > 1;
    }

    /** The loop as charts draw it. */
    VaryingLoop asVaryingLoop(int firstSymbol) {
        return new VaryingLoop(0, new int[] {firstSymbol}, histogram);
    }
}
