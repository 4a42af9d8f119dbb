/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.RunLengthStringBuilder;
import org.refrain.core.progress.Progress;

class GreedyNestTest {

    private static final LoopNestPrinter LETTERS = new LoopNestPrinter(Character::toString, "");

    @Test
    void nestsTheLuClassCTraceAsTheOptimalAlgorithmDoes() {
        LoopNest nest = find(GrammarTestStrings.lu(160), GreedyRule.PUBLISHED);
        assertThat(LETTERS.toString(nest)).isEqualTo("(V)^3(W)^2X(W)^3(QJYQHYQEYQCY)^2RU((NKID)^160(MLGB)^160"
                + "QJYQHYQEYQCY)^249(NKID)^160(MLGB)^160RQJYQHYQEYQCYRSRPYAOYF(T)^3");
        assertThat(nest.distinctTerminals()).isEqualTo(60);
    }

    @Test
    void isTheNestOfFigure1() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 80);
            assertThat(LETTERS.toString(find(string, GreedyRule.PUBLISHED))).as("seed %d", seed)
                    .isEqualTo(LiteralGreedy.nest(string));
        }
    }

    @Test
    void isTheNestOfEveryRoundAnew() {
        for (int seed = 0; seed < 3000; seed++) {
            isTheNestOfEveryRoundAnew(seed, seed % 100 == 0 ? 40_000 : 1500);
        }
    }

    private static void isTheNestOfEveryRoundAnew(int seed, int longest) {
        int[] string = ofCopies(seed, longest);
        for (GreedyRule rule : GreedyRule.values()) {
            RGrammar found = find(string, rule).grammar();
            RGrammar expected = GreedyByRounds.find(string, rule).grammar();
            assertThat(found.ruleCount()).as("seed %d, %s", seed, rule).isEqualTo(expected.ruleCount());
            for (int i = 0; i < found.bodyEnd(found.ruleCount() - 1); i++) {
                if (found.element(i) != expected.element(i) || found.exponent(i) != expected.exponent(i)) {
                    throw new AssertionError("seed " + seed + ", " + rule + ", at " + i);
                }
            }
        }
    }

    @Test
    void findsOneLoopInABillionEqualSymbols() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        builder.append('a', 1_000_000_000);
        RunLengthString string = builder.build();
        for (GreedyRule rule : GreedyRule.values()) {
            assertThat(LETTERS.toString(GreedyNest.find(string, rule, Progress.NONE))).isEqualTo("(a)^1000000000");
        }
    }

    @Test
    void canBeCancelledAnywhere() {
        RunLengthString string = RunLengthString.of(ofCopies(3, 20_000));
        for (int asked = 0; asked < 20; asked++) {
            Progress progress = cancelledAfter(asked);
            assertThatThrownBy(() -> GreedyNest.find(string, GreedyRule.PUBLISHED, progress))
                    .isInstanceOf(CancellationException.class);
        }
    }

    /** Cancelled as soon as that was asked for so many times. */
    private static Progress cancelledAfter(int times) {
        int[] asked = {0};
        return new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // not looked at
            }

            @Override
            public boolean isCancelled() {
                return asked[0]++ >= times;
            }
        };
    }

    @Test
    void expandsToTheString() {
        for (int seed = 0; seed < 4000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 120);
            for (GreedyRule rule : GreedyRule.values()) {
                List<Integer> expanded = new ArrayList<>();
                GrammarExpander.expand(find(string, rule).grammar(), 0, expanded::add);
                assertThat(expanded.stream().mapToInt(Integer::intValue).toArray()).as("seed %d, %s", seed, rule)
                        .isEqualTo(string);
            }
        }
    }

    /** A string that goes on with copies of what came before, of any length, more or less often, some of them cut. */
    private static int[] ofCopies(int seed, int longest) {
        Random random = new Random(seed);
        int[] string = new int[1 + random.nextInt(longest)];
        int[] periods = {4, 30, 150, longest};
        int alphabet = 2 + random.nextInt(random.nextInt(4) == 0 ? 60 : 5);
        for (int at = 0; at < string.length;) {
            int kind = random.nextInt(periods.length + 1);
            if (kind == periods.length || at < 2 || random.nextInt(5) == 0) {
                string[at++] = random.nextInt(alphabet);
                continue;
            }
            int period = 1 + random.nextInt(Math.min(at, periods[kind]));
            int cut = random.nextInt(3) == 0 ? random.nextInt(period) : 0;
            int end = Math.min(string.length, at + period * (1 + random.nextInt(5)) - cut);
            for (; at < end; at++) {
                string[at] = string[at - period];
            }
        }
        return string;
    }

    private static LoopNest find(int[] string, GreedyRule rule) {
        return GreedyNest.find(RunLengthString.of(string), rule, Progress.NONE);
    }
}
