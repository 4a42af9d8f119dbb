/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;

class GrammarArchiveTest {

    private static int[] expand(RGrammar grammar) {
        int[] string = new int[(int) grammar.length()];
        new GrammarAccess(grammar).symbols(0, string, string.length);
        return string;
    }

    /** A string with nested repeats over symbols that may be numbered in any way. */
    private static RGrammar structured(Random random) {
        ReSequitur builder = new ReSequitur();
        int kinds = 1 + random.nextInt(20);
        int[] names = random.ints(kinds, 0, random.nextBoolean() ? kinds : 100_000).toArray();
        int[][] phrases = new int[4][];
        for (int i = 0; i < phrases.length; i++) {
            phrases[i] = random.ints(random.nextInt(6), 0, kinds).toArray();
        }
        for (int i = random.nextInt(40); i > 0; i--) {
            int times = random.nextInt(5) == 0 ? random.nextInt(40) : 1;
            for (; times > 0; times--) {
                for (int symbol : phrases[random.nextInt(phrases.length)]) {
                    builder.append(names[symbol]);
                }
            }
        }
        return builder.build();
    }

    @RepeatedTest(20)
    void readsWhatItWrote(RepetitionInfo repetition) throws InvalidGrammarException {
        for (int i = 0; i < 1_000; i++) {
            int seed = repetition.getCurrentRepetition() * 1_000 + i;
            RGrammar grammar = structured(new Random(seed));
            GrammarArchiver archiver = new GrammarArchiver(grammar);
            byte[] bytes = archiver.bytes();
            RGrammar read = GrammarUnarchiver.read(bytes, 0, bytes.length);
            assertThat(expand(read)).as("seed %d", seed).isEqualTo(expand(grammar));
            assertThat(read.size()).as("seed %d", seed).isEqualTo(grammar.size());
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                assertThat(read.length(archiver.numberOf(rule))).as("seed %d", seed).isEqualTo(grammar.length(rule));
            }
        }
    }

    @Test
    void readsTheEmptyGrammar() throws InvalidGrammarException {
        byte[] bytes = new GrammarArchiver(new ReSequitur().build()).bytes();
        assertThat(GrammarUnarchiver.read(bytes, 0, bytes.length).length()).isZero();
    }

    @Test
    void leavesOutRulesThatAreNeverUsed() throws InvalidGrammarException {
        RGrammar grammar = new RGrammar(new int[] { 0, 2, 3 }, new int[] { 0, 1, 0 }, new long[] { 5, 1L << 40, 1 });
        GrammarArchiver archiver = new GrammarArchiver(grammar);
        assertThat(archiver.numberOf(1)).isEqualTo(-1);
        RGrammar read = GrammarUnarchiver.read(archiver.bytes(), 0, archiver.bytes().length);
        assertThat(read.ruleCount()).isEqualTo(1);
        assertThat(read.length()).isEqualTo(5 + (1L << 40));
    }

    @Test
    void walksAChainOfAHundredThousandRules() throws InvalidGrammarException {
        int rules = 100_000;
        int[] starts = new int[rules + 1];
        int[] elements = new int[2 * rules];
        long[] exponents = new long[2 * rules];
        Arrays.fill(exponents, 1);
        for (int rule = 0; rule < rules; rule++) {
            starts[rule + 1] = 2 * rule + 2;
            elements[2 * rule] = rule % 7;
            elements[2 * rule + 1] = rule + 1 < rules ? ~(rule + 1) : 0;
        }
        byte[] bytes = new GrammarArchiver(new RGrammar(starts, elements, exponents)).bytes();
        assertThat(GrammarUnarchiver.read(bytes, 0, bytes.length).length()).isEqualTo(rules + 1);
    }

    @Test
    void answersDamageWithATypedErrorOrAValidGrammar() {
        RGrammar grammar = structured(new Random(11));
        byte[] bytes = new GrammarArchiver(grammar).bytes();
        int refused = 0;
        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] damaged = bytes.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            refused += isRefused(damaged) ? 1 : 0;
        }
        for (int length = 0; length < bytes.length; length++) {
            refused += isRefused(Arrays.copyOf(bytes, length)) ? 1 : 0;
        }
        assertThat(refused).isPositive();
    }

    @RepeatedTest(10)
    void survivesAnyBytes(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 300; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            if (bytes.length > 2) {
                bytes[1] = (byte) random.nextInt(4);
            }
            assertThatCode(() -> isRefused(bytes)).doesNotThrowAnyException();
        }
    }

    private static boolean isRefused(byte[] bytes) {
        try {
            GrammarUnarchiver.read(bytes, 0, bytes.length);
            return false;
        } catch (InvalidGrammarException e) {
            assertThat(e).hasMessageNotContaining("null");
            return true;
        }
    }

    @Test
    void refusesADeclarationThatCannotBeTrue() {
        byte[] bytes = new byte[6];
        Arrays.fill(bytes, (byte) 0xFF);
        assertThatThrownBy(() -> GrammarUnarchiver.read(bytes, 0, bytes.length))
                .isInstanceOf(InvalidGrammarException.class).hasMessageContaining("declares");
    }
}
