/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import java.util.Arrays;
import java.util.BitSet;

import org.refrain.core.grammar.RGrammar;

/**
 * Finds symbols of a set in a trace without expanding it: rules in which none occurs are stepped over, however often
 * they are repeated.
 *
 * <p>Cost: O(size of the grammar) once, then for each question the bodies on one path from the start rule to the answer.
 * Memory: a bit for each rule. Safe for threads.
 */
public final class GrammarSearch {

    private final RGrammar grammar;
    private final BitSet symbols;
    /** Rules whose expansion holds a symbol of the set. */
    private final BitSet holding;

    /** @param symbols the terminals to be found */
    public GrammarSearch(RGrammar grammar, BitSet symbols) {
        this.grammar = grammar;
        this.symbols = symbols;
        this.holding = holdingRules(grammar, symbols);
    }

    /** The first position at or behind {@code from} with a symbol of the set, or -1. */
    public long next(long from) {
        Path path = new Path();
        path.push(grammar.bodyStart(0), grammar.bodyEnd(0), 0, 0);
        while (path.depth > 0) {
            int top = path.depth - 1;
            int at = path.element[top];
            if (at == path.limit[top]) {
                path.depth--;
                continue;
            }
            long base = path.base[top];
            long length = grammar.elementLength(at);
            long repetition = Math.max(path.repetition[top], from <= base ? 0 : (from - base) / length);
            if (repetition >= grammar.exponent(at) || !holds(grammar.element(at))) {
                path.element[top]++;
                path.base[top] += length * grammar.exponent(at);
                path.repetition[top] = 0;
                continue;
            }
            long start = base + repetition * length;
            if (grammar.element(at) >= 0) {
                return start;
            }
            path.repetition[top] = repetition + 1;
            int rule = ~grammar.element(at);
            path.push(grammar.bodyStart(rule), grammar.bodyEnd(rule), start, 0);
        }
        return -1;
    }

    /** The last position at or before {@code from} with a symbol of the set, or -1. */
    public long previous(long from) {
        Path path = new Path();
        path.push(grammar.bodyEnd(0) - 1, grammar.bodyStart(0), grammar.length(), Long.MAX_VALUE);
        while (path.depth > 0) {
            int top = path.depth - 1;
            int at = path.element[top];
            if (at < path.limit[top]) {
                path.depth--;
                continue;
            }
            long end = path.base[top];
            long length = grammar.elementLength(at);
            long base = end - length * grammar.exponent(at);
            long last = from < base ? -1 : Math.min(grammar.exponent(at) - 1, (from - base) / length);
            long repetition = Math.min(path.repetition[top], last);
            if (repetition < 0 || !holds(grammar.element(at))) {
                path.element[top]--;
                path.base[top] = base;
                path.repetition[top] = Long.MAX_VALUE;
                continue;
            }
            if (grammar.element(at) >= 0) {
                return base + repetition;
            }
            path.repetition[top] = repetition - 1;
            int rule = ~grammar.element(at);
            path.push(grammar.bodyEnd(rule) - 1, grammar.bodyStart(rule), base + (repetition + 1) * length,
                    Long.MAX_VALUE);
        }
        return -1;
    }

    private boolean holds(int element) {
        return element >= 0 ? symbols.get(element) : holding.get(~element);
    }

    /** Bottom-up over the rules, each one after those that it uses, with an explicit stack. */
    private static BitSet holdingRules(RGrammar grammar, BitSet symbols) {
        BitSet holding = new BitSet(grammar.ruleCount());
        BitSet done = new BitSet(grammar.ruleCount());
        int[] open = new int[grammar.ruleCount()];
        int[] next = new int[grammar.ruleCount()];
        int depth = 1;
        next[0] = grammar.bodyStart(0);
        while (depth > 0) {
            int rule = open[depth - 1];
            int at = next[depth - 1]++;
            if (at == grammar.bodyEnd(rule)) {
                done.set(rule);
                depth--;
                continue;
            }
            int element = grammar.element(at);
            if (element >= 0) {
                if (symbols.get(element)) {
                    holding.set(rule);
                }
            } else if (!done.get(~element)) {
                next[depth - 1]--; // once more when it is known
                open[depth] = ~element;
                next[depth++] = grammar.bodyStart(~element);
            } else if (holding.get(~element)) {
                holding.set(rule);
            }
        }
        return holding;
    }

    /** Where a search is: an element of each rule from the start rule down. */
    private static final class Path {
        private int[] element = new int[16];
        /** Forward: the end of the rule's body; backward: its first element. */
        private int[] limit = new int[16];
        /** Forward: the element's first position; backward: the position behind its last one. */
        private long[] base = new long[16];
        /** Forward: the next repetition to look into; backward: the last one that is left. */
        private long[] repetition = new long[16];
        private int depth;

        void push(int newElement, int newLimit, long newBase, long newRepetition) {
            if (depth == element.length) {
                element = Arrays.copyOf(element, 2 * depth);
                limit = Arrays.copyOf(limit, 2 * depth);
                base = Arrays.copyOf(base, 2 * depth);
                repetition = Arrays.copyOf(repetition, 2 * depth);
            }
            element[depth] = newElement;
            limit[depth] = newLimit;
            base[depth] = newBase;
            repetition[depth++] = newRepetition;
        }
    }
}
