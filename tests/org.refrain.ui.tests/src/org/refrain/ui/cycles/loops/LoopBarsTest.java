/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.cycle.VaryingLoop.Iterations;

class LoopBarsTest {

    @RepeatedTest(100)
    void holdEveryExecutionInItsBar(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        List<Iterations> histogram = new ArrayList<>();
        long number = random.nextInt(5);
        for (int i = 0; i < 1 + random.nextInt(30); i++) {
            number += 1 + random.nextInt(1 + random.nextInt(50));
            histogram.add(new Iterations(number, number, 1 + random.nextInt(100)));
        }
        int most = 2 + random.nextInt(30);
        LoopBars bars = LoopBars.of(new VaryingLoop(0, new int[] {0}, histogram), most);

        assertThat(bars.count()).as("seed %d", seed).isBetween(1, most);
        assertThat(bars.low(0)).isEqualTo(histogram.get(0).low());
        assertThat(bars.high(bars.count() - 1)).isGreaterThanOrEqualTo(number);
        long highest = 0;
        for (int bar = 0; bar < bars.count(); bar++) {
            long expected = 0;
            for (Iterations iterations : histogram) {
                boolean inside = iterations.low() >= bars.low(bar) && iterations.low() <= bars.high(bar);
                expected += inside ? iterations.executions() : 0;
            }
            assertThat(bars.executions()[bar]).as("seed %d, bar %d", seed, bar).isEqualTo(expected);
            highest = Math.max(highest, expected);
        }
        assertThat(bars.highest()).isEqualTo(highest);
    }

    @Test
    void areReadAsRangesWhenNumbersAreMany() {
        List<Iterations> histogram = new ArrayList<>();
        for (int number = 1; number <= 48; number++) {
            histogram.add(new Iterations(number, number, 10));
        }
        String text = LoopText.histogram(new VaryingLoop(0, new int[] {0}, histogram));

        assertThat(text).startsWith("1\u20132 (20), 3\u20134 (20), ").endsWith(", 47\u201348 (20)");
    }

    @Test
    void countRangesInTheirMiddle() {
        VaryingLoop loop = new VaryingLoop(0, new int[] {0},
                List.of(new Iterations(1, 1, 3), new Iterations(1024, 2047, 5)));
        LoopBars bars = LoopBars.of(loop, 2);

        assertThat(bars.count()).isEqualTo(2);
        assertThat(bars.executions()).containsExactly(3, 5);
        assertThat(LoopText.histogram(loop)).isEqualTo("1 (3), 1,024\u20132,047 (5)");
    }
}
