/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * Numbers rules breadth-first: the start rule is 0, the others follow in the order of their first use when the bodies
 * are read in that same order. It is the order in which the reference implementation of Sequitur prints, and a rule
 * always comes behind one that uses it. Rules that the start does not reach are left out.
 */
public final class RuleOrder {

    private final int[] newNumbers;
    private final RGrammar grammar;

    private RuleOrder(int[] newNumbers, RGrammar grammar) {
        this.newNumbers = newNumbers;
        this.grammar = grammar;
    }

    /** Renumbers a grammar, with one of its rules as start rule. Time and memory are linear in its size. */
    public static RuleOrder breadthFirst(RGrammar grammar, int start) {
        int[] numbers = new int[grammar.ruleCount()];
        Arrays.fill(numbers, -1);
        int[] order = new int[grammar.ruleCount()];
        numbers[start] = 0;
        order[0] = start;
        int reached = 1;
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (int done = 0; done < reached; done++) {
            int rule = order[done];
            assembler.beginRule();
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                if (element < 0) {
                    if (numbers[~element] < 0) {
                        numbers[~element] = reached;
                        order[reached++] = ~element;
                    }
                    element = ~numbers[~element];
                }
                assembler.add(element, grammar.exponent(i));
            }
        }
        return new RuleOrder(numbers, assembler.buildValid());
    }

    /** The renumbered grammar. */
    public RGrammar grammar() {
        return grammar;
    }

    /** The new number of a rule, -1 if it has been left out. */
    public int newNumber(int rule) {
        return newNumbers[rule];
    }
}
