/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class TimelineScaleTest {

    @Test
    void showsTheWholeTrace() {
        TimelineScale scale = TimelineScale.whole(1_000, 100);

        assertThat(scale.isWhole()).isTrue();
        assertThat(scale.unitAt(0)).isZero();
        assertThat(scale.unitAt(100)).isEqualTo(1_000);
        assertThat(scale.pixelOf(999)).isEqualTo(99);
        assertThat(scale.pixelOf(10)).isEqualTo(1);
    }

    @Test
    void staysInsideTheTrace() {
        TimelineScale scale = new TimelineScale(1_000, 990, 100, 10);
        assertThat(scale.start()).isEqualTo(900);
        assertThat(scale.pan(1_000_000).end()).isEqualTo(1_000);
        assertThat(scale.pan(-1_000_000).start()).isZero();
        assertThat(scale.zoom(5, 0.0001).isWhole()).isTrue();
        assertThat(new TimelineScale(1_000, 0, 1, 10).span()).isEqualTo(16);
        assertThat(new TimelineScale(3, 2, 1, 10).span()).isEqualTo(3);
    }

    @Test
    void refusesNothingToShow() {
        assertThatThrownBy(() -> TimelineScale.whole(0, 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TimelineScale.whole(10, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void holdsATraceOfAnyLength() {
        TimelineScale scale = TimelineScale.whole(1L << 60, 1_000).zoom(700, 1e6).zoom(300, 1e6);

        assertThat(scale.unitAt(scale.pixelOf(scale.start()))).isEqualTo(scale.start());
        assertThat(scale.end()).isLessThanOrEqualTo(1L << 60);
    }

    @RepeatedTest(100)
    void keepsThePixelUnderTheMouseWhileZooming(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long total = 1_000 + random.nextInt(1_000_000_000);
        int width = 50 + random.nextInt(2_000);
        TimelineScale scale = TimelineScale.whole(total, width);
        int pixel = random.nextInt(width);
        long fixed = scale.unitAt(pixel);
        for (int i = 0; i < 10; i++) {
            scale = scale.zoom(pixel, 1.1 + random.nextDouble());
            long tolerance = scale.span() / width + 2;
            assertThat(scale.unitAt(pixel)).as("repetition %d", repetition.getCurrentRepetition())
                    .isBetween(fixed - tolerance * (i + 1), fixed + tolerance * (i + 1));
        }
    }

    @RepeatedTest(100)
    void mapsUnitsToThePixelThatHoldsThem(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        long total = 1 + random.nextInt(5_000);
        TimelineScale scale = new TimelineScale(total, random.nextInt((int) total), 1 + random.nextInt((int) total),
                1 + random.nextInt(900));
        int before = -1;
        for (long unit = scale.start(); unit < scale.end(); unit++) {
            int pixel = scale.pixelOf(unit);
            assertThat(pixel).as("repetition %d", repetition.getCurrentRepetition()).isBetween(before, scale.width());
            assertThat(scale.unitAt(pixel)).isLessThanOrEqualTo(unit + 1);
            assertThat(scale.unitAt(pixel + 1)).isGreaterThanOrEqualTo(unit);
            before = pixel;
        }
    }

    @Test
    void bringsAPlaceIntoSight() {
        TimelineScale scale = new TimelineScale(10_000, 2_000, 1_000, 100);

        assertThat(scale.reveal(2_500)).isEqualTo(scale);
        assertThat(scale.reveal(7_000)).isEqualTo(new TimelineScale(10_000, 6_500, 1_000, 100));
        assertThat(scale.show(2_100, 2_200)).isEqualTo(scale);
        TimelineScale wider = scale.show(5_000, 8_000);
        assertThat(wider.start()).isLessThan(5_000);
        assertThat(wider.end()).isGreaterThan(8_000);
    }
}
