/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import org.refrain.core.calls.CallClock.Accuracy;
import org.refrain.core.trace.InstructionRow;

/** Times of some of a trace's events, and what follows from them, event by event. */
final class RandomTimes {

    private final long[] times;
    private final long[] gaps;
    /** What has passed at each event, and behind the last one. */
    private final long[] passed;
    private final Accuracy[] accuracies;

    RandomTimes(Random random, int length, long[] gaps) {
        this.gaps = gaps;
        times = new long[length];
        int timed = random.nextInt(5);
        int step = random.nextInt(3) == 0 ? 2 : 1_000_000;
        long time = random.nextInt(1000);
        for (int i = 0; i < length; i++) {
            time += random.nextInt(step) - (random.nextInt(40) == 0 ? step : 0);
            times[i] = random.nextInt(4) < timed && (timed != 1 || random.nextInt(50) == 0) ? time
                    : InstructionRow.NO_TIME;
        }
        passed = new long[length + 1];
        accuracies = new Accuracy[length + 1];
        Arrays.fill(accuracies, Accuracy.UNKNOWN);
        measure(IntStream.range(0, length).filter(i -> times[i] != InstructionRow.NO_TIME).toArray());
    }

    private void measure(int[] timed) {
        long sum = 0;
        for (int i = 0; i + 1 < timed.length; i++) {
            int from = timed[i];
            int to = timed[i + 1];
            long duration = Math.max(0, times[to] - times[from]);
            long gap = Arrays.stream(gaps).filter(it -> from <= it && it < to).findFirst().orElse(-1);
            for (int at = from; at < to; at++) {
                passed[at] = sum + (gap >= 0 ? at > gap ? duration : 0
                        : Math.round((double) (at - from) / (to - from) * duration));
                accuracies[at] = gap >= 0 || times[to] < times[from] ? Accuracy.UNKNOWN : Accuracy.ESTIMATED;
            }
            accuracies[from] = Accuracy.MEASURED;
            sum += duration;
        }
        if (timed.length > 0) {
            int last = timed[timed.length - 1];
            Arrays.fill(passed, last, passed.length, sum);
            accuracies[last] = Accuracy.MEASURED;
        }
    }

    TraceClock clock() {
        return new TraceClock(events(times), gaps);
    }

    static TimedEvents events(long[] times) {
        return new TimedEvents() {
            @Override
            public int times(long position, long[] into, int count) {
                int n = (int) Math.min(count, times.length - position);
                System.arraycopy(times, (int) position, into, 0, n);
                return n;
            }

            @Override
            public long nextTimed(long position) {
                return IntStream.range((int) Math.min(position, times.length), times.length)
                        .filter(i -> times[i] != InstructionRow.NO_TIME).findFirst().orElse(-1);
            }

            @Override
            public long previousTimed(long position) {
                return IntStream.rangeClosed(0, (int) Math.min(position, times.length - 1))
                        .filter(i -> times[i] != InstructionRow.NO_TIME).max().orElse(-1);
            }
        };
    }

    /** Picoseconds that have passed at a position. */
    long passed(int position) {
        return passed[position];
    }

    Accuracy accuracy(long position) {
        return accuracies[(int) position];
    }

    /** What passes at some of a trace's positions. */
    long sum(LocatedRandomTrace trace, IntPredicate positions) {
        return IntStream.range(0, (int) trace.length()).filter(positions)
                .mapToLong(i -> passed[i + 1] - passed[i]).sum();
    }
}
