/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.expand;
import static org.refrain.core.grammar.GrammarTesting.rules;

import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;

class RePairTest {

    @Test
    void improvesRandomGrammarsWithoutChangingTheirStrings() throws InvalidGrammarException {
        for (int seed = 0; seed < 10_000; seed++) {
            improves(WeightedGrammarTest.randomGrammar(new Random(seed)), seed);
        }
    }

    @Test
    void improvesGrammarsOfTheBuilders() {
        long before = 0;
        long after = 0;
        for (int seed = 0; seed < 10_000; seed++) {
            GrammarBuilder builder = seed % 3 == 0 ? new Sequitur() : new ReSequitur(seed % 2 == 0);
            for (int symbol : GrammarTestStrings.structured(seed, 400)) {
                builder.append(symbol);
            }
            RGrammar grammar = builder.build();
            before += grammar.size();
            after += improves(grammar, seed).size();
        }
        assertThat(after).isLessThan(before * 9 / 10);
    }

    /** Improves with a random bound and random rules to keep. */
    private static RGrammar improves(RGrammar grammar, int seed) {
        Random random = new Random(~seed);
        boolean[] kept = new boolean[grammar.ruleCount()];
        for (int rule = 0; rule < kept.length; rule++) {
            kept[rule] = random.nextInt(4) == 0;
        }
        long mostElements = 1L << random.nextInt(16);
        RePair.Improved improved = RePair.improve(grammar, kept, mostElements, Progress.NONE);
        RGrammar smaller = improved.grammar();
        assertThat(smaller.size()).as("seed %d", seed).isLessThanOrEqualTo(grammar.size());
        assertThat(expand(smaller, 0)).as("seed %d", seed).isEqualTo(expand(grammar, 0));
        boolean[] reached = reached(grammar);
        for (int rule = 1; rule < kept.length; rule++) {
            int number = improved.newNumbers()[rule];
            assertThat(number >= 0 || !kept[rule] || !reached[rule]).as("seed %d, rule %d", seed, rule).isTrue();
            if (number >= 0) {
                assertThat(expand(smaller, number)).as("seed %d, rule %d", seed, rule).isEqualTo(expand(grammar, rule));
            }
        }
        return smaller;
    }

    @Test
    void joinsRepetitions() {
        RGrammar grammar = rules("a b a b a b a b");
        RGrammar improved = RePair.improve(grammar, Progress.NONE);
        assertThat(improved.size()).isEqualTo(5);
        assertThat(improved.exponent(0)).isEqualTo(4);
        assertThat(expand(improved, 0)).isEqualTo(expand(grammar, 0));
    }

    @Test
    void keepsARuleThatMeansSomething() {
        RGrammar plain = rules("x y z x y z");
        RGrammar cycles = rules("A B", "x y z", "x y z");
        assertThat(RePair.improve(cycles, Progress.NONE).size()).isEqualTo(RePair.improve(plain, Progress.NONE).size());
        RePair.Improved improved = RePair.improve(cycles, new boolean[] { false, true, true }, 100, Progress.NONE);
        assertThat(improved.newNumbers()).doesNotContain(-1);
        assertThat(expand(improved.grammar(), improved.newNumbers()[2])).containsExactly('x', 'y', 'z');
    }

    @Test
    void expandsNothingThatIsTooLong() throws InvalidGrammarException {
        // (((a b)^1000000 c)^1000000 d)^1000000
        long million = 1_000_000;
        RGrammar huge = new RGrammar(new int[] { 0, 1, 3, 5, 7 }, new int[] { ~1, ~2, 3, ~3, 2, 0, 1 },
                new long[] { million, million, 1, million, 1, 1, 1 });
        RGrammar improved = RePair.improve(huge, Progress.NONE);
        assertThat(improved.length()).isEqualTo(huge.length());
        assertThat(improved.size()).isLessThanOrEqualTo(huge.size());
        assertThat(new GrammarAccess(improved).symbol(2 * million + 1)).isEqualTo(0);
        RGrammar empty = new ReSequitur().build();
        assertThat(RePair.improve(empty, Progress.NONE).length()).isZero();
    }

    @Test
    void goesAsDeepAsTheGrammar() {
        // a chain of 200,000 rules: no recursion could follow it
        RGrammarAssembler assembler = new RGrammarAssembler();
        int depth = 200_000;
        for (int rule = 0; rule <= depth; rule++) {
            assembler.beginRule();
            assembler.add(rule % 3, 1);
            if (rule < depth) {
                assembler.add(~(rule + 1), 1);
                assembler.add(rule % 2, 1);
            }
        }
        RGrammar chain = assembler.buildValid();
        for (long most : new long[] { 1, 1000, RePair.MOST_ELEMENTS }) {
            RGrammar improved = RePair.improve(chain, new boolean[depth + 1], most, Progress.NONE).grammar();
            assertThat(improved.size()).isLessThanOrEqualTo(chain.size() / 2 + 1);
            GrammarCursor expected = GrammarCursor.ofRule(chain, 0);
            GrammarCursor actual = GrammarCursor.ofRule(improved, 0);
            int symbol;
            do {
                symbol = expected.next();
                assertThat(actual.next()).isEqualTo(symbol);
            } while (symbol != GrammarCursor.END);
        }
    }

    @Test
    void canBeCancelled() {
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // nobody is looking
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        RGrammar grammar = rules("a b c a b c a b c");
        assertThatThrownBy(() -> RePair.improve(grammar, cancelled)).isInstanceOf(CancellationException.class);
    }

    private static boolean[] reached(RGrammar grammar) {
        boolean[] reached = new boolean[grammar.ruleCount()];
        reached[0] = true;
        for (int rule : TopologicalOrder.parentsFirst(grammar)) {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule) && reached[rule]; i++) {
                if (grammar.element(i) < 0) {
                    reached[~grammar.element(i)] = true;
                }
            }
        }
        return reached;
    }
}
