/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.refrain.core.progress.Progress;

class SequenceDiffTest {

    private static final int UNLIMITED = Integer.MAX_VALUE;

    @Test
    void findsALongestCommonSubsequence() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int run = 0; run < 20_000; run++) {
            int symbols = 1 + random.nextInt(5);
            int[] a = random.ints(random.nextInt(40), 0, symbols).toArray();
            int[] b = random.nextBoolean() ? random.ints(random.nextInt(40), 0, symbols).toArray()
                    : edited(a, random.nextInt(6), symbols, random);
            SequenceDiff diff = SequenceDiff.of(a, b, UNLIMITED, Progress.NONE);
            String what = "seed " + seed + " " + Arrays.toString(a) + " " + Arrays.toString(b) + " " + diff.hunks();
            checkHunks(what, a, b, diff.hunks());
            assertThat(diff.isMinimal()).as(what).isTrue();
            assertThat(diff.size()).as(what).isEqualTo(a.length + b.length - 2 * longestCommonSubsequence(a, b));
        }
    }

    @Test
    void alignsWhateverHappensWhenItIsCutShort() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int run = 0; run < 8_000; run++) {
            int[] a = loops(random, 60);
            int[] b = random.nextBoolean() ? loops(random, 60) : edited(a, random.nextInt(9), 4, random);
            SequenceDiff diff = SequenceDiff.of(a, b, 1 + random.nextInt(5), Progress.NONE);
            String what = "seed " + seed + " " + Arrays.toString(a) + " " + Arrays.toString(b) + " " + diff.hunks();
            checkHunks(what, a, b, diff.hunks());
            if (diff.isMinimal()) {
                assertThat(diff.size()).as(what).isEqualTo(a.length + b.length - 2 * longestCommonSubsequence(a, b));
            }
        }
    }

    @Test
    void tellsIterationsFromOtherCode() {
        assertThat(hunks("abcxyxyxyd", "abcxyd")).containsExactly(
                new Hunk(5, 9, 5, 5, new Hunk.Iterations(2, 3, 1)));
        assertThat(hunks("abxd", "abxxxxd")).containsExactly(new Hunk(3, 3, 3, 6, new Hunk.Iterations(1, 1, 4)));
        assertThat(hunks("abcd", "abxyxycd")).as("a loop that only one of them entered")
                .containsExactly(new Hunk(2, 2, 2, 6, null));
        assertThat(hunks("abcd", "abed")).containsExactly(new Hunk(2, 3, 2, 3, null));
        assertThat(hunks("abcd", "abcd")).isEmpty();
        assertThat(hunks("", "ab")).containsExactly(new Hunk(0, 0, 0, 2, null));
        Hunk hunk = hunks("acd", "abcd").get(0);
        assertThat(hunk.isOnlyInB()).isTrue();
        assertThat(hunk.isOnlyInA()).isFalse();
        assertThat(hunk.size()).isEqualTo(1);
    }

    @Test
    void loopsThatWaitedMuchLongerCostNothing() {
        // start, poll 50,000 times or 100, work with an error or without, poll 20 times or 60,000, end
        int[] a = join(range(0, 1000), repeat(50_000, 1000, 1001, 1002), range(1100, 1200), new int[] {7777},
                range(1200, 1300), repeat(20, 1003, 1004), range(1300, 2000));
        int[] b = join(range(0, 1000), repeat(100, 1000, 1001, 1002), range(1100, 1300), repeat(60_000, 1003, 1004),
                range(1300, 2000));
        SequenceDiff diff = SequenceDiff.of(a, b, Progress.NONE);
        assertThat(diff.hunks()).containsExactly(
                new Hunk(1300, 151_000, 1300, 1300, new Hunk.Iterations(3, 50_000, 100)),
                new Hunk(151_100, 151_101, 1400, 1400, null),
                new Hunk(151_241, 151_241, 1540, 1540 + 2 * 59_980, new Hunk.Iterations(2, 20, 60_000)));
    }

    @Test
    void loopsAroundLoopsAreAlignedFromOutsideIn() {
        int[] inner = repeat(30, 1, 2, 3);
        int[] a = join(range(10, 20), repeat(900, join(new int[] {4}, inner, new int[] {5})), range(20, 30),
                repeat(3, 6, 7), range(30, 40));
        int[] b = join(range(10, 20), repeat(20, join(new int[] {4}, inner, new int[] {5})), range(20, 30),
                repeat(40_000, 6, 7), range(30, 40));
        SequenceDiff diff = SequenceDiff.of(a, b, Progress.NONE);
        assertThat(diff.hunks()).containsExactly(
                new Hunk(10 + 20 * 92, 10 + 900 * 92, 10 + 20 * 92, 10 + 20 * 92, new Hunk.Iterations(92, 900, 20)),
                new Hunk(10 + 900 * 92 + 16, 10 + 900 * 92 + 16, 20 * 92 + 26, 20 * 92 + 26 + 2 * 39_997,
                        new Hunk.Iterations(2, 3, 40_000)));
    }

    @Test
    @Timeout(60)
    void aHundredThousandEventsThatHaveNothingInCommonEndSoon() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int symbols : new int[] {2, 500}) {
            int[] a = random.ints(100_000, 0, symbols).toArray();
            int[] b = random.ints(100_000, 0, symbols).toArray();
            checkHunks("seed " + seed, a, b, SequenceDiff.of(a, b, Progress.NONE).hunks());
        }
    }

    @Test
    void stopsWhenNobodyWaits() {
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // nobody is looking
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> SequenceDiff.of(new int[] {1, 2}, new int[] {3, 4}, cancelled))
                .isInstanceOf(CancellationException.class);
    }

    private static List<Hunk> hunks(String a, String b) {
        return SequenceDiff.of(a.chars().toArray(), b.chars().toArray(), Progress.NONE).hunks();
    }

    /** In order, nowhere overlapping, and what is between them is equal; iterations are iterations. */
    static void checkHunks(String what, int[] a, int[] b, List<Hunk> hunks) {
        int i = 0;
        int j = 0;
        for (Hunk hunk : hunks) {
            assertThat(hunk.aFrom() - i).as(what).isNotNegative().isEqualTo(hunk.bFrom() - j);
            assertThat(hunk.size()).as(what).isPositive();
            assertThat(Arrays.mismatch(a, i, hunk.aFrom(), b, j, hunk.bFrom())).as(what).isEqualTo(-1);
            Hunk.Iterations loop = hunk.iterations();
            if (loop != null) {
                int period = loop.period();
                assertThat(hunk.isOnlyInA() || hunk.isOnlyInB()).as(what).isTrue();
                assertThat(hunk.size()).as(what).isEqualTo(Math.abs(loop.inA() - loop.inB()) * (long) period);
                int most = Math.max(loop.inA(), loop.inB());
                int[] longer = hunk.isOnlyInA() ? a : b;
                int end = hunk.isOnlyInA() ? hunk.aTo() : hunk.bTo();
                int[] body = Arrays.copyOfRange(longer, end - period, end);
                assertThat(Arrays.copyOfRange(longer, end - most * period, end)).as(what)
                        .isEqualTo(repeat(most, body));
            }
            i = hunk.aTo();
            j = hunk.bTo();
        }
        assertThat(Arrays.mismatch(a, i, a.length, b, j, b.length)).as(what).isEqualTo(-1);
    }

    private static int longestCommonSubsequence(int[] a, int[] b) {
        int[][] best = new int[a.length + 1][b.length + 1];
        for (int i = 1; i <= a.length; i++) {
            for (int j = 1; j <= b.length; j++) {
                best[i][j] = a[i - 1] == b[j - 1] ? best[i - 1][j - 1] + 1
                        : Math.max(best[i - 1][j], best[i][j - 1]);
            }
        }
        return best[a.length][b.length];
    }

    private static int[] edited(int[] a, int edits, int symbols, Random random) {
        List<Integer> list = new ArrayList<>(Arrays.stream(a).boxed().toList());
        for (int i = 0; i < edits; i++) {
            int at = random.nextInt(list.size() + 1);
            if (at < list.size() && random.nextBoolean()) {
                list.remove(at);
            } else {
                list.add(at, random.nextInt(symbols));
            }
        }
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A sequence of loops, some within others. */
    private static int[] loops(Random random, int longest) {
        int[] sequence = {};
        while (sequence.length < longest) {
            int[] body = random.nextInt(4) == 0 && sequence.length > 0
                    ? Arrays.copyOfRange(sequence, sequence.length / 2, sequence.length)
                    : random.ints(1 + random.nextInt(3), 0, 4).toArray();
            sequence = join(sequence, repeat(1 + random.nextInt(6), body));
        }
        return Arrays.copyOf(sequence, random.nextInt(longest));
    }

    private static int[] range(int from, int to) {
        return IntStream.range(from, to).toArray();
    }

    private static int[] repeat(int times, int... body) {
        return IntStream.range(0, times * body.length).map(i -> body[i % body.length]).toArray();
    }

    private static int[] join(int[]... parts) {
        return Arrays.stream(parts).flatMapToInt(Arrays::stream).toArray();
    }
}
