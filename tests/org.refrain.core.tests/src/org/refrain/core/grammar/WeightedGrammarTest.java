/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class WeightedGrammarTest {

    @RepeatedTest(500)
    void agreesWithTheExpandedString(RepetitionInfo repetition) throws InvalidGrammarException {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        RGrammar grammar = randomGrammar(random);
        int[] string = expand(grammar);
        long[] weights = random.longs(5, 0, 4).toArray();
        weights[random.nextInt(5)] = 3;
        WeightedGrammar weighted = new WeightedGrammar(grammar, t -> weights[t]);
        long sum = 0;
        for (int k = 0; k < string.length; k++) {
            assertThat(weighted.weightOf(k)).as("seed %d, k %d", seed, k).isEqualTo(sum);
            assertThat(weighted.terminal(k)).as("seed %d, k %d", seed, k).isEqualTo(string[k]);
            for (long unit = sum; unit < sum + weights[string[k]]; unit++) {
                assertThat(weighted.indexOf(unit)).as("seed %d, unit %d", seed, unit).isEqualTo(k);
            }
            sum += weights[string[k]];
        }
        assertThat(weighted.weightOf(string.length)).isEqualTo(sum);
        assertThat(weighted.total()).isEqualTo(sum);
    }

    @Test
    void countsPastTwoToThePowerOfSixty() throws InvalidGrammarException {
        RGrammar huge = new RGrammar(new int[] { 0, 2, 3 }, new int[] { ~1, 1, 0 },
                new long[] { 1 << 30, 1, 1L << 30 });
        WeightedGrammar weighted = new WeightedGrammar(huge, t -> 1);
        assertThat(weighted.total()).isEqualTo((1L << 60) + 1);
        assertThat(weighted.terminal(1L << 60)).isEqualTo(1);
        assertThat(weighted.indexOf(123_456_789_123L)).isEqualTo(123_456_789_123L);
    }

    @Test
    void knowsNoUnitBehindTheLast() throws InvalidGrammarException {
        WeightedGrammar empty = new WeightedGrammar(new RGrammar(new int[] { 0, 0 }, new int[0], new long[0]), t -> 1);
        assertThat(empty.weightOf(0)).isZero();
        assertThatThrownBy(() -> empty.indexOf(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Up to six rules over five terminals; each uses later rules only. */
    static RGrammar randomGrammar(Random random) throws InvalidGrammarException {
        int rules = 1 + random.nextInt(6);
        int[] starts = new int[rules + 1];
        List<Integer> elements = new ArrayList<>();
        List<Long> exponents = new ArrayList<>();
        for (int rule = 0; rule < rules; rule++) {
            starts[rule] = elements.size();
            for (int i = 1 + random.nextInt(4); i > 0; i--) {
                boolean use = rule + 1 < rules && random.nextBoolean();
                elements.add(use ? ~(rule + 1 + random.nextInt(rules - rule - 1)) : random.nextInt(5));
                exponents.add(1L + random.nextInt(3));
            }
        }
        starts[rules] = elements.size();
        return new RGrammar(starts, elements.stream().mapToInt(Integer::intValue).toArray(),
                exponents.stream().mapToLong(Long::longValue).toArray());
    }

    /** By recursion: fit for small grammars, and nothing like the code under test. */
    static int[] expand(RGrammar grammar) {
        List<Integer> out = new ArrayList<>();
        expand(grammar, 0, out);
        return out.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void expand(RGrammar grammar, int rule, List<Integer> out) {
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            for (long n = 0; n < grammar.exponent(i); n++) {
                if (grammar.element(i) >= 0) {
                    out.add(grammar.element(i));
                } else {
                    expand(grammar, ~grammar.element(i), out);
                }
            }
        }
    }
}
