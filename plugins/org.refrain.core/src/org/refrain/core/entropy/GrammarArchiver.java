/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;

/**
 * Writes a grammar in few bytes: a walk over its derivation in which each rule is entered once, coded by a
 * {@link GrammarModel}. {@link GrammarUnarchiver} reads it back with its rules in the order of first use, numbered from
 * 0; {@link #numberOf(int)} tells which rule became which.
 *
 * <p>Time: about 1 microsecond an element. Memory: that of the model, and 16 bytes a rule. No recursion.
 */
public final class GrammarArchiver {

    private final RGrammar grammar;
    private final int[] numbers;
    private final byte[] bytes;

    /** Codes a grammar. Empty bodies of rules other than the start rule are not allowed. */
    public GrammarArchiver(RGrammar grammar) {
        this.grammar = grammar;
        numbers = new int[grammar.ruleCount()];
        Arrays.fill(numbers, -1);
        RangeEncoder coder = new RangeEncoder();
        TerminalOrder order = new TerminalOrder(grammar);
        NumberModel counts = new NumberModel();
        counts.code(coder, order.elements());
        writeOrder(order, counts, coder);
        writeBodies(order, coder);
        bytes = coder.finish();
    }

    /** The code. */
    public byte[] bytes() {
        return bytes;
    }

    /** The number that a rule has after reading, or -1 for a rule that the start rule never reaches. */
    public int numberOf(int rule) {
        return numbers[rule];
    }

    private static void writeOrder(TerminalOrder order, NumberModel counts, RangeEncoder coder) {
        boolean identity = order.isIdentity();
        coder.equalBits(1, identity ? 0 : 1);
        if (!identity) {
            int[] terminals = order.terminals();
            counts.code(coder, terminals.length);
            for (int terminal : terminals) {
                counts.code(coder, terminal);
            }
        }
    }

    private void writeBodies(TerminalOrder order, RangeEncoder coder) {
        GrammarModel model = new GrammarModel();
        int[] firsts = new int[grammar.ruleCount()];
        Arrays.fill(firsts, -1);
        numbers[0] = model.beginRule();
        Derivation walk = new Derivation(grammar);
        while (true) {
            boolean inStart = walk.depth() == 1;
            int place = walk.place();
            int rule = walk.rule();
            int element = walk.next();
            if (element == Derivation.END) {
                model.kind(coder, inStart, place, GrammarModel.END);
                if (!walk.hasNext()) {
                    return;
                }
                model.endRule(numbers[rule], firsts[rule]);
                noteFirst(firsts, walk.rule(), firsts[rule]);
                model.exponent(coder, ~numbers[rule], walk.depth() == 1, walk.exponentBehind());
            } else if (walk.isFirstUse()) {
                model.kind(coder, inStart, place, GrammarModel.NEW_RULE);
                numbers[~element] = model.beginRule();
            } else {
                int coded = element >= 0 ? order.rank(element) : ~numbers[~element];
                if (coded >= model.terminals()) {
                    model.kind(coder, inStart, place, GrammarModel.NEW_TERMINAL);
                    model.newTerminal();
                } else {
                    model.kind(coder, inStart, place, GrammarModel.KNOWN);
                    model.known(coder, coded);
                }
                noteFirst(firsts, rule, model.firstTerminal(coded));
                model.exponent(coder, coded, inStart, walk.exponent());
            }
        }
    }

    private static void noteFirst(int[] firsts, int rule, int terminal) {
        if (firsts[rule] < 0) {
            firsts[rule] = terminal;
        }
    }
}
