/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;
import static org.refrain.core.grammar.GrammarTesting.build;

import java.util.Arrays;
import java.util.zip.CRC32;

import org.junit.jupiter.api.Test;

class SequiturTest {

    /** The paper prints the string with one "cab" too few, but says that it has 15 symbols; the rules are for 15. */
    @Test
    void printsTheCycliturPapersExample() {
        RGrammar grammar = build(new Sequitur(), GrammarTestStrings.letters("cabcabcabcabcad"));
        assertThat(LETTERS.toString(grammar)).isEqualTo("""
                S -> A A B d
                A -> C C
                B -> c a
                C -> B b
                """);
        assertThat(grammar.size()).isEqualTo(14);
    }

    @Test
    void compressesTheStringAsPrintedInTheCycliturPaper() {
        RGrammar grammar = build(new Sequitur(), GrammarTestStrings.letters("cabcabcabcad"));
        assertThat(LETTERS.toString(grammar)).isEqualTo("""
                S -> A A A B d
                A -> B b
                B -> c a
                """);
        assertThat(grammar.size()).isEqualTo(12);
    }

    /** Xu et al., Efficient Discovery of Loop Nests, Table I; the start rule's third 9 is missing in the print. */
    @Test
    void compressesTheLuClassCTraceAsPublished() {
        int[] trace = GrammarTestStrings.lu(160);
        assertThat(trace).hasSize(323_048);
        RGrammar grammar = build(new Sequitur(), trace);
        GrammarPrinter printer = new GrammarPrinter(Character::toString, GrammarPrinter::number);
        assertThat(printer.toString(grammar)).isEqualTo("""
                0 -> V V V 1 X 1 W 2 3 4 Y R U 5 6 7 8 9 9 9 10 11 12 13 R 14 R S R P Y A O Y F T T T
                1 -> W W
                2 -> Q 4
                3 -> Y Q
                4 -> J 3 H 3 E 3 C
                5 -> 15 15
                6 -> 5 15
                7 -> 16 16
                8 -> 7 16
                9 -> 10 10
                10 -> 11 11
                11 -> 12 12
                12 -> 17 17
                13 -> 14 6 5 8 7
                14 -> 2 Y
                15 -> 18 18
                16 -> 19 19
                17 -> 20 20
                18 -> 21 21
                19 -> 22 22
                20 -> 13 13
                21 -> 23 23
                22 -> 24 24
                23 -> 25 25
                24 -> 26 26
                25 -> 27 27
                26 -> 28 28
                27 -> N K I D
                28 -> M L G B
                """);
        assertThat(grammar.size()).isEqualTo(135);
        assertThat(GrammarVerifier.verifyExpansion(grammar, GrammarTesting.source(trace))).isEmpty();
        assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.SEQUITUR)).isEmpty();
    }

    /** Which of two overlapping digrams is known decides what becomes a rule; taken from the reference. */
    @Test
    void treatsRunsAsTheReferenceDoes() {
        assertThat(printed("aaa")).isEqualTo("S -> a a a\n");
        assertThat(printed("aaaa")).isEqualTo("S -> A A\nA -> a a\n");
        assertThat(printed("aaabaaaaa")).isEqualTo("S -> A b A B\nA -> a B\nB -> a a\n");
        assertThat(printed("abbbcabbbcbb")).isEqualTo("S -> A A B\nA -> a b B c\nB -> b b\n");
        assertThat(printed("abcbbbabbbb")).isEqualTo("S -> A c b B A B b\nA -> a b\nB -> b b\n");
        assertThat(printed("bbbaaacbbbbaabbaaa"))
                .isEqualTo("S -> A B c A b C D B\nA -> b D\nB -> C a\nC -> a a\nD -> b b\n");
    }

    /** The checksum is that of what the reference implementation printed for the same strings. */
    @Test
    void equalsTheReferenceOnStructuredStrings() {
        GrammarPrinter printer = new GrammarPrinter(Integer::toString, rule -> "R" + rule);
        CRC32 checksum = new CRC32();
        for (int seed = 0; seed < 4000; seed++) {
            RGrammar grammar = build(new Sequitur(), GrammarTestStrings.structured(seed, 300));
            checksum.update(printer.toString(grammar).getBytes(UTF_8));
        }
        assertThat(Long.toHexString(checksum.getValue())).isEqualTo("c61ef7d8");
    }

    @Test
    void keepsItsPropertiesOnStructuredStrings() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            RGrammar grammar = build(new Sequitur(), string);
            GrammarTesting.checkByBruteForce(grammar, string, GrammarProperty.SEQUITUR, "seed " + seed);
        }
    }

    @Test
    void keepsItsPropertiesAfterEveryAppend() {
        for (int seed = 0; seed < 4000; seed++) {
            int[] string = GrammarTestStrings.structured(1_000_000 + seed, 40);
            Sequitur sequitur = new Sequitur();
            for (int i = 0; i < string.length; i++) {
                sequitur.append(string[i]);
                GrammarTesting.checkByBruteForce(sequitur.build(), Arrays.copyOf(string, i + 1),
                        GrammarProperty.SEQUITUR, "seed " + seed + " after " + i);
            }
        }
    }

    @Test
    void compressesNothing() {
        RGrammar grammar = new Sequitur().build();
        assertThat(grammar.ruleCount()).isEqualTo(1);
        assertThat(grammar.length()).isZero();
        assertThat(grammar.size()).isEqualTo(1);
    }

    @Test
    void countsSymbolsAndRefusesNegativeOnes() {
        Sequitur sequitur = new Sequitur();
        sequitur.append(Integer.MAX_VALUE);
        assertThat(sequitur.symbols()).isEqualTo(1);
        assertThatThrownBy(() -> sequitur.append(-1)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }

    private static String printed(String letters) {
        return LETTERS.toString(build(new Sequitur(), GrammarTestStrings.letters(letters)));
    }
}
