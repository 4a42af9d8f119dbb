/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

class ReSequiturSetTest {

    @Test
    void sharesRulesButNotStarts() {
        ReSequiturSet set = new ReSequiturSet();
        add(set, GrammarTestStrings.letters("abcab"));
        add(set, GrammarTestStrings.letters("xabcaby"));
        assertThat(LETTERS.toString(set.build())).isEqualTo("S -> B\nA -> x B y\nB -> C c C\nC -> a b\n");
    }

    @Test
    void keepsItsPropertiesOverManyStrings() {
        for (int seed = 0; seed < 3000; seed++) {
            ReSequiturSet set = new ReSequiturSet();
            List<int[]> strings = new ArrayList<>();
            Random random = new Random(seed);
            for (int i = random.nextInt(8); i >= 0; i--) {
                int[] string = GrammarTestStrings.structured(seed + 8L * random.nextInt(4), 60);
                if (string.length == 0) {
                    continue;
                }
                add(set, string);
                if (random.nextInt(3) == 0) {
                    set.discard();
                } else {
                    strings.add(string);
                }
                if (random.nextInt(3) == 0) {
                    check(set, strings, seed);
                }
            }
            check(set, strings, seed);
        }
    }

    @Test
    void comparesStringsWithArraysExactly() {
        for (int seed = 0; seed < 3000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 300);
            if (string.length == 0) {
                continue;
            }
            ReSequiturSet set = new ReSequiturSet();
            add(set, string);
            assertThat(set.expandsTo(0, string, string.length)).as("seed " + seed).isTrue();
            assertThat(set.expandsTo(0, string, string.length - 1)).as("seed " + seed).isFalse();
            assertThat(set.expandsTo(0, Arrays.copyOf(string, string.length + 1), string.length + 1))
                    .as("seed " + seed).isFalse();
            int at = new Random(seed).nextInt(string.length);
            int[] other = string.clone();
            other[at]++;
            assertThat(set.expandsTo(0, other, other.length)).as("seed " + seed + ", changed at " + at).isFalse();
            add(set, other);
            add(set, string);
            assertThat(set.areEqual(0, 1)).as("seed " + seed).isFalse();
            assertThat(set.areEqual(0, 2)).as("seed " + seed).isTrue();
        }
    }

    @Test
    void isEmptyWithoutStrings() {
        RGrammar grammar = new ReSequiturSet().build();
        assertThat(grammar.ruleCount()).isEqualTo(1);
        assertThat(grammar.length()).isZero();
    }

    private static void check(ReSequiturSet set, List<int[]> strings, int seed) {
        RGrammar grammar = set.build();
        for (int i = 0; i < strings.size(); i++) {
            assertThat(GrammarTesting.expand(grammar, i)).as("seed " + seed + ", string " + i)
                    .isEqualTo(strings.get(i));
        }
        assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR, r -> r < strings.size()))
                .as("seed " + seed).isEmpty();
        long[] uses = grammar.countUses();
        for (int i = 0; i < strings.size(); i++) {
            assertThat(uses[i]).as("seed " + seed + ", uses of string " + i).isZero();
        }
    }

    private static void add(ReSequiturSet set, int[] string) {
        set.begin();
        set.append(string, string.length);
    }
}
