/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimelineLayoutTest {

    @ParameterizedTest
    @CsvSource({"270, 170, 9", "600, 340, 9", "600, 340, 1", "200, 100, 3", "90, 60, 9", "1, 1, 9", "0, 0, 1"})
    void keepsItsPartsApart(int width, int height, int lanes) {
        TimelineLayout layout = TimelineLayout.of(width, height, lanes, 50, 16);

        assertThat(layout.plotWidth()).isPositive();
        for (int lane = 0; lane < lanes; lane++) {
            assertThat(layout.laneAt(layout.laneY(lane))).isEqualTo(lane);
            assertThat(layout.laneY(lane) + layout.laneHeight()).isLessThanOrEqualTo(layout.axisY());
        }
        assertThat(layout.laneAt(layout.axisY())).isEqualTo(-1);
        assertThat(layout.overviewY()).isGreaterThan(layout.axisY());
        if (height >= 100) {
            assertThat(layout.overviewY() + layout.overviewHeight()).isLessThanOrEqualTo(height);
        }
        if (width >= 200) {
            assertThat(layout.plotX() + layout.plotWidth()).isLessThan(width);
        }
    }

    @ParameterizedTest
    @CsvSource({"300, true", "150, false"})
    void leavesNamesOutWhereTheyWouldTakeTheRoom(int width, boolean names) {
        assertThat(TimelineLayout.of(width, 200, 3, 50, 16).showsNames()).isEqualTo(names);
    }
}
