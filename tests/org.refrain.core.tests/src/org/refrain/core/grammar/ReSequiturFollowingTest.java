/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Following a known rule gives the grammar that doing everything at once gives, element by element. */
class ReSequiturFollowingTest {

    private static final int STRINGS = 2_000;

    @RepeatedTest(10)
    void givesTheSameGrammar(RepetitionInfo repetition) {
        for (int i = 0; i < STRINGS; i++) {
            int seed = repetition.getCurrentRepetition() * STRINGS + i;
            int[] string = GrammarTestStrings.structured(seed, i % 10 == 0 ? 3_000 : 300);
            for (boolean runBuffered : new boolean[] {false, true}) {
                ReSequitur following = new ReSequitur(runBuffered, new ReSequiturMachine(true));
                ReSequitur literal = new ReSequitur(runBuffered, new ReSequiturMachine(false));
                int half = new Random(seed).nextInt(string.length + 1);
                append(following, string, 0, half);
                append(literal, string, 0, half);
                if (seed % 3 == 0) {
                    assertEqual(following.build(), literal.build(), seed);
                }
                append(following, string, half, string.length);
                append(literal, string, half, string.length);
                assertEqual(following.build(), literal.build(), seed);
            }
        }
    }

    private static void append(ReSequitur builder, int[] string, int from, int to) {
        for (int i = from; i < to; i++) {
            builder.append(string[i]);
        }
    }

    /** Runs of any length, which do not end where the runs of a rule end. */
    @RepeatedTest(10)
    void givesTheSameGrammarOfRuns(RepetitionInfo repetition) {
        for (int i = 0; i < STRINGS; i++) {
            int seed = repetition.getCurrentRepetition() * STRINGS + i;
            Random random = new Random(seed);
            ReSequitur following = new ReSequitur(false, new ReSequiturMachine(true));
            ReSequitur literal = new ReSequitur(false, new ReSequiturMachine(false));
            long longest = random.nextInt(20) == 0 ? 1L << 40 : 1 + random.nextInt(4);
            for (int symbol : GrammarTestStrings.structured(seed, 200)) {
                long count = 1 + Math.floorMod(random.nextLong(), longest);
                following.append(symbol, count);
                literal.append(symbol, count);
            }
            assertEqual(following.build(), literal.build(), seed);
        }
    }

    /** Strings begun, gone on with in turns, compared, discarded and built at any time. */
    @RepeatedTest(10)
    void givesTheSameGrammarOfManyStrings(RepetitionInfo repetition) {
        for (int i = 0; i < STRINGS; i++) {
            int seed = repetition.getCurrentRepetition() * STRINGS + i;
            Random random = new Random(seed);
            ReSequiturSet following = new ReSequiturSet(new ReSequiturMachine(true));
            ReSequiturSet literal = new ReSequiturSet(new ReSequiturMachine(false));
            for (int step = random.nextInt(12); step >= 0; step--) {
                following.begin();
                literal.begin();
                for (int symbol : GrammarTestStrings.structured(seed + 8L * random.nextInt(4), 80)) {
                    int string = random.nextInt(30) == 0 ? random.nextInt(following.count()) : following.count() - 1;
                    following.append(string, symbol, 1);
                    literal.append(string, symbol, 1);
                }
                int other = random.nextInt(following.count());
                assertThat(following.areEqual(other, following.count() - 1)).as("seed %d", seed)
                        .isEqualTo(literal.areEqual(other, following.count() - 1));
                if (random.nextInt(3) == 0) {
                    following.discard();
                    literal.discard();
                }
                if (random.nextInt(3) == 0) {
                    assertEqual(following.build(), literal.build(), seed);
                }
            }
            assertEqual(following.build(), literal.build(), seed);
        }
    }

    @Test
    void comparesAStringThatStillFollowsARule() {
        int[] string = GrammarTestStrings.letters("abcdefabcdefabcde");
        ReSequiturSet set = new ReSequiturSet();
        set.begin();
        set.append(string, string.length);
        assertThat(set.expandsTo(0, string, string.length)).isTrue();
        assertThat(set.expandsTo(0, string, string.length - 1)).isFalse();
    }

    @Test
    void givesTheSameGrammarOfTheLuTrace() {
        ReSequitur following = new ReSequitur(false, new ReSequiturMachine(true));
        ReSequitur literal = new ReSequitur(false, new ReSequiturMachine(false));
        int[] string = GrammarTestStrings.lu(160);
        append(following, string, 0, string.length);
        append(literal, string, 0, string.length);
        assertEqual(following.build(), literal.build(), 0);
    }

    private static void assertEqual(RGrammar actual, RGrammar expected, int seed) {
        if (!Arrays.equals(rules(actual), rules(expected))) {
            assertThat(GrammarTesting.LETTERS.toString(actual)).as("seed %d", seed)
                    .isEqualTo(GrammarTesting.LETTERS.toString(expected));
        }
    }

    /** Each rule's number of elements, then the elements with their exponents. */
    private static long[] rules(RGrammar grammar) {
        long[] all = new long[grammar.ruleCount() + 2 * grammar.elementCount()];
        int at = 0;
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            all[at++] = grammar.bodyEnd(rule) - grammar.bodyStart(rule);
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                all[at++] = grammar.element(i);
                all[at++] = grammar.exponent(i);
            }
        }
        return all;
    }
}
