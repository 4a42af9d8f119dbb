/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.build;
import static org.refrain.core.grammar.GrammarTesting.rules;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;

class GrammarAccessTest {

    @Test
    void agreesWithTheExpansionEverywhere() {
        for (int seed = 0; seed < 2000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 400);
            GrammarAccess access = new GrammarAccess(build(new ReSequitur(), string));
            assertThat(access.length()).isEqualTo(string.length);
            for (int i = 0; i < string.length; i++) {
                assertThat(access.symbol(i)).as("seed " + seed + " at " + i).isEqualTo(string[i]);
            }
            Random random = new Random(seed);
            for (int i = 0; i < 20; i++) {
                int from = random.nextInt(string.length + 1);
                int[] section = new int[random.nextInt(100)];
                int count = access.symbols(from, section, section.length);
                assertThat(count).isEqualTo(Math.min(section.length, string.length - from));
                assertThat(Arrays.copyOf(section, count)).as("seed " + seed + " from " + from)
                        .isEqualTo(Arrays.copyOfRange(string, from, from + count));
            }
        }
    }

    @Test
    void dividesExponentsInsteadOfCounting() {
        GrammarAccess access = new GrammarAccess(rules("a A^1000000000000 b", "B^1000000 c", "x^3 y"));
        assertThat(access.length()).isEqualTo(2 + 1_000_000_000_000L * 4_000_001);
        assertThat(access.symbol(0)).isEqualTo('a');
        assertThat(access.symbol(1 + 4_000_000)).isEqualTo('c');
        assertThat(access.symbol(1 + 777_777_777_777L * 4_000_001 + 4_000_000)).isEqualTo('c');
        assertThat(access.symbol(1 + 777_777_777_777L * 4_000_001 + 3)).isEqualTo('y');
        assertThat(access.symbol(access.length() - 1)).isEqualTo('b');
        int[] end = new int[10];
        assertThat(access.symbols(access.length() - 4, end, 10)).isEqualTo(4);
        assertThat(Arrays.copyOf(end, 4)).containsExactly('x', 'y', 'c', 'b');
    }

    @Test
    void goesDown100000RulesWithoutRecursion() {
        RGrammar chain = chain(100_000);
        GrammarAccess access = new GrammarAccess(chain);
        assertThat(access.length()).isEqualTo(200_000);
        assertThat(access.symbol(99_999)).isEqualTo('a');
        assertThat(access.symbol(100_000)).isEqualTo('b');
        int[] middle = new int[4];
        access.symbols(99_998, middle, 4);
        assertThat(middle).containsExactly('a', 'a', 'b', 'b');
        int[] whole = GrammarTesting.expand(chain, 0);
        assertThat(Arrays.stream(whole).filter(symbol -> symbol == 'b').count()).isEqualTo(100_000);
        assertThat(GrammarVerifier.verifyExpansion(chain, GrammarTesting.source(whole))).isEmpty();
        assertThat(RuleOrder.breadthFirst(chain, 0).grammar().ruleCount()).isEqualTo(100_000);
    }

    @Test
    void refusesPositionsOutside() {
        GrammarAccess access = new GrammarAccess(rules("a b"));
        assertThatThrownBy(() -> access.symbol(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> access.symbol(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> access.symbols(3, new int[1], 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(access.symbols(2, new int[1], 1)).isZero();
        assertThat(new GrammarAccess(rules("")).symbols(0, new int[1], 1)).isZero();
    }

    /** S -&gt; a R1 b, R1 -&gt; a R2 b, ...: the string is a^n b^n. */
    private static RGrammar chain(int depth) {
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (int rule = 0; rule < depth; rule++) {
            assembler.beginRule();
            assembler.add('a', 1);
            if (rule + 1 < depth) {
                assembler.add(~(rule + 1), 1);
            }
            assembler.add('b', 1);
        }
        return assembler.buildValid();
    }
}
