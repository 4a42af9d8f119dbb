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
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class ReducedStringTest {

    @Test
    void holdsWhatAListHolds() {
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            int[] symbols = random.ints(1 + random.nextInt(60), 0, 9).toArray();
            List<Integer> model = new ArrayList<>(IntStream.of(symbols).boxed().toList());
            ReducedString string = new ReducedString(symbols);
            for (int change = 0; model.size() > 1 && change < 20; change++) {
                int index = random.nextInt(model.size() - 1);
                int count = 2 + random.nextInt(Math.min(6, model.size() - index - 1));
                int place = string.after(0, index);
                int next = string.replace(place, count, 100 + change);
                model.subList(index + 1, index + count).clear();
                model.set(index, 100 + change);
                assertThat(next).as("seed %d", seed).isEqualTo(string.after(place));
                assertThat(forwards(string)).as("seed %d", seed).isEqualTo(model);
                assertThat(backwards(string)).as("seed %d", seed).isEqualTo(model);
                assertThat(string.size()).isEqualTo(model.size());
                assertThat(string.count(0, string.end())).isEqualTo(model.size());
                int from = random.nextInt(model.size());
                int[] copy = new int[random.nextInt(model.size() - from + 1)];
                string.copy(string.after(0, from), copy);
                assertThat(IntStream.of(copy).boxed().toList()).isEqualTo(model.subList(from, from + copy.length));
                if (random.nextInt(8) == 0) {
                    assertThat(string.closed()).startsWith(model.stream().mapToInt(it -> it).toArray());
                    assertThat(string.end()).isEqualTo(model.size());
                }
            }
            assertThat(string.toArray()).as("seed %d", seed)
                    .isEqualTo(model.stream().mapToInt(it -> it).toArray());
        }
    }

    @Test
    void hasNoSymbolInAGap() {
        ReducedString string = new ReducedString(new int[] {1, 2, 3, 4, 5, 6});
        string.replace(2, 2, 7);
        string.replace(1, 3, 8);
        assertThat(IntStream.range(0, 7).filter(string::has)).containsExactly(0, 1, 5);
    }

    private static List<Integer> forwards(ReducedString string) {
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < string.end(); place = string.after(place)) {
            assertThat(string.has(place)).isTrue();
            found.add(string.symbol(place));
        }
        return found;
    }

    private static List<Integer> backwards(ReducedString string) {
        List<Integer> found = new ArrayList<>();
        for (int place = string.before(string.end()); place >= 0; place = string.before(place)) {
            found.add(0, string.symbol(place));
        }
        return found;
    }
}
