/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

class ExcerptTest {

    private static final int SEPARATOR = 1000;

    @Test
    void takesWhatIsInReach() {
        for (int seed = 0; seed < 5000; seed++) {
            Random random = new Random(seed);
            ReducedString string = new ReducedString(random.ints(2 + random.nextInt(80), 0, 9).toArray());
            for (int gap = random.nextInt(6); gap > 0 && string.size() > 4; gap--) {
                string.replace(string.after(0, random.nextInt(string.size() - 3)), 2 + random.nextInt(2), 9);
            }
            int[] changed = random.ints(random.nextInt(5), 0, string.end()).sorted().toArray();
            int reach = 1 + random.nextInt(8);
            Excerpt excerpt = Excerpt.around(string, changed, reach, SEPARATOR, Integer.MAX_VALUE);
            List<Integer> symbols = new ArrayList<>();
            for (int i = 0; i < excerpt.size(); i++) {
                symbols.add(excerpt.symbols()[i]);
                assertThat(excerpt.place(i) == Excerpt.NOWHERE ? SEPARATOR : string.symbol(excerpt.place(i)))
                        .as("seed %d", seed).isEqualTo(excerpt.symbols()[i]);
            }
            assertThat(symbols).as("seed %d", seed).isEqualTo(byDefinition(string, changed, reach));
        }
    }

    private static List<Integer> byDefinition(ReducedString string, int[] changed, int reach) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < string.end(); place = string.after(place)) {
            places.add(place);
        }
        boolean[] taken = new boolean[places.size()];
        for (int place : changed) {
            int index = places.indexOf(place);
            if (index >= 0) {
                Arrays.fill(taken, Math.max(0, index - reach), Math.min(taken.length, index + reach + 1), true);
            }
        }
        List<Integer> symbols = new ArrayList<>();
        for (int i = 0; i < taken.length; i++) {
            if (taken[i]) {
                if (!symbols.isEmpty() && !taken[i - 1]) {
                    symbols.add(SEPARATOR);
                }
                symbols.add(string.symbol(places.get(i)));
            }
        }
        return symbols;
    }

    @Test
    void stopsWhenItIsTooLong() {
        ReducedString string = new ReducedString(new int[1000]);
        assertThat(Excerpt.around(string, new int[] {10, 500, 990}, 50, SEPARATOR, 20).size()).isBetween(21, 100);
    }
}
