/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.GrammarTesting;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;

class PlainGrammarTest {

    @Test
    void exponentsBecomeRulesThatDouble() {
        RGrammar plain = PlainGrammar.of(GrammarTesting.rules("A^13 b^3 A^4", "a b")).grammar();
        assertThat(GrammarTesting.LETTERS.toString(plain)).isEqualTo(
                "S -> D C A E b C\nA -> a b\nB -> A A\nC -> B B\nD -> C C\nE -> b b\n");
    }

    @Test
    void expandsToTheSameString() {
        for (int seed = 0; seed < 2000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 300);
            RGrammar grammar = GrammarTesting.build(new ReSequitur(), string);
            Random random = new Random(seed);
            int longest = 2 + random.nextInt(10);
            PlainGrammar[] all = {PlainGrammar.of(grammar), PlainGrammar.of(grammar, longest),
                    PlainGrammar.ofChunks(grammar, 1 + random.nextInt(9), 1 + random.nextInt(5))};
            for (PlainGrammar plain : all) {
                assertThat(GrammarTesting.expand(plain.grammar(), 0)).as("seed " + seed).isEqualTo(string);
                for (int i = 0; i < plain.grammar().elementCount(); i++) {
                    assertThat(plain.grammar().exponent(i)).isEqualTo(1);
                }
                long[] uses = plain.grammar().countUses();
                for (int rule = 0; rule < uses.length; rule++) {
                    assertThat(!plain.isSection(rule) || uses[rule] == 1).as("seed " + seed).isTrue();
                    assertThat(plain.grammar().bodyEnd(rule) - plain.grammar().bodyStart(rule)).as("seed " + seed)
                            .isLessThanOrEqualTo(plain == all[1] ? longest : Integer.MAX_VALUE);
                }
                for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                    assertThat(plain.grammar().length(rule)).isEqualTo(grammar.length(rule));
                }
            }
        }
    }

    @Test
    void chunksOfTheStartRuleAreNumberedInOrder() {
        RGrammar grammar = GrammarTesting.rules("a b A^5 c A d", "x y");
        PlainGrammar chunks = PlainGrammar.ofChunks(grammar, 100, 3);
        RGrammar plain = chunks.grammar();
        assertThat(plain.bodyEnd(0)).as("a b A4 | A c A | d").isEqualTo(3);
        int first = ~plain.element(0);
        for (int i = 0; i < 3; i++) {
            assertThat(~plain.element(i)).isEqualTo(first + i);
            assertThat(chunks.isSection(first + i)).isTrue();
        }
        assertThat(PlainGrammar.ofChunks(grammar, 2, 1).grammar().bodyEnd(0)).isEqualTo(2);
    }

    @Test
    void hugeExponentsStaySmall() {
        RGrammar plain = PlainGrammar.of(GrammarTesting.rules("A^1152921504606846975", "a^3")).grammar();
        assertThat(plain.length()).isEqualTo(3 * ((1L << 60) - 1));
        assertThat(plain.elementCount()).isLessThan(200);
    }
}
