/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;

/**
 * The way down to a place between two events of a trace: an element of the start rule, one of that rule, and so on; the
 * last one begins at the place. At the end of the trace it is the start rule alone, behind its last element.
 *
 * <p>Found in O(depth) steps, each over one body: meant for grammars without exponents whose bodies are short.
 * Immutable, safe for threads.
 */
public final class RulePath {

    private int[] rules = new int[32];
    private int[] indexes = new int[32];
    private long[] starts = new long[32];
    private int depth;

    private RulePath() {
    }

    /**
     * Goes down to a place.
     *
     * @param grammar one whose exponents are all 1
     * @param position of the event behind the place; the grammar's length for the end
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public static RulePath to(RGrammar grammar, long position) {
        if (position < 0 || position > grammar.length()) {
            throw new IndexOutOfBoundsException("position " + position + " of " + grammar.length());
        }
        RulePath path = new RulePath();
        int rule = 0;
        long start = 0;
        while (true) {
            int i = grammar.bodyStart(rule);
            while (i < grammar.bodyEnd(rule) && start + grammar.elementLength(i) <= position) {
                start += grammar.elementLength(i++);
            }
            path.add(rule, i, start);
            if (start == position) {
                return path;
            }
            rule = ~grammar.element(i);
        }
    }

    private void add(int rule, int index, long start) {
        if (depth == rules.length) {
            rules = Arrays.copyOf(rules, 2 * depth);
            indexes = Arrays.copyOf(indexes, 2 * depth);
            starts = Arrays.copyOf(starts, 2 * depth);
        }
        rules[depth] = rule;
        indexes[depth] = index;
        starts[depth++] = start;
    }

    /** Number of rules on the way, 1 or more. */
    public int depth() {
        return depth;
    }

    /** A rule on the way; level 0 is the start rule. */
    public int rule(int level) {
        return rules[level];
    }

    /** Index of the element that holds the place within a rule, or, on the last level, begins there. */
    public int index(int level) {
        return indexes[level];
    }

    /** Position where that element begins. */
    public long start(int level) {
        return starts[level];
    }
}
