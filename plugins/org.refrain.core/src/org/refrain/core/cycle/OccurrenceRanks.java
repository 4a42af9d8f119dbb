/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.ArrayDeque;
import java.util.Deque;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.WeightedGrammar;

/**
 * Which occurrences are of a kind, counted and found in the grammar of cycle ids. The kinds asked for last are kept,
 * 16 bytes an element of the grammar each. Safe for threads.
 */
final class OccurrenceRanks {

    /** As many as a timeline shows at once, and one more. */
    private static final int MOST_KINDS = 9;

    /** Tells which cycles are of a kind. */
    @FunctionalInterface
    interface Kinds {
        int of(int id);
    }

    private final RGrammar sequence;
    private final Kinds kinds;
    /** Those asked for last, the latest first. */
    private final Deque<Ranked> ranks = new ArrayDeque<>(MOST_KINDS);

    private record Ranked(int kind, WeightedGrammar occurrences) {
    }

    OccurrenceRanks(RGrammar sequence, Kinds kinds) {
        this.sequence = sequence;
        this.kinds = kinds;
    }

    /** How many of the first k occurrences are of a kind. */
    long rank(int kind, long k) {
        return ranked(kind).weightOf(k);
    }

    /** The n-th occurrence of a kind, or -1. */
    long select(int kind, long n) {
        WeightedGrammar ranked = ranked(kind);
        return n < 0 || n >= ranked.total() ? -1 : ranked.indexOf(n);
    }

    private WeightedGrammar ranked(int kind) {
        synchronized (ranks) {
            for (Ranked ranked : ranks) {
                if (ranked.kind == kind) {
                    ranks.remove(ranked);
                    ranks.addFirst(ranked);
                    return ranked.occurrences;
                }
            }
            if (ranks.size() == MOST_KINDS) {
                ranks.removeLast();
            }
            Ranked ranked = new Ranked(kind,
                    new WeightedGrammar(sequence, terminal -> kinds.of(terminal) == kind ? 1 : 0));
            ranks.addFirst(ranked);
            return ranked.occurrences;
        }
    }
}
