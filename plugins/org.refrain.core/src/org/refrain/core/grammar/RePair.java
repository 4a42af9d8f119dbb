/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import org.refrain.core.progress.Progress;

/**
 * Makes a finished grammar smaller by run-length Re-Pair, for a file that is written once and kept.
 *
 * <p>An online builder commits itself to rules before it has seen what comes. Re-Pair looks at everything and replaces
 * the most frequent pair of neighbours, (symbol, exponent) each, by a new rule, joins a^n a^m to a^(n+m), and so on
 * until no pair occurs twice. It runs on the grammar, not on the trace: first what is short is written out ({@link
 * RePairUnrolling}), as far as a bound of the number of elements allows, because within the grammar of a good builder
 * no pair occurs twice any more. Rules that do not pay are taken out at the end ({@link RePairPruning}).
 *
 * <p>Measured: microcontroller traces of a million events 20 to 70 % smaller; a control-flow trace of bzip2, 20 million
 * events, 15 %; the published trace of LU, class C, 56 instead of 58.
 *
 * <p>Memory: 16 bytes for each element of the written-out bodies, and 32 for each distinct pair. Time: about 0.2
 * microseconds for each such element. Safe for threads (no state).
 *
 * <p>Source: N. J. Larsson and A. Moffat, Offline Dictionary-Based Compression (DCC 1999); the rest is ours.
 */
public final class RePair {

    /** How many elements are written out at most, unless told otherwise: they take 300 to 500 MB. */
    public static final long MOST_ELEMENTS = 1L << 24;

    /**
     * A grammar and where its rules are from.
     *
     * @param grammar expands to the same string, and is not larger
     * @param newNumbers for each rule of the old grammar its number in the new one, or -1
     */
    public record Improved(RGrammar grammar, int[] newNumbers) {
    }

    private RePair() {
    }

    /**
     * Improves a grammar.
     *
     * @return a grammar that expands to the same string and is not larger; rules are numbered breadth-first
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static RGrammar improve(RGrammar grammar, Progress progress) {
        return improve(grammar, new boolean[grammar.ruleCount()], MOST_ELEMENTS, progress).grammar();
    }

    /**
     * Improves a grammar some of whose rules mean something, such as distinct cycles: these stay rules of their own.
     *
     * @param kept for each rule whether it stays
     * @param mostElements how much is written out at most, the grammar itself not counted; more is better
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static Improved improve(RGrammar grammar, boolean[] kept, long mostElements, Progress progress) {
        RePairString string = new RePairString(grammar, RePairUnrolling.upTo(grammar, kept, mostElements));
        string.replaceAll(progress);
        RGrammar paired = RePairPruning.prune(string.build(), kept);
        RGrammar pruned = RePairPruning.prune(grammar, kept);
        RGrammar best = RePairPruning.size(paired) < RePairPruning.size(pruned) ? paired : pruned;
        RuleOrder order = RuleOrder.breadthFirst(best, 0);
        int[] newNumbers = new int[grammar.ruleCount()];
        for (int rule = 0; rule < newNumbers.length; rule++) {
            newNumbers[rule] = order.newNumber(rule);
        }
        return new Improved(order.grammar(), newNumbers);
    }
}
