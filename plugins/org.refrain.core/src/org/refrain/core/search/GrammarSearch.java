/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.search;

import java.util.BitSet;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.WeightedGrammar;

/**
 * Finds and counts symbols of a set in a trace without expanding it.
 *
 * <p>How many there are is summed up for each element of the grammar. The number before a position (rank) and the
 * position of the n-th one (select) are then one descent each, O(depth log n), and all other questions are made of
 * these two.
 *
 * <p>Cost: O(size of the grammar) once, about 15 ns an element. Memory: 16 bytes an element, 8 a rule. Immutable, safe
 * for threads.
 */
public final class GrammarSearch {

    /** Where there is no such event. */
    public static final long NONE = -1;

    private final RGrammar grammar;
    private final WeightedGrammar found;

    /** @param symbols the terminals to be found; it is read now and not kept */
    public GrammarSearch(RGrammar grammar, BitSet symbols) {
        this.grammar = grammar;
        found = new WeightedGrammar(grammar, weight((BitSet) symbols.clone()));
    }

    private static WeightedGrammar.Weight weight(BitSet symbols) {
        return terminal -> symbols.get(terminal) ? 1 : 0;
    }

    /** How many there are in the whole trace. */
    public long count() {
        return found.total();
    }

    /**
     * How many there are in a range.
     *
     * @param from the first position; 0 or more
     * @param to the position behind the last one; ranges that end behind the trace are cut
     */
    public long count(long from, long to) {
        return Math.max(0, before(to) - before(from));
    }

    /** The position of the n-th one (n from 0), or {@link #NONE} when there are not so many. */
    public long position(long n) {
        return n < 0 || n >= count() ? NONE : found.indexOf(n);
    }

    /** How many there are before a position: the number of the next one. */
    public long before(long position) {
        return found.weightOf(Math.max(0, Math.min(position, grammar.length())));
    }

    /** The first position at or behind {@code from} with a symbol of the set, or {@link #NONE}. */
    public long next(long from) {
        return position(before(from));
    }

    /** The last position at or before {@code from} with a symbol of the set, or {@link #NONE}. */
    public long previous(long from) {
        return position(before(from == Long.MAX_VALUE ? from : from + 1) - 1);
    }
}
