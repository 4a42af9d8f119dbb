/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.grammar.RGrammar;

/**
 * The loops of a string: a sequence of symbols and loops, each of which has a body that is such a sequence again.
 *
 * <p>Equal bodies are one body, wherever they stand. So a nest is an r-grammar: rule 0 is the whole string, every other
 * rule the body of a loop; symbols have exponent 1, uses of rules the number of iterations, 2 or more. A body has a
 * larger number than those that contain it.
 *
 * <p>Immutable, safe for threads. Memory: as the grammar's, and 4 bytes for each body.
 */
public final class LoopNest {

    private final RGrammar grammar;
    private final long loops;
    private final long terminals;
    private final int depth;
    private final long covered;
    private final long distinctTerminals;

    /**
     * @param grammar as described above
     * @throws IllegalArgumentException if a body has a number that is not larger than one that contains it
     */
    public LoopNest(RGrammar grammar) {
        this.grammar = grammar;
        int rules = grammar.ruleCount();
        long[] loopsOf = new long[rules];
        long[] terminalsOf = new long[rules];
        int[] depthOf = new int[rules];
        long symbols = 0;
        for (int rule = rules - 1; rule >= 0; rule--) {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int body = ~grammar.element(i);
                if (body < 0) {
                    terminalsOf[rule]++;
                    symbols++;
                } else if (body <= rule) {
                    throw new IllegalArgumentException("body " + body + " is in body " + rule);
                } else {
                    terminalsOf[rule] += terminalsOf[body];
                    loopsOf[rule] += 1 + loopsOf[body];
                    depthOf[rule] = Math.max(depthOf[rule], 1 + depthOf[body]);
                }
            }
        }
        loops = loopsOf[0];
        terminals = terminalsOf[0];
        depth = depthOf[0];
        distinctTerminals = symbols;
        long outside = 0;
        for (int i = 0; i < grammar.bodyEnd(0); i++) {
            outside += grammar.element(i) >= 0 ? 1 : 0;
        }
        covered = grammar.length() - outside;
    }

    /** The nest as a grammar. */
    public RGrammar grammar() {
        return grammar;
    }

    /** Number of symbols of the string. */
    public long length() {
        return grammar.length();
    }

    /** Number of loops as they are written down: one that is the same in two places counts twice. */
    public long loops() {
        return loops;
    }

    /** Number of different bodies. */
    public int bodies() {
        return grammar.ruleCount() - 1;
    }

    /** Number of symbols as they are written down. */
    public long terminals() {
        return terminals;
    }

    /** Number of symbols when each body is written down once: the paper's length of the compressed trace. */
    public long distinctTerminals() {
        return distinctTerminals;
    }

    /** How many loops are nested in each other, 0 when there is none. */
    public int depth() {
        return depth;
    }

    /** Number of symbols of the string that are in some loop. */
    public long covered() {
        return covered;
    }

    /** The outermost loops, in order. */
    public List<Loop> loopsOfString() {
        return loopsIn(0, 0);
    }

    /** The loops directly in a loop's body, in order, as they lie in its first iteration. */
    public List<Loop> loopsIn(Loop loop) {
        return loopsIn(loop.body(), loop.start());
    }

    /** The first symbol of a loop's body. */
    public int firstSymbol(Loop loop) {
        int element = ~loop.body();
        while (element < 0) {
            element = grammar.element(grammar.bodyStart(~element));
        }
        return element;
    }

    private List<Loop> loopsIn(int rule, long start) {
        List<Loop> found = new ArrayList<>();
        long at = start;
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            if (element < 0) {
                Loop loop = new Loop(~element, at, grammar.elementLength(i), grammar.exponent(i));
                found.add(loop);
                at += loop.length();
            } else {
                at++;
            }
        }
        return found;
    }

    /**
     * A loop at its place.
     *
     * @param body the number of its body; loops with equal bodies have equal ones
     * @param start position of its first symbol in the string, in the first iteration of each loop around it
     * @param period symbols of one iteration
     * @param iterations 2 or more
     */
    public record Loop(int body, long start, long period, long iterations) {

        /** Symbols of all iterations. */
        public long length() {
            return period * iterations;
        }

        /** Position behind its last symbol. */
        public long end() {
            return start + length();
        }
    }
}
