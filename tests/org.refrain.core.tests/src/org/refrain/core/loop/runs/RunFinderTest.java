/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.progress.Progress;

class RunFinderTest {

    private record Run(long start, long period, long end) {
    }

    private static final Comparator<Run> ORDER = Comparator.comparingLong(Run::start).thenComparingLong(Run::period);

    @Test
    void findsTheRunsOfStructuredStrings() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 80);
            assertThat(found(RunLengthString.of(string))).as("seed %d", seed).isEqualTo(byDefinition(string));
        }
    }

    @Test
    void findsTheRunsOfStringsOfLongStretches() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int alphabet = 2 + random.nextInt(3);
            int longest = 1 + random.nextInt(4);
            int[] string = new int[random.nextInt(60)];
            for (int i = 0; i < string.length;) {
                int symbol = random.nextInt(alphabet);
                for (int n = 1 + random.nextInt(longest); n > 0 && i < string.length; n--) {
                    string[i++] = symbol;
                }
            }
            assertThat(found(RunLengthString.of(string))).as("seed %d", seed).isEqualTo(byDefinition(string));
        }
    }

    @Test
    void findsTheRunsOfAllShortStrings() {
        for (int length = 0; length <= 14; length++) {
            for (int bits = 0; bits < 1 << length; bits++) {
                int[] string = new int[length];
                for (int i = 0; i < length; i++) {
                    string[i] = bits >> i & 1;
                }
                assertThat(found(RunLengthString.of(string))).as("%d bits of %x", length, bits)
                        .isEqualTo(byDefinition(string));
            }
        }
    }

    private static List<Run> found(RunLengthString string) {
        Runs runs = RunFinder.find(string, Progress.NONE);
        List<Run> list = new ArrayList<>();
        for (int run = 0; run < runs.size(); run++) {
            list.add(new Run(runs.start(run), runs.period(run), runs.end(run)));
        }
        list.sort(ORDER);
        return list;
    }

    /** Maximal repetitions of at least two periods, the period being the smallest one and not 1. */
    private static List<Run> byDefinition(int[] string) {
        List<Run> runs = new ArrayList<>();
        for (int period = 2; 2 * period <= string.length; period++) {
            for (int start = 0; start + 2 * period <= string.length;) {
                int end = start + period;
                while (end < string.length && string[end] == string[end - period]) {
                    end++;
                }
                if (end - start >= 2 * period && isPrimitive(string, start, period)) {
                    runs.add(new Run(start, period, end));
                }
                start = end - period + 1;
            }
        }
        runs.sort(ORDER);
        return runs;
    }

    private static boolean isPrimitive(int[] string, int start, int length) {
        for (int root = 1; root < length; root++) {
            if (length % root == 0) {
                int at = start + root;
                while (at < start + length && string[at] == string[at - root]) {
                    at++;
                }
                if (at == start + length) {
                    return false;
                }
            }
        }
        return true;
    }
}
