/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.TimedTrace;

class TimeAxisTest {

    private static final long NONE = InstructionRow.NO_TIME;

    /** Events 2, 4 and 8 have times; 100 units lie before the first event with one, as the trace's own zero does. */
    private final TimeAxis axis = TimeAxis.of(TimedTrace.of(
            new long[] {NONE, NONE, 100, NONE, 300, NONE, NONE, NONE, 700, NONE}));

    @Test
    void takesEventsBetweenTimedOnesAsEquallyLong() {
        assertThat(axis.total()).isEqualTo(600);
        assertThat(axis.positionAt(100)).isEqualTo(3);
        assertThat(axis.positionAt(200)).isEqualTo(4);
        assertThat(axis.positionAt(350)).isIn(5L, 6L);
        assertThat(axis.unitAt(3)).isEqualTo(100);
        assertThat(axis.unitAt(6)).isEqualTo(400);
    }

    @Test
    void putsEventsWithoutTimeAtTheEnds() {
        assertThat(axis.unitAt(0)).isZero();
        assertThat(axis.unitAt(2)).isZero();
        assertThat(axis.unitAt(9)).isEqualTo(600);
        assertThat(axis.unitAt(-1)).isZero();
        assertThat(axis.positionAt(0)).isZero();
        assertThat(axis.positionAt(600)).isEqualTo(10);
        assertThat(axis.positionAt(Long.MAX_VALUE)).isEqualTo(10);
    }

    @Test
    void isLabelledWithTheTracesOwnTime() {
        assertThat(axis.labelAt(0)).isEqualTo(100);
        assertThat(axis.labelAt(600)).isEqualTo(700);
    }

    @Test
    void needsTwoDifferentTimes() {
        assertThat(TimeAxis.isPossible(TimedTrace.of(new long[] {NONE, NONE}))).isFalse();
        assertThat(TimeAxis.isPossible(TimedTrace.of(new long[] {5, NONE, 5}))).isFalse();
        assertThatThrownBy(() -> TimeAxis.of(TimedTrace.of(new long[] {NONE})))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @RepeatedTest(100)
    void findsEventsAgain(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long[] times = times(random, 1);
        TimeAxis random1 = TimeAxis.of(TimedTrace.of(times));
        long unitBefore = 0;
        for (int position = 0; position < times.length; position++) {
            long unit = random1.unitAt(position);
            assertThat(unit).as("repetition %d at %d", repetition.getCurrentRepetition(), position)
                    .isBetween(unitBefore, random1.total());
            if (times[position] != NONE) {
                assertThat(unit).isEqualTo(times[position] - random1.labelAt(0));
            }
            if (unit > 0 && unit < random1.total()) {
                assertThat(random1.positionAt(unit)).isBetween(position - 1L, position + 1L);
            }
            unitBefore = unit;
        }
    }

    @RepeatedTest(100)
    void staysInsideTheTraceWhenTimesGoBack(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long[] times = times(random, -3);
        if (!TimeAxis.isPossible(TimedTrace.of(times))) {
            return;
        }
        TimeAxis backward = TimeAxis.of(TimedTrace.of(times));
        for (int position = -1; position <= times.length; position++) {
            assertThat(backward.unitAt(position)).isBetween(0L, backward.total());
        }
        for (long unit = -1; unit <= backward.total() + 1; unit += 1 + backward.total() / 50) {
            assertThat(backward.positionAt(unit)).isBetween(0L, (long) times.length);
        }
    }

    /** Times at one event in three; steps of at least 10 times {@code least}. */
    private static long[] times(Random random, int least) {
        long[] times = new long[20 + random.nextInt(100)];
        Arrays.fill(times, NONE);
        long now = random.nextInt(1_000);
        for (int position = 0; position < times.length; position++) {
            now = Math.max(0, now + 10L * least + random.nextInt(50));
            if (random.nextInt(3) == 0 || position == 3 || position == 15) {
                times[position] = now;
            }
        }
        return times;
    }
}
