/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

class TandemRepeatScannerTest {

    private record Repeat(long start, long length, List<Integer> body) {
    }

    @Test
    void findsWhatIsThere() {
        assertThat(scan(new int[] { 9, 0, 1, 2, 0, 1, 2, 0, 1, 3 }, new BitSet()))
                .containsExactly(new Repeat(1, 8, List.of(0, 1, 2)));
        assertThat(scan(new int[] { 5, 5, 5, 5 }, new BitSet())).containsExactly(new Repeat(0, 4, List.of(5)));
        assertThat(scan(new int[] { 1, 2, 3 }, new BitSet())).isEmpty();
        assertThat(scan(new int[0], new BitSet())).isEmpty();
    }

    @Test
    void tellsALongerPeriodFromItsMultiple() {
        // both end together: "a" twice, and "xaa" twice
        assertThat(scan(new int[] { 7, 1, 1, 7, 1, 1 }, new BitSet())).containsExactly(new Repeat(1, 2, List.of(1)),
                new Repeat(4, 2, List.of(1)), new Repeat(0, 6, List.of(7, 1, 1)));
    }

    @Test
    void crossesNoBarrier() {
        BitSet header = new BitSet();
        header.set(8);
        assertThat(scan(new int[] { 8, 1, 8, 1, 8, 1, 1, 8, 1 }, header)).containsExactly(new Repeat(5, 2, List.of(1)));
    }

    @Test
    void agreesWithATrialOfAllPeriods() {
        for (int seed = 0; seed < 4000; seed++) {
            Random random = new Random(seed);
            int symbols = 2 + random.nextInt(8);
            int[] string = StructuredStrings.next(random, symbols);
            BitSet barriers = new BitSet();
            if (random.nextBoolean()) {
                barriers.set(random.nextInt(symbols));
            }
            assertThat(scan(string, barriers)).as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(tryAll(string, barriers));
        }
    }

    private static List<Repeat> scan(int[] string, BitSet barriers) {
        List<Repeat> found = new ArrayList<>();
        TandemRepeatScanner scanner = new TandemRepeatScanner(10, barriers, (body, period, start, length) -> found
                .add(new Repeat(start, length, Arrays.stream(body, 0, period).boxed().toList())));
        int half = string.length / 2;
        scanner.accept(string, half);
        scanner.accept(Arrays.copyOfRange(string, half, string.length), string.length - half);
        scanner.finish();
        return found;
    }

    private static List<Repeat> tryAll(int[] string, BitSet barriers) {
        List<Repeat> found = new ArrayList<>();
        for (int period = 1; period <= TandemRepeatScanner.LONGEST_PERIOD; period++) {
            int at = period;
            while (at < string.length) {
                int end = at;
                while (end < string.length && string[end] == string[end - period] && !barriers.get(string[end])) {
                    end++;
                }
                int start = at - period;
                if (end - at >= period && isPrimitive(string, start, period)) {
                    found.add(new Repeat(start, end - start, Arrays.stream(string, start, at).boxed().toList()));
                }
                at = end + 1;
            }
        }
        return found;
    }

    private static boolean isPrimitive(int[] string, int start, int period) {
        for (int shorter = 1; shorter < period; shorter++) {
            if (period % shorter == 0) {
                int equal = shorter;
                while (equal < period && string[start + equal] == string[start + equal - shorter]) {
                    equal++;
                }
                if (equal == period) {
                    return false;
                }
            }
        }
        return true;
    }
}
