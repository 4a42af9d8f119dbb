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
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

class ShortRunsTest {

    @Test
    void findsTheRunsOfTheShortestPeriod() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int period = 1 + random.nextInt(70);
            int symbols = 2 + random.nextInt(80);
            int[] string = new int[random.nextInt(6 * period)];
            int noise = 1 + random.nextInt(200);
            for (int i = 0; i < string.length; i++) {
                string[i] = i < period || random.nextInt(noise) == 0 ? random.nextInt(symbols) : string[i - period];
            }
            int fewest = 2 + random.nextInt(3);
            Runs runs = ShortRuns.find(string, symbols, fewest, Progress.NONE);
            List<List<Long>> found = new ArrayList<>();
            for (int run = 0; run < runs.size(); run++) {
                found.add(List.of(runs.start(run), runs.period(run), runs.end(run)));
            }
            assertThat(found).as("seed %d", seed).isEqualTo(byDefinition(string, fewest));
        }
    }

    private static List<List<Long>> byDefinition(int[] string, int fewest) {
        List<List<Long>> runs = new ArrayList<>();
        for (int period = 1; period <= 64 && runs.isEmpty(); period++) {
            for (int start = 0; start + period < string.length;) {
                int end = start + period;
                while (end < string.length && string[end] == string[end - period]) {
                    end++;
                }
                if (end - start >= fewest * period) {
                    runs.add(List.of((long) start, (long) period, (long) end));
                }
                start = end - period + 1;
            }
        }
        return runs;
    }
}
