/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * ReSequitur over several strings, which share their rules but not their start rules.
 *
 * <p>Each string keeps a start rule of its own, which no other rule ever uses: it is exempt from rule utility, and a
 * digram equal to the whole of it becomes a new rule, which both then use. Apart from that the three properties hold
 * for all rules together. This is {@code ReSequitur(Σ, ω, Γ0, Δ0)} of the paper, called for one string after the
 * other.
 *
 * <p>Not safe for threads.
 *
 * <p>Source: A. Amiar et al. (IESS 2013), section 3.3, figure 3, lines 4 and 5.
 */
public final class ReSequiturSet {

    private final ReSequiturMachine machine;
    private final NodeMatcher matcher;
    private int[] starts = new int[16];
    private int count;

    /** No string yet. */
    public ReSequiturSet() {
        this(new ReSequiturMachine());
    }

    ReSequiturSet(ReSequiturMachine machine) {
        this.machine = machine;
        matcher = new NodeMatcher(machine.nodes);
    }

    /** Begins a string and returns its number, from 0. */
    public int begin() {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count] = machine.newStart();
        return count++;
    }

    /** Appends a symbol, 0 or more, to the string begun last. */
    public void append(int symbol) {
        GrammarMachine.requireTerminal(symbol);
        machine.append(starts[count - 1], symbol, 1);
    }

    /** Appends symbols to the string begun last. */
    public void append(int[] symbols, int length) {
        for (int i = 0; i < length; i++) {
            append(symbols[i]);
        }
    }

    /**
     * Appends a run to any string, as one element.
     *
     * @param symbol a terminal, 0 or more
     * @param times 1 or more
     */
    public void append(int string, int symbol, long times) {
        GrammarMachine.requireTerminal(symbol);
        machine.append(starts[string], symbol, times);
    }

    /** Takes the string begun last out again. Rules that lose their purpose go at the next {@link #build()}. */
    public void discard() {
        machine.discard(starts[--count]);
    }

    /** Number of strings. */
    public int count() {
        return count;
    }

    /** Whether a string is equal to the first {@code length} of these symbols. Much faster than expanding it. */
    public boolean expandsTo(int string, int[] symbols, int length) {
        machine.complete();
        return matcher.matches(starts[string], symbols, length);
    }

    /** Whether two strings are equal; takes time linear in their length. */
    public boolean areEqual(int a, int b) {
        machine.complete();
        NodeCursor left = new NodeCursor(machine.nodes, starts[a]);
        NodeCursor right = new NodeCursor(machine.nodes, starts[b]);
        int symbol;
        do {
            symbol = left.next();
            if (symbol != right.next()) {
                return false;
            }
        } while (symbol != NodeCursor.END);
        return true;
    }

    /** The rules of all strings: rule i is the start rule of string i; behind them come the rules that they share. */
    public RGrammar build() {
        machine.removeLeftovers();
        return MachineSnapshot.take(machine.nodes, starts, count);
    }
}
