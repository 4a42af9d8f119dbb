/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

/**
 * Decides which loops' iterations are counted beside the skeleton.
 *
 * <p>A candidate is the body of a tandem repeat ({@link TandemRepeatScanner}) of which there are three iterations at
 * least once and whose number of iterations varies. All rotations are one loop; its body begins where most repeats
 * begin, so an iteration is what the program's author means by it. Then each candidate is weighed
 * ({@link LoopWeigher}): numbers that follow from what ran before stay where they are.
 *
 * <p>Of nested candidates the innermost is taken: no body may contain a shorter loop. So equal events give equal
 * skeletons, whatever the inner loop's iterations are. An outer loop of such a loop can be left out by a skeleton of
 * the skeleton.
 *
 * <p>One pass over the trace, at about 150 million symbols a second; if anything varies, a second one over at most
 * {@value #WEIGHED} symbols, which takes up to a second. A loop that the second one does not meet in a longer trace is
 * rare; it stays in. Memory: some megabytes.
 */
public final class VaryingLoops {

    /** More loops than this are not weighed; those are left that cover least of the trace. */
    private static final int MOST_CANDIDATES = 4096;

    /** How many symbols of a longer trace are weighed, and in stretches of how many, spread over all of it. */
    private static final int WEIGHED = 1 << 24;
    private static final int STRETCH = 1 << 18;

    private VaryingLoops() {
    }

    /**
     * Finds the loops.
     *
     * @param symbols number of distinct symbols; each is below it
     * @param barriers what no body may contain: the loop header, so that no cycle is swallowed, and discontinuities
     * @throws IOException if the sequence cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static LoopTokens find(SymbolSequence sequence, int symbols, BitSet barriers, Progress progress)
            throws IOException {
        RepeatedBodies repeated = new RepeatedBodies();
        TandemRepeatScanner scanner = new TandemRepeatScanner(symbols, barriers, repeated);
        Blocks.forEach(sequence, scanner::accept, progress, "Looking for repetitions");
        scanner.finish();
        int[][] bodies = candidates(repeated);
        if (bodies.length == 0) {
            return LoopTokens.of(symbols);
        }
        LoopTokens candidates = LoopTokens.of(symbols, bodies);
        LoopWeigher weigher = new LoopWeigher(candidates);
        weigh(sequence, weigher, progress);
        return choose(candidates, weigher);
    }

    private static void weigh(SymbolSequence sequence, LoopWeigher weigher, Progress progress) throws IOException {
        long length = sequence.length();
        long stretches = length <= WEIGHED ? 1 : WEIGHED / STRETCH;
        for (long stretch = 0; stretch < stretches; stretch++) {
            long from = length / stretches * stretch;
            long to = stretches == 1 ? length : from + STRETCH;
            Blocks.forEach(sequence, from, to, weigher::accept, progress, "Weighing repetitions");
            weigher.finish();
        }
        progress.report("Weighing repetitions", length, length);
    }

    /** Bodies that vary, shorter ones first. */
    private static int[][] candidates(RepeatedBodies repeated) {
        List<Integer> ids = new ArrayList<>();
        for (int id = 0; id < repeated.count(); id++) {
            if (repeated.varies(id)) {
                ids.add(id);
            }
        }
        if (ids.size() > MOST_CANDIDATES) {
            ids.sort(Comparator.comparingLong((Integer id) -> repeated.covered(id)).reversed());
            ids = new ArrayList<>(ids.subList(0, MOST_CANDIDATES));
        }
        ids.sort(Comparator.comparingInt((Integer id) -> repeated.period(id)).thenComparingInt(id -> id));
        int[][] bodies = new int[ids.size()][];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = repeated.body(ids.get(i));
        }
        return bodies;
    }

    private static LoopTokens choose(LoopTokens candidates, LoopWeigher weigher) {
        int[] fewest = new int[candidates.size()];
        LoopTokens.Builder chosen = new LoopTokens.Builder(candidates.symbols());
        for (int loop = 0; loop < candidates.size(); loop++) {
            int from = weigher.fewest(loop);
            if (from > 0 && !containsTaken(candidates, loop, fewest)) {
                fewest[loop] = from;
                chosen.add(candidates.body(loop), from);
            }
        }
        return chosen.build();
    }

    /** Whether a body, iterated, contains a loop taken already. */
    private static boolean containsTaken(LoopTokens candidates, int loop, int[] fewest) {
        int period = candidates.period(loop);
        int[] iterated = new int[period + LoopTokens.MOST_FEWEST * TandemRepeatScanner.LONGEST_PERIOD];
        for (int i = 0; i < iterated.length; i++) {
            iterated[i] = candidates.symbol(loop, i % period);
        }
        for (int at = 0; at < period; at++) {
            for (int other = candidates.firstLoop(iterated[at]); other >= 0; other = candidates.nextLoop(other)) {
                if (fewest[other] > 0 && candidates.isAt(other, fewest[other], iterated, at, iterated.length)) {
                    return true;
                }
            }
        }
        return false;
    }
}
