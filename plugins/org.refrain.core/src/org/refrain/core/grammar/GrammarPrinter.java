/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.io.IOException;
import java.util.function.IntFunction;

/**
 * Writes a grammar as the papers print it: {@code S -> A^4 B d}, a rule a line.
 *
 * <p>Immutable, safe for threads if the names are.
 */
public final class GrammarPrinter {

    private static final int LETTERS = 25;

    private final IntFunction<String> terminalNames;
    private final IntFunction<String> ruleNames;

    /**
     * A printer with names of its own choice.
     *
     * @param terminalNames the name of a terminal
     * @param ruleNames the name of a rule; {@link #letter(int)} or {@link #number(int)}
     */
    public GrammarPrinter(IntFunction<String> terminalNames, IntFunction<String> ruleNames) {
        this.terminalNames = terminalNames;
        this.ruleNames = ruleNames;
    }

    /** Rule names as in IESS 2013: S for the start rule, then A, B, ... without S; behind Z come A1, B1, ... */
    public static String letter(int rule) {
        if (rule == 0) {
            return "S";
        }
        int index = (rule - 1) % LETTERS;
        int round = (rule - 1) / LETTERS;
        char letter = (char) ('A' + (index < 'S' - 'A' ? index : index + 1));
        return round == 0 ? String.valueOf(letter) : letter + Integer.toString(round);
    }

    /** Rule names as Sequitur's reference implementation prints them: 0, 1, 2, ... */
    public static String number(int rule) {
        return Integer.toString(rule);
    }

    /**
     * Writes all rules, each on a line that ends with a line feed.
     *
     * @throws IOException if it cannot be written
     */
    public void print(RGrammar grammar, Appendable out) throws IOException {
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            print(grammar, rule, out);
            out.append('\n');
        }
    }

    /**
     * Writes one rule.
     *
     * @throws IOException if it cannot be written
     */
    public void print(RGrammar grammar, int rule, Appendable out) throws IOException {
        out.append(ruleNames.apply(rule)).append(" ->");
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            out.append(' ').append(element >= 0 ? terminalNames.apply(element) : ruleNames.apply(~element));
            if (grammar.exponent(i) != 1) {
                out.append('^').append(Long.toString(grammar.exponent(i)));
            }
        }
    }

    /** All rules as one text, for grammars that are known to be small. */
    public String toString(RGrammar grammar) {
        StringBuilder text = new StringBuilder();
        try {
            print(grammar, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder takes everything", e);
        }
        return text.toString();
    }
}
