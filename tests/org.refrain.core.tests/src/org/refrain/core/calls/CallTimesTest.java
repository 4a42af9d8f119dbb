/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.refrain.core.calls.CallClock.Accuracy;
import org.refrain.core.calls.LocatedRandomTrace.Frame;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.InstructionRow;

/** Times of functions, against sums over all events and frames. */
class CallTimesTest {

    /** A clock that strikes once for each event tells what the profile tells. */
    @Test
    void areTheProfileWhereAllEventsTakeAsLong() throws Exception {
        for (int seed = 0; seed < 500; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(810_000 + seed, 1 + seed / 4);
            CallProfile profile = CallProfile.of(CallTree.of(trace.located, Progress.NONE), Progress.NONE);
            CallTimes times = CallTimes.of(trace.located, new CallClock() {
                private long now;

                @Override
                public long moveTo(long position) {
                    assertThat(position).isGreaterThanOrEqualTo(now);
                    now = position;
                    return position;
                }

                @Override
                public Accuracy accuracy() {
                    return Accuracy.MEASURED;
                }
            }, Progress.NONE);
            assertThat(times.unknown()).as("seed " + seed).isEqualTo(profile.unknownEvents());
            assertThat(times.functions()).as("seed " + seed).isEqualTo(profile.functions().stream()
                    .map(it -> new FunctionTimes(it.selfEvents(), it.totalEvents(), false, it.shortest(),
                            it.shortestPosition(), it.longest(), it.longestPosition())).toList());
        }
    }

    @Test
    void areSumsOverAllEventsWhereTimesAreMissing() {
        for (int seed = 0; seed < 1500; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(820_000 + seed, 1 + seed / 8);
            RandomTimes random = new RandomTimes(new Random(830_000 + seed), (int) trace.length(), gaps(trace));
            CallTimes times = CallTimes.of(trace.located, random.clock(), Progress.NONE);
            for (int function = 0; function < trace.alphabet.functionCount(); function++) {
                assertThat(times.functions().get(function)).as("seed " + seed).isEqualTo(walk(trace, random, function));
            }
            assertThat(times.unknown()).as("seed " + seed).isEqualTo(random.sum(trace,
                    position -> position >= trace.start && trace.stacks.get(position).isEmpty()));
            long all = times.functions().stream().mapToLong(FunctionTimes::self).sum() + times.unknown();
            assertThat(all).as("seed " + seed + ": nothing is lost or counted twice")
                    .isEqualTo(random.passed((int) trace.length()) - random.passed(trace.start));
        }
    }

    /** Where the instruction of each gap is; gaps without one lose nothing that can be seen. */
    private static long[] gaps(LocatedRandomTrace trace) {
        return IntStream.range(0, trace.symbols.length)
                .filter(event -> trace.alphabet.kind(trace.symbols[event]) == ControlFlowKind.GAP
                        && trace.located.events(trace.symbols[event]) > 0)
                .mapToLong(trace.located::positionOf).toArray();
    }

    private static FunctionTimes walk(LocatedRandomTrace trace, RandomTimes times, int function) {
        List<Frame> frames = trace.frames.stream().filter(frame -> frame.function == function).toList();
        long self = times.sum(trace, position -> innermost(trace.stacks.get(position)) == function);
        long total = times.sum(trace, position -> trace.stacks.get(position).stream()
                .anyMatch(frame -> frame.function == function));
        boolean estimated = trace.frames.stream()
                .filter(frame -> frame.function == function || frame.caller == function)
                .anyMatch(frame -> times.accuracy(frame.from) != Accuracy.MEASURED
                        || times.accuracy(frame.to) != Accuracy.MEASURED);
        List<Frame> known = frames.stream().filter(frame -> frame.exitEvent >= 0
                && times.accuracy(frame.from) != Accuracy.UNKNOWN
                && times.accuracy(frame.to) != Accuracy.UNKNOWN).toList();
        ToLongFunction<Frame> duration = frame -> times.passed((int) frame.to) - times.passed((int) frame.from);
        LongSummaryStatistics durations = known.stream().mapToLong(duration).summaryStatistics();
        long shortest = known.isEmpty() ? -1 : durations.getMin();
        long longest = known.isEmpty() ? -1 : durations.getMax();
        return new FunctionTimes(self, total, estimated,
                shortest, first(known, duration, shortest), longest, first(known, duration, longest));
    }

    private static int innermost(List<Frame> open) {
        return open.isEmpty() ? CallEdge.UNKNOWN : open.get(open.size() - 1).function;
    }

    private static long first(List<Frame> frames, ToLongFunction<Frame> duration, long wanted) {
        return frames.stream().filter(frame -> duration.applyAsLong(frame) == wanted).mapToLong(frame -> frame.from)
                .min().orElse(-1);
    }

    /** A call and an interrupt by hand, all times in nanoseconds. */
    @Test
    void attributesWhatPassesBetweenTwoTimesInProportion() {
        long no = InstructionRow.NO_TIME;
        long[] times = {no, 10_000, no, no, no, 50_000, no, 60_000, no};
        TraceClock clock = new TraceClock(RandomTimes.events(times), new long[] {6});
        assertThat(clock.accuracy()).isEqualTo(Accuracy.UNKNOWN);
        assertThat(clock.moveTo(1)).isZero();
        assertThat(clock.accuracy()).isEqualTo(Accuracy.MEASURED);
        assertThat(clock.moveTo(3)).isEqualTo(20_000);
        assertThat(clock.accuracy()).isEqualTo(Accuracy.ESTIMATED);
        assertThat(clock.moveTo(5)).isEqualTo(40_000);
        assertThat(clock.moveTo(6)).as("before the gap").isEqualTo(40_000);
        assertThat(clock.accuracy()).isEqualTo(Accuracy.UNKNOWN);
        assertThat(clock.moveTo(7)).as("behind the gap").isEqualTo(50_000);
        assertThat(clock.moveTo(9)).as("behind the last time").isEqualTo(50_000);
        assertThat(clock.accuracy()).isEqualTo(Accuracy.UNKNOWN);
        clock.jumpTo(2);
        assertThat(clock.moveTo(2)).as("a jump takes no time").isEqualTo(50_000);
        assertThat(clock.moveTo(4)).isEqualTo(70_000);
    }

    @Test
    void jumpsAnywhere() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(840_000 + seed);
            int length = 1 + random.nextInt(20_000);
            RandomTimes times = new RandomTimes(random, length, random.longs(random.nextInt(4), 0, length).sorted()
                    .toArray());
            TraceClock clock = times.clock();
            long passed = 0;
            for (int jump = 0; jump < 20; jump++) {
                int from = random.nextInt(length);
                int to = from + random.nextInt(length - from + 1);
                clock.jumpTo(from);
                assertThat(clock.accuracy()).as("seed " + seed).isEqualTo(times.accuracy(from));
                passed += times.passed(to) - times.passed(from);
                assertThat(clock.moveTo(to)).as("seed " + seed).isEqualTo(passed);
                assertThat(clock.accuracy()).as("seed " + seed).isEqualTo(times.accuracy(to));
            }
        }
    }

    @Test
    void stopsWhenNobodyWaits() {
        LocatedRandomTrace trace = new LocatedRandomTrace(1, 1000);
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
        TraceClock clock = new RandomTimes(new Random(1), (int) trace.length(), new long[0]).clock();
        assertThatThrownBy(() -> CallTimes.of(trace.located, clock, cancelled))
                .isInstanceOf(CancellationException.class);
    }
}
