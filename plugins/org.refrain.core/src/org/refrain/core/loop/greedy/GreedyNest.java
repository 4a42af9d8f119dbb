/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.progress.Progress;

/**
 * The greedy loop nest: the loops with the shortest bodies are found first, and each is replaced by one symbol.
 *
 * <p>Here to compare with: it was made because the optimal nest took hours, which is found in the same time now. An
 * outer loop can lose up to two iterations to an inner loop that goes on across the end of an iteration, or be missed.
 *
 * <p>Figure 1 of the paper reduces loops of one length "in decreasing order of loop span"; its printed results need
 * those that begin first to be reduced first, and so it is done here. Equal loops become equal symbols.
 *
 * <p>The figure goes back to level 1 after each reduction. Here only what can have changed is searched again: 80
 * million events of control flow, with 220 reductions, take some seconds. Time: about O(m log m) for m stretches of
 * equal symbols. Memory: 8 bytes for each stretch, and 21 for each symbol that is left when the periods below 64 are
 * done.
 *
 * <p>Source: Q. Xu, J. Subhlok, N. Hammen, Efficient Discovery of Loop Nests in Execution Traces (MASCOTS 2010),
 * section V and VII.
 */
public final class GreedyNest {

    /** The first addition: with that many iterations, a loop does not wait. */
    private static final int MANY = 4;

    private final ReducedLoops loops;
    private final Reduction reduction;

    private GreedyNest(GreedyRule rule, Progress progress) {
        loops = new ReducedLoops();
        reduction = new Reduction(loops, rule != GreedyRule.PUBLISHED, progress);
    }

    /**
     * Finds the nest of a string.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static LoopNest find(RunLengthString string, GreedyRule rule, Progress progress) {
        GreedyNest nest = new GreedyNest(rule, progress);
        int[] reduced;
        if (rule != GreedyRule.NEAR_OPTIMAL) {
            reduced = nest.reduction.reduce(nest.stretches(string, 2), 2);
        } else {
            int[] first = nest.reduction.reduce(nest.stretches(string, MANY), MANY);
            int bodies = nest.loops.bodies();
            for (int body = 0; body < bodies; body++) {
                nest.loops.replace(body, nest.reduction.reduce(nest.loops.body(body).clone(), 2));
            }
            reduced = nest.reduction.reduce(first, 2);
        }
        return NestOfLoops.write(reduced, nest.loops);
    }

    /** Level 1: the symbols, with a symbol for each stretch of enough equal ones. */
    private int[] stretches(RunLengthString string, int fewest) {
        int[] symbols = new int[string.stretches()];
        int size = 0;
        for (int stretch = 1; stretch <= string.stretches(); stretch++) {
            int symbol = loops.terminal(string.symbol(stretch));
            long count = string.count(stretch);
            if (count >= fewest) {
                symbol = loops.loop(new int[] {symbol}, count);
                count = 1;
            }
            if (size + count > symbols.length) {
                symbols = Arrays.copyOf(symbols, Math.max(size + MANY, size + (size >> 1)));
            }
            while (count-- > 0) {
                symbols[size++] = symbol;
            }
        }
        return size == symbols.length ? symbols : Arrays.copyOf(symbols, size);
    }
}
