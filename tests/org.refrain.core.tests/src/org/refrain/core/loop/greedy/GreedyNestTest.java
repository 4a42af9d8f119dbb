/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.runs.RunLengthString;
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
        for (int seed = 0; seed < 10_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 80);
            assertThat(LETTERS.toString(find(string, GreedyRule.PUBLISHED))).as("seed %d", seed)
                    .isEqualTo(LiteralGreedy.nest(string));
        }
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

    private static LoopNest find(int[] string, GreedyRule rule) {
        return GreedyNest.find(RunLengthString.of(string), rule, Progress.NONE);
    }
}
