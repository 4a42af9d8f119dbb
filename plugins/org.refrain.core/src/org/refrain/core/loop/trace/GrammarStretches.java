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
import org.refrain.core.progress.Progress;

/**
 * Expands a grammar stretch by stretch: what it repeats of one symbol is handed over at once, however often.
 * Everything else makes the string longer by stretches, so that their bound is a bound on the time, too.
 */
public final class GrammarStretches {

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

    /**
     * Takes stretches.
     *
     * @param <E> what it may throw
     */
    @FunctionalInterface
    public interface Sink<E extends Exception> {

        /**
         * Some equal symbols. Those of the next stretch can be the same.
         *
         * @param times how many, 1 or more
         */
        void stretch(int symbol, long times) throws E;
    }

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
     * Hands over the string of a grammar.
     *
     * @param symbols what to hand over for each terminal; terminals can become equal
     * @throws E what the sink throws
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static <E extends Exception> void forEach(RGrammar grammar, IntUnaryOperator symbols, Sink<E> sink,
            Progress progress) throws E {
        new GrammarStretches(grammar, symbols).forEach(sink, progress);
    }

    private <E extends Exception> void forEach(Sink<E> sink, Progress progress) throws E {
        enter(0, 1);
        long length = 0;
        for (long steps = 0; depth > 0; steps++) {
            if ((steps & REPORT - 1) == 0) {
                progress.report("Expanding the trace", length, grammar.length());
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
                long times = grammar.elementLength(at) * grammar.exponent(at);
                length += times;
                sink.stretch(symbol, times);
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
