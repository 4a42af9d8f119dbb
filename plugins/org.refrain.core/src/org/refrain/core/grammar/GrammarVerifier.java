/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Proves a grammar right: what it expands to, and the properties that its algorithm promises.
 *
 * <p>Nothing is taken from the builders: digrams are collected anew and compared exactly, uses are counted anew, the
 * string is compared symbol by symbol. That no rule uses itself was proved when the {@link RGrammar} was made.
 */
public final class GrammarVerifier {

    private GrammarVerifier() {
    }

    /**
     * Whether a grammar expands to a string. Time is linear in the string's length, memory in the grammar's depth.
     *
     * @param input the string, from its beginning
     * @return the first difference, or empty if there is none
     * @throws E whatever the input throws
     */
    public static <E extends Exception> Optional<GrammarViolation> verifyExpansion(RGrammar grammar,
            IntSource<E> input) throws E {
        GrammarCursor cursor = GrammarCursor.ofRule(grammar, 0);
        for (long position = 0;; position++) {
            int expected = input.next();
            int actual = cursor.next();
            if (expected != actual) {
                return Optional.of(new GrammarViolation(GrammarProperty.EXPANSION, -1, position, "at position "
                        + position + " the grammar has " + text(actual) + ", the input " + text(expected)));
            }
            if (expected == GrammarCursor.END) {
                return Optional.empty();
            }
        }
    }

    /** As {@link #verifyProperties(RGrammar, Set, IntPredicate)}; only the start rule is exempt from rule utility. */
    public static Optional<GrammarViolation> verifyProperties(RGrammar grammar, Set<GrammarProperty> properties) {
        return verifyProperties(grammar, properties, rule -> false);
    }

    /**
     * Whether a grammar has properties; expected time and memory are linear in its size.
     *
     * @param properties which; {@link GrammarProperty#EXPANSION} and {@link GrammarProperty#CYCLES} are not looked at
     * @param exempt rules that need not be used twice, besides the start rule
     * @return the first violation found, or empty if there is none
     */
    public static Optional<GrammarViolation> verifyProperties(RGrammar grammar, Set<GrammarProperty> properties,
            IntPredicate exempt) {
        Optional<GrammarViolation> found = verifyElements(grammar, properties);
        if (found.isEmpty() && properties.contains(GrammarProperty.DIGRAM_UNIQUENESS)) {
            found = DigramUniqueness.verify(grammar);
        }
        if (found.isEmpty() && properties.contains(GrammarProperty.RULE_UTILITY)) {
            found = verifyUtility(grammar, exempt);
        }
        return found;
    }

    private static Optional<GrammarViolation> verifyElements(RGrammar grammar, Set<GrammarProperty> properties) {
        boolean plain = properties.contains(GrammarProperty.NO_EXPONENTS);
        boolean distinct = properties.contains(GrammarProperty.NO_CONSECUTIVE_REPETITION);
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            int start = grammar.bodyStart(rule);
            for (int i = start; i < grammar.bodyEnd(rule); i++) {
                if (plain && grammar.exponent(i) != 1) {
                    return violation(GrammarProperty.NO_EXPONENTS, rule, i - start,
                            "an element is repeated " + grammar.exponent(i) + " times");
                }
                if (distinct && i > start && grammar.element(i) == grammar.element(i - 1)) {
                    return violation(GrammarProperty.NO_CONSECUTIVE_REPETITION, rule, i - start,
                            "an element is equal to the one before it");
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<GrammarViolation> verifyUtility(RGrammar grammar, IntPredicate exempt) {
        long[] uses = grammar.countUses();
        for (int rule = 1; rule < grammar.ruleCount(); rule++) {
            if (uses[rule] < 2 && !exempt.test(rule)) {
                return violation(GrammarProperty.RULE_UTILITY, rule, 0, "the rule is used " + uses[rule] + " times");
            }
        }
        return Optional.empty();
    }

    static Optional<GrammarViolation> violation(GrammarProperty property, int rule, long place, String what) {
        return Optional.of(new GrammarViolation(property, rule, place,
                property + " is violated in rule " + rule + " at element " + place + ": " + what));
    }

    private static String text(int symbol) {
        return symbol == GrammarCursor.END ? "its end" : "symbol " + symbol;
    }
}
