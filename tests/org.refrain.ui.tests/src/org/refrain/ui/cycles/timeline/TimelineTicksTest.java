/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class TimelineTicksTest {

    @Test
    void areAtRoundValues() {
        assertThat(TimelineTicks.of(0, 996_382, 5)).isEqualTo(new TimelineTicks(200_000, 0, 800_000));
        assertThat(TimelineTicks.of(195_000, 265_000, 8)).isEqualTo(new TimelineTicks(10_000, 200_000, 260_000));
        assertThat(TimelineTicks.of(3, 7, 10)).isEqualTo(new TimelineTicks(1, 3, 6));
    }

    @Test
    void mayBeMissing() {
        TimelineTicks none = TimelineTicks.of(101, 150, 1);
        assertThat(none.last()).isLessThan(none.first());
    }

    @RepeatedTest(100)
    void areNoMoreThanThereIsRoomFor(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long start = Math.abs(random.nextLong() >> random.nextInt(40) + 8);
        long end = start + 1 + Math.abs(random.nextLong() >> random.nextInt(50) + 8);
        int most = 1 + random.nextInt(20);
        TimelineTicks ticks = TimelineTicks.of(start, end, most);

        long count = ticks.last() < ticks.first() ? 0 : (ticks.last() - ticks.first()) / ticks.step() + 1;
        assertThat(count).as("repetition %d", repetition.getCurrentRepetition()).isLessThanOrEqualTo(most + 1L);
        assertThat(ticks.first()).isGreaterThanOrEqualTo(start);
        assertThat(ticks.last()).isLessThan(Math.max(end, ticks.first()));
        assertThat(ticks.first() % ticks.step()).isZero();
        assertThat(ticks.last() + ticks.step()).isGreaterThanOrEqualTo(end);
    }

    @Test
    void haveShortLabels() {
        assertThat(TickLabels.label(TimelineAxis.Kind.EVENTS, 1_200_000, 200_000)).isEqualTo("1,200,000");
        assertThat(TickLabels.label(TimelineAxis.Kind.TIME, 36_000_000_000L, 1_000_000_000L)).isEqualTo("36 ms");
        assertThat(TickLabels.label(TimelineAxis.Kind.TIME, 36_500_000_000L, 500_000_000L))
                .isEqualTo("36,500 \u00b5s");
        assertThat(TickLabels.label(TimelineAxis.Kind.TIME, 0, 2_000_000_000_000L)).isEqualTo("0 s");
    }
}
