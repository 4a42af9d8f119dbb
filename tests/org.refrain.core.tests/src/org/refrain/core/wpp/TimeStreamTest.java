/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimeStreamTest {

    /** How times are made: seldom, always, backwards, anything. */
    private static long[] times(Random random) {
        int count = 1 + random.nextInt(20_000);
        long[] times = new long[count];
        double timed = switch (random.nextInt(4)) {
            case 0 -> 1;
            case 1 -> 0.3;
            case 2 -> 0.0005;
            default -> 0.05;
        };
        int shape = random.nextInt(4);
        long unit = random.nextBoolean() ? 40_000 : 1;
        long time = random.nextInt(1000) * unit;
        for (int i = 0; i < count; i++) {
            time += switch (shape) {
                case 0 -> unit;
                case 1 -> random.nextInt(100) * unit;
                case 2 -> random.nextInt(100) == 0 ? -random.nextInt(1000) * unit : random.nextInt(30) * unit;
                default -> random.nextLong();
            };
            times[i] = random.nextDouble() < timed && time != NO_TIME ? time : NO_TIME;
        }
        // a stretch of several blocks without any
        if (random.nextBoolean()) {
            int from = random.nextInt(count);
            Arrays.fill(times, from, Math.min(count, from + random.nextInt(12_000)), NO_TIME);
        }
        return times;
    }

    @RepeatedTest(60)
    void agreesWithAPlainList(RepetitionInfo repetition, @TempDir Path folder) throws IOException {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        long[] times = times(random);
        int first = next(times, 0);
        try (TimeStreamWriter writer = new TimeStreamWriter(folder.resolve("x.wpp"))) {
            for (long time : times) {
                writer.add(time);
            }
            writer.finish();
            TimeStreamReader reader = writer.reader();
            assertThat(writer.hasTimes()).isEqualTo(first >= 0);
            if (reader == null) {
                assertThat(first).as("seed %d", seed).isNegative();
                return;
            }
            assertThat(reader.count()).isEqualTo(times.length);
            assertThat(reader.firstTime()).isEqualTo(times[first]);
            assertThat(reader.lastTime()).isEqualTo(times[previous(times, times.length - 1)]);
            assertThat(reader.timedCount()).isEqualTo(Arrays.stream(times).filter(t -> t != NO_TIME).count());
            for (int round = 0; round < 200; round++) {
                int from = random.nextInt(times.length + 2);
                int wanted = random.nextInt(9000);
                long[] read = new long[wanted];
                int n = reader.times(from, read, wanted);
                assertThat(n).isEqualTo(Math.max(0, Math.min(wanted, times.length - from)));
                int start = Math.min(from, times.length);
                assertThat(Arrays.copyOf(read, n)).as("seed %d from %d", seed, from)
                        .isEqualTo(Arrays.copyOfRange(times, start, start + n));
                assertThat(reader.nextTimed(from)).as("seed %d", seed).isEqualTo(next(times, from));
                assertThat(reader.previousTimed(from - 1L)).as("seed %d", seed)
                        .isEqualTo(previous(times, Math.min(from - 1, times.length - 1)));
                long asked = switch (random.nextInt(4)) {
                    case 0 -> random.nextLong();
                    case 1 -> Long.MAX_VALUE;
                    case 2 -> times[first] - random.nextInt(3);
                    default -> times[previous(times, Math.max(first, random.nextInt(times.length)))]
                            + random.nextInt(3) - 1;
                };
                assertThat(reader.positionAtTime(asked)).as("seed %d at time %d", seed, asked)
                        .isEqualTo(lastAtMost(times, asked));
            }
        }
    }

    private static int next(long[] times, int from) {
        for (int i = from; i < times.length; i++) {
            if (times[i] != NO_TIME) {
                return i;
            }
        }
        return -1;
    }

    private static int previous(long[] times, int from) {
        for (int i = from; i >= 0; i--) {
            if (times[i] != NO_TIME) {
                return i;
            }
        }
        return -1;
    }

    private static int lastAtMost(long[] times, long time) {
        for (int i = times.length - 1; i >= 0; i--) {
            if (times[i] != NO_TIME && times[i] <= time) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void aClockThatTicksEvenlyCostsNextToNothing(@TempDir Path folder) throws IOException {
        Random random = new Random(1);
        try (TimeStreamWriter writer = new TimeStreamWriter(folder.resolve("x.wpp"))) {
            long time = 0;
            for (int i = 0; i < 1 << 16; i++) {
                time += 40_000L * (1 + random.nextInt(3));
                writer.add(time);
            }
            writer.finish();
            // three kinds of steps need 1.6 bits each
            assertThat(writer.blocks().size()).isLessThan((1 << 16) * 3 / 8);
        }
    }

    @Test
    void extremeTimesSurvive(@TempDir Path folder) throws IOException {
        long[] times = {Long.MAX_VALUE, Long.MIN_VALUE + 1, 0, NO_TIME, Long.MIN_VALUE + 1, Long.MAX_VALUE, -1, 1};
        try (TimeStreamWriter writer = new TimeStreamWriter(folder.resolve("x.wpp"))) {
            for (long time : times) {
                writer.add(time);
            }
            writer.finish();
            TimeStreamReader reader = writer.reader();
            assertThat(reader).isNotNull();
            if (reader != null) {
                long[] read = new long[times.length];
                assertThat(reader.times(0, read, read.length)).isEqualTo(times.length);
                assertThat(read).isEqualTo(times);
            }
        }
    }
}
