/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.NestByDefinition;
import org.refrain.core.loop.runs.RunLengthString;
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

    private static LoopNest find(int[] string, LoopOrder order) {
        return OptimalNest.find(RunLengthString.of(string), order, Progress.NONE);
    }
}
