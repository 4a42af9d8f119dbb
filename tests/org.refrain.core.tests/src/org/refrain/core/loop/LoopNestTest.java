/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.loop.LoopNest.Loop;

class LoopNestTest {

    private static final LoopNestPrinter LETTERS = new LoopNestPrinter(Character::toString, "");

    /** x(a(bc)^3)^2(bc)^5. */
    private static LoopNest nest() {
        LoopNestBuilder builder = new LoopNestBuilder();
        builder.symbols('x', 1);
        builder.beginLoop();
        builder.symbols('a', 1);
        builder.beginLoop();
        builder.symbols('b', 1);
        builder.symbols('c', 1);
        int body = builder.endLoop(3);
        builder.endLoop(2);
        builder.loop(body, 5);
        return builder.build();
    }

    @Test
    void countsWhatItHas() {
        LoopNest nest = nest();
        assertThat(nest.length()).isEqualTo(25);
        assertThat(nest.loops()).isEqualTo(3);
        assertThat(nest.bodies()).isEqualTo(2);
        assertThat(nest.terminals()).isEqualTo(6);
        assertThat(nest.distinctTerminals()).isEqualTo(4);
        assertThat(nest.depth()).isEqualTo(2);
        assertThat(nest.covered()).isEqualTo(24);
    }

    @Test
    void tellsWhereItsLoopsAre() {
        LoopNest nest = nest();
        assertThat(nest.loopsOfString()).extracting(Loop::start, Loop::period, Loop::iterations, Loop::end)
                .containsExactly(tuple(1L, 7L, 2L, 15L),
                        tuple(15L, 2L, 5L, 25L));
        Loop outer = nest.loopsOfString().get(0);
        assertThat(nest.loopsIn(outer)).containsExactly(
                new Loop(nest.loopsOfString().get(1).body(), 2, 2, 3));
        assertThat(nest.firstSymbol(outer)).isEqualTo('a');
        assertThat(nest.firstSymbol(nest.loopsOfString().get(1))).isEqualTo('b');
    }

    @Test
    void choosesTheLargestLoops() {
        LoopNest nest = nest();
        assertThat(LargestLoops.of(nest, 2)).extracting(LargestLoops.Place::covered).containsExactly(14L, 12L);
        assertThat(LargestLoops.of(nest, 9)).extracting(LargestLoops.Place::depth).containsExactly(0, 1, 0);
        assertThat(LargestLoops.of(nest, 0)).isEmpty();
    }

    @Test
    void isPrintedAsInThePaper() throws IOException {
        assertThat(LETTERS.toString(nest())).isEqualTo("x(a(bc)^3)^2(bc)^5");
        LoopNestPrinter words = new LoopNestPrinter(symbol -> "s" + (char) symbol, " ");
        assertThat(words.toString(nest())).isEqualTo("sx (sa (sb sc)^3)^2 (sb sc)^5");
        StringBuilder text = new StringBuilder();
        assertThat(LETTERS.print(nest(), 4, text)).isFalse();
        assertThat(text).hasToString("x(a( ...");
        text.setLength(0);
        assertThat(LETTERS.print(nest(), nest().loopsOfString().get(0).body(), 4, text)).isTrue();
        assertThat(text).hasToString("a(bc)^3");
    }

    @Test
    void sharesEqualBodies() {
        LoopNestBuilder builder = new LoopNestBuilder();
        for (int i = 0; i < 10_000; i++) {
            builder.beginLoop();
            builder.symbols(i % 700, 1);
            builder.symbols(i % 700 + 1, 1 + i % 2);
            builder.endLoop(2 + i);
        }
        LoopNest nest = builder.build();
        assertThat(nest.loops()).isEqualTo(15_000);
        assertThat(nest.bodies()).isEqualTo(700 + 350);
    }

    @Test
    void takesMoreSymbolsThanCanBeWrittenDown() {
        LoopNestBuilder builder = new LoopNestBuilder();
        builder.symbols('a', 1L << 61);
        builder.symbols('b', 1);
        LoopNest nest = builder.build();
        assertThat(nest.length()).isEqualTo((1L << 61) + 1);
        assertThat(LETTERS.toString(nest)).isEqualTo("(a)^2305843009213693952b");
    }

    @Test
    void refusesGrammarsThatAreNoNest() throws Exception {
        RGrammarAssembler assembler = new RGrammarAssembler();
        assembler.beginRule();
        assembler.add(~2, 2);
        assembler.beginRule();
        assembler.add('a', 1);
        assembler.beginRule();
        assembler.add(~1, 2);
        var grammar = assembler.build();
        assertThatThrownBy(() -> new LoopNest(grammar)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("body 1 is in body 2");
        LoopNestBuilder open = new LoopNestBuilder();
        open.beginLoop();
        assertThatThrownBy(open::build).isInstanceOf(IllegalStateException.class);
    }
}
