/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What several tests of grammars need: short ways to make them, and a check of their properties by brute force. */
public final class GrammarTesting {

    /** Terminals are characters, rules have letters. */
    public static final GrammarPrinter LETTERS = new GrammarPrinter(Character::toString, GrammarPrinter::letter);

    private GrammarTesting() {
    }

    /** The grammar of a string. */
    public static RGrammar build(GrammarBuilder builder, int[] string) {
        for (int symbol : string) {
            builder.append(symbol);
        }
        return builder.build();
    }

    /** A grammar from rules like {@code "A^3 b"}: capital letters are rules, S being rule 0 and A rule 1. */
    public static RGrammar rules(String... bodies) {
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (String body : bodies) {
            assembler.beginRule();
            for (String part : body.isEmpty() ? new String[0] : body.split(" ")) {
                String[] base = part.split("\\^");
                char name = base[0].charAt(0);
                int element = name >= 'A' && name <= 'Z' ? ~(name == 'S' ? 0 : name - 'A' + 1) : name;
                assembler.add(element, base.length == 1 ? 1 : Long.parseLong(base[1]));
            }
        }
        return assembler.buildValid();
    }

    /** A source of these symbols. */
    public static IntSource<RuntimeException> source(int[] string) {
        int[] next = {0};
        return () -> next[0] < string.length ? string[next[0]++] : GrammarCursor.END;
    }

    /** The string of a rule, all of it. */
    public static int[] expand(RGrammar grammar, int rule) {
        int[] string = new int[Math.toIntExact(grammar.length(rule))];
        int[] count = {0};
        GrammarExpander.expand(grammar, rule, symbol -> string[count[0]++] = symbol);
        assertThat(count[0]).isEqualTo(string.length);
        return string;
    }

    /**
     * Compares a grammar with what it has been made from, and every pair of digrams with every other.
     *
     * @param properties what must hold
     * @param what is printed on failure
     */
    public static void checkByBruteForce(RGrammar grammar, int[] string, Set<GrammarProperty> properties, String what) {
        assertThat(expand(grammar, 0)).as(what).isEqualTo(string);
        assertThat(bruteForceViolation(grammar, properties)).as(what + "\n" + LETTERS.toString(grammar)).isEmpty();
    }

    /** A description of a violated property, or an empty string; takes quadratic time. */
    public static String bruteForceViolation(RGrammar grammar, Set<GrammarProperty> properties) {
        Map<Integer, Long> uses = new HashMap<>();
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                if (grammar.element(i) < 0) {
                    uses.merge(~grammar.element(i), grammar.exponent(i), Long::sum);
                }
                if (properties.contains(GrammarProperty.NO_EXPONENTS) && grammar.exponent(i) != 1) {
                    return "exponent at " + i;
                }
                if (i + 1 == grammar.bodyEnd(rule)) {
                    continue;
                }
                if (properties.contains(GrammarProperty.NO_CONSECUTIVE_REPETITION)
                        && grammar.element(i) == grammar.element(i + 1)) {
                    return "repetition at " + i;
                }
                if (properties.contains(GrammarProperty.DIGRAM_UNIQUENESS) && occursAgain(grammar, rule, i)) {
                    return "digram at " + i + " again";
                }
            }
        }
        for (int rule = 1; rule < grammar.ruleCount(); rule++) {
            if (properties.contains(GrammarProperty.RULE_UTILITY) && uses.getOrDefault(rule, 0L) < 2) {
                return "rule " + rule + " used " + uses.get(rule);
            }
        }
        return "";
    }

    private static boolean occursAgain(RGrammar grammar, int rule, int index) {
        long[] digram = digram(grammar, index);
        for (int other = rule; other < grammar.ruleCount(); other++) {
            int from = other == rule ? index + 2 : grammar.bodyStart(other);
            for (int i = from; i + 1 < grammar.bodyEnd(other); i++) {
                if (Arrays.equals(digram, digram(grammar, i))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long[] digram(RGrammar grammar, int index) {
        return new long[] {grammar.element(index), grammar.exponent(index), grammar.element(index + 1),
                grammar.exponent(index + 1)};
    }
}
