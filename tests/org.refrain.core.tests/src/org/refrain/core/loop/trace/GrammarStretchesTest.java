/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.RunLengthStringBuilder;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.progress.Progress;

class GrammarStretchesTest {

    @Test
    void expandsGrammars() throws Exception {
        for (int seed = 0; seed < 3000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            ReSequitur grammar = new ReSequitur(false);
            RunLengthStringBuilder expected = new RunLengthStringBuilder();
            for (int symbol : string) {
                grammar.append(symbol);
                expected.append(symbol / 2, 1);
            }
            RunLengthStringBuilder expanded = new RunLengthStringBuilder();
            GrammarStretches.forEach(grammar.build(), symbol -> symbol / 2, expanded::append, Progress.NONE);
            check(expanded.build(), expected.build(), seed);
        }
    }

    private static void check(RunLengthString actual, RunLengthString expected, int seed) {
        assertThat(actual.stretches()).as("seed %d", seed).isEqualTo(expected.stretches());
        for (int stretch = 1; stretch <= expected.stretches(); stretch++) {
            assertThat(actual.symbol(stretch)).as("seed %d", seed).isEqualTo(expected.symbol(stretch));
            assertThat(actual.count(stretch)).as("seed %d", seed).isEqualTo(expected.count(stretch));
        }
    }

    /** S -> A^(2^40) b, A -> a^(2^20). */
    @Test
    void expandsWhatIsOneSymbolAtOnce() throws Exception {
        RGrammarAssembler assembler = new RGrammarAssembler();
        assembler.beginRule();
        assembler.add(~1, 1L << 40);
        assembler.add('b', 1);
        assembler.beginRule();
        assembler.add('a', 1L << 20);
        RunLengthStringBuilder string = new RunLengthStringBuilder();
        GrammarStretches.forEach(assembler.build(), symbol -> symbol, string::append, Progress.NONE);
        assertThat(string.length()).isEqualTo((1L << 60) + 1);
    }

    /** S -> A^(2^50), A -> a b. */
    @Test
    void endsWhereTheStringTakesNoMore() throws Exception {
        RGrammarAssembler assembler = new RGrammarAssembler();
        assembler.beginRule();
        assembler.add(~1, 1L << 50);
        assembler.beginRule();
        assembler.add('a', 1);
        assembler.add('b', 1);
        RGrammar grammar = assembler.build();
        RunLengthStringBuilder string = new RunLengthStringBuilder(1_000_000);
        assertThatThrownBy(() -> GrammarStretches.forEach(grammar, symbol -> symbol, string::append, Progress.NONE))
                .isInstanceOf(StringTooLongException.class).hasMessageContaining("1000000");
    }
}
