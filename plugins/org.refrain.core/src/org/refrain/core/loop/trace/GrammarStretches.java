/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.loop.runs.RunLengthStringBuilder;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.progress.Progress;

/**
 * Expands a grammar stretch by stretch: what it repeats of one symbol is appended at once, however often. Everything
 * else makes the string longer by stretches, so that their bound is a bound on the time, too.
 */
final class GrammarStretches {

    private static final int MIXED = -1;
    private static final int REPORT = 1 << 20;

    private final RGrammar grammar;
    private final IntUnaryOperator symbols;
    /** By rule: the symbol that all of it is made of, or {@link #MIXED}. */
    private final int[] only;
    private int[] next = new int[64];
    private long[] left = new long[64];
    private int[] rules = new int[64];
    private int depth;

    private GrammarStretches(RGrammar grammar, IntUnaryOperator symbols) {
        this.grammar = grammar;
        this.symbols = symbols;
        only = new int[grammar.ruleCount()];
        for (int rule : TopologicalOrder.childrenFirst(grammar)) {
            only[rule] = onlySymbol(rule);
        }
    }

    private int onlySymbol(int rule) {
        int start = grammar.bodyStart(rule);
        if (start == grammar.bodyEnd(rule)) {
            return MIXED;
        }
        int first = symbolOf(grammar.element(start));
        for (int i = start + 1; i < grammar.bodyEnd(rule); i++) {
            if (symbolOf(grammar.element(i)) != first) {
                return MIXED;
            }
        }
        return first;
    }

    private int symbolOf(int element) {
        return element >= 0 ? symbols.applyAsInt(element) : only[~element];
    }

    /**
     * Appends the string of a grammar.
     *
     * @param symbols what to append for each terminal; terminals can become equal
     * @throws StringTooLongException if the string takes no more
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static void append(RGrammar grammar, IntUnaryOperator symbols, RunLengthStringBuilder string, Progress progress)
            throws StringTooLongException {
        new GrammarStretches(grammar, symbols).append(string, progress);
    }

    private void append(RunLengthStringBuilder string, Progress progress) throws StringTooLongException {
        enter(0, 1);
        for (long steps = 0; depth > 0; steps++) {
            if ((steps & REPORT - 1) == 0) {
                progress.report("Expanding the trace", string.length(), grammar.length());
                progress.checkCancelled();
            }
            int top = depth - 1;
            int at = next[top];
            if (at == grammar.bodyEnd(rules[top])) {
                next[top] = grammar.bodyStart(rules[top]);
                depth -= --left[top] == 0 ? 1 : 0;
                continue;
            }
            next[top]++;
            int symbol = symbolOf(grammar.element(at));
            if (symbol != MIXED) {
                string.append(symbol, grammar.elementLength(at) * grammar.exponent(at));
            } else {
                enter(~grammar.element(at), grammar.exponent(at));
            }
        }
    }

    private void enter(int rule, long times) {
        if (depth == next.length) {
            next = Arrays.copyOf(next, 2 * depth);
            left = Arrays.copyOf(left, 2 * depth);
            rules = Arrays.copyOf(rules, 2 * depth);
        }
        rules[depth] = rule;
        next[depth] = grammar.bodyStart(rule);
        left[depth++] = times;
    }
}
