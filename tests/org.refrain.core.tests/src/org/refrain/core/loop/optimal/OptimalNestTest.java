/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.NestByDefinition;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.RunLengthStringBuilder;
import org.refrain.core.progress.Progress;

class OptimalNestTest {

    private static final LoopNestPrinter LETTERS = new LoopNestPrinter(Character::toString, "");

    @Test
    void nestsTheLuClassCTraceAsPublished() {
        int[] trace = GrammarTestStrings.lu(160);
        assertThat(trace).hasSize(323_048);
        LoopNest nest = find(trace, LoopOrder.PERIOD);
        assertThat(LETTERS.toString(nest)).isEqualTo("(V)^3(W)^2X(W)^3(QJYQHYQEYQCY)^2RU((NKID)^160(MLGB)^160"
                + "QJYQHYQEYQCY)^249(NKID)^160(MLGB)^160RQJYQHYQEYQCYRSRPYAOYF(T)^3");
        assertThat(nest.length()).isEqualTo(323_048);
        assertThat(nest.distinctTerminals()).isEqualTo(60);
        assertThat(nest.terminals()).isEqualTo(69);
        assertThat(nest.loops()).isEqualTo(10);
        assertThat(nest.depth()).isEqualTo(2);
    }

    @Test
    void isTheNestOfTheDefinition() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 60);
            for (LoopOrder order : LoopOrder.values()) {
                assertThat(LETTERS.toString(find(string, order))).as("seed %d, %s", seed, order)
                        .isEqualTo(NestByDefinition.of(string, order));
            }
        }
    }

    /** Strings of the same seeds, each symbol repeated: loops begin and end inside of stretches. */
    @Test
    void isTheNestOfTheDefinitionForLongStretches() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int[] string = new int[random.nextInt(50)];
            int alphabet = 2 + random.nextInt(2);
            int longest = 1 + random.nextInt(5);
            for (int at = 0; at < string.length;) {
                int symbol = random.nextInt(alphabet);
                for (int n = 1 + random.nextInt(longest); n > 0 && at < string.length; n--) {
                    string[at++] = symbol;
                }
            }
            for (LoopOrder order : LoopOrder.values()) {
                assertThat(LETTERS.toString(find(string, order))).as("seed %d, %s", seed, order)
                        .isEqualTo(NestByDefinition.of(string, order));
            }
        }
    }

    /** What lies in long strings is as in the definition if it is in short ones; here the string comes back. */
    @Test
    void expandsToLongStrings() {
        for (int seed = 0; seed < 400; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 20_000);
            for (LoopOrder order : LoopOrder.values()) {
                int[] next = {0};
                String what = "seed " + seed + ", " + order;
                GrammarExpander.expand(find(string, order).grammar(), 0, symbol -> {
                    if (string[next[0]++] != symbol) {
                        throw new AssertionError(what + ", at " + (next[0] - 1));
                    }
                });
                assertThat(next[0]).isEqualTo(string.length);
            }
        }
    }

    @Test
    void findsOneLoopInABillionEqualSymbols() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        builder.append('a', 1_000_000_000);
        RunLengthString string = builder.build();
        for (LoopOrder order : LoopOrder.values()) {
            assertThat(LETTERS.toString(OptimalNest.find(string, order, Progress.NONE))).isEqualTo("(a)^1000000000");
        }
    }

    @Test
    void nestsStringsOfUpToTwoToThe62Symbols() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        for (int i = 0; i < 4; i++) {
            builder.append('a', 1L << 58);
            builder.append('b', 3);
        }
        builder.append('a', 1L << 59);
        RunLengthString string = builder.build();
        assertThat(LETTERS.toString(OptimalNest.find(string, LoopOrder.PERIOD, Progress.NONE)))
                .isEqualTo("((a)^288230376151711744(b)^3)^4(a)^576460752303423488");
        assertThat(LETTERS.toString(OptimalNest.find(string, LoopOrder.COVERAGE, Progress.NONE)))
                .isEqualTo("((a)^288230376151711744(b)^3)^4(a)^576460752303423488");
    }

    @Test
    void findsOneLoopInTheLongestString() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        builder.append('a', 1L << 62);
        RunLengthString string = builder.build();
        for (LoopOrder order : LoopOrder.values()) {
            assertThat(assertTimeoutPreemptively(Duration.ofMinutes(5),
                    () -> LETTERS.toString(OptimalNest.find(string, order, Progress.NONE))))
                    .isEqualTo("(a)^4611686018427387904");
        }
    }

    @Test
    void nestsNothing() {
        for (LoopOrder order : LoopOrder.values()) {
            assertThat(find(new int[0], order).length()).isZero();
            assertThat(LETTERS.toString(find(new int[] {'a'}, order))).isEqualTo("a");
        }
    }

    @Test
    void canBeCancelled() {
        RunLengthString string = RunLengthString.of(GrammarTestStrings.lu(160));
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // not looked at
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> OptimalNest.find(string, LoopOrder.PERIOD, cancelled))
                .isInstanceOf(CancellationException.class);
    }

    private static LoopNest find(int[] string, LoopOrder order) {
        return OptimalNest.find(RunLengthString.of(string), order, Progress.NONE);
    }
}
