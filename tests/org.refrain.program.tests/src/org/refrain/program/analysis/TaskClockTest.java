/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.refrain.core.calls.CallClock;
import org.refrain.core.calls.TimedEvents;
import org.refrain.core.calls.TraceClock;
import org.refrain.program.blocks.ProgramModel;

/** The clock of tasks that take turns at random, against the times of their own instructions. */
@TestInstance(Lifecycle.PER_CLASS) // the program is read once
class TaskClockTest {

    private static final int FUNCTIONS = 3;

    private final ProgramModel model;

    TaskClockTest() throws Exception {
        model = SampleTrace.firmware().model(); // for its names
    }

    @RepeatedTest(100)
    void onlyTheOwnTimeOfATaskPasses(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        TaskRecorder recorder = new TaskRecorder(model);
        RandomTasks tasks = new RandomTasks(random, FUNCTIONS, recorder);
        int length = 1 + random.nextInt(6000);
        tasks.run(length);
        TaskFlow flow = recorder.build(length);
        long[] times = new long[length];
        for (int i = 1; i < length; i++) {
            times[i] = times[i - 1] + random.nextInt(1000);
        }
        CallClock clock = flow.clock(new TraceClock(new AllTimed(times), new long[0]));
        // all of task 0, then all of task 1, ...
        List<Integer> positions = IntStream.range(0, length).boxed()
                .sorted(Comparator.comparing(tasks.running::get)).toList();
        long passed = 0;
        for (int time = 0; time < length; time++) {
            if (random.nextInt(3) > 0) {
                assertThat(clock.moveTo(time)).as("seed %d, time %d", seed, time).isEqualTo(passed);
                boolean atEnd = time > 0 && positions.get(time - 1) + 1 == length; // of a turn that the trace ends
                assertThat(clock.accuracy()).as("seed %d, time %d", seed, time)
                        .isEqualTo(atEnd ? CallClock.Accuracy.UNKNOWN : CallClock.Accuracy.MEASURED);
            }
            int position = positions.get(time);
            passed += position + 1 < length ? times[position + 1] - times[position] : 0;
        }
        assertThat(clock.moveTo(length)).as("seed %d", seed).isEqualTo(passed);
    }

    private record AllTimed(long[] times) implements TimedEvents {

        @Override
        public int times(long position, long[] into, int count) {
            int n = (int) Math.min(count, times.length - position);
            System.arraycopy(times, (int) position, into, 0, n);
            return n;
        }

        @Override
        public long nextTimed(long position) {
            return position < times.length ? position : -1;
        }

        @Override
        public long previousTimed(long position) {
            return Math.min(position, times.length - 1);
        }
    }
}
