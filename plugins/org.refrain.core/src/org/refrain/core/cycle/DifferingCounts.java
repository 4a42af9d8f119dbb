/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.skeleton.CountHistogram;
import org.refrain.core.skeleton.LoopTokens;

/** Counts for each class and loop how often each number of iterations occurred, at the places that differ. */
final class DifferingCounts extends SkeletonCycles {

    private final CycleGrammar cycles;
    private final LoopTokens loops;
    private final int[] classOf;
    private final DifferingPlaces places;
    private final List<TreeMap<Integer, CountHistogram>> histograms = new ArrayList<>();
    private int place;

    DifferingCounts(CycleGrammar cycles, LoopTokens loops, int[] classOf, int classes, DifferingPlaces places) {
        super(cycles.header());
        this.cycles = cycles;
        this.loops = loops;
        this.classOf = classOf;
        this.places = places;
        for (int id = 0; id < classes; id++) {
            histograms.add(new TreeMap<>());
        }
    }

    @Override
    void counted(int cycle, int token, long iterations) {
        int id = classOf[cycle];
        if (places.differs(id, place++)) {
            histograms.get(id).computeIfAbsent(loops.loopOf(token), loop -> new CountHistogram())
                    .add(iterations, cycles.count(cycle));
        }
    }

    @Override
    void element(int element) {
        // only the numbers of iterations count
    }

    @Override
    void cycle(int cycle) {
        place = 0;
    }

    /** For each class the loops that its cycles differ in. */
    List<List<VaryingLoop>> varying() {
        List<List<VaryingLoop>> varying = new ArrayList<>();
        for (TreeMap<Integer, CountHistogram> ofClass : histograms) {
            List<VaryingLoop> list = new ArrayList<>();
            ofClass.forEach((loop, histogram) -> {
                List<Iterations> buckets = new ArrayList<>();
                histogram.forEach((low, high, executions) -> buckets.add(new Iterations(low, high, executions)));
                list.add(new VaryingLoop(loop, loops.body(loop), buckets));
            });
            varying.add(List.copyOf(list));
        }
        return varying;
    }
}
