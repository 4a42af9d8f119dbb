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
import org.refrain.core.progress.Progress;

class ShortRunsTest {

    @Test
    void findsTheRunsWithPeriodsFromABand() {
        ShortRuns search = new ShortRuns(Progress.NONE);
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
            int shortest = 1 + random.nextInt(64);
            int longest = shortest + random.nextInt(65 - shortest);
            List<List<Integer>> found = new ArrayList<>();
            search.find(string, string.length, symbols, shortest, longest, fewest,
                    (start, length) -> found.add(List.of(start, length)));
            assertThat(found).as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(byDefinition(string, shortest, longest, fewest));
        }
    }

    private static List<List<Integer>> byDefinition(int[] string, int shortest, int longest, int fewest) {
        List<List<Integer>> runs = new ArrayList<>();
        for (int period = shortest; period <= longest; period++) {
            for (int start = 0; start + period < string.length;) {
                int end = start + period;
                while (end < string.length && string[end] == string[end - period]) {
                    end++;
                }
                if (end - start >= fewest * period) {
                    runs.add(List.of(start, period));
                }
                start = end - period + 1;
            }
        }
        return runs;
    }
}
