/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PieDiskTest {

    private final PieDisk disk = PieDisk.in(300, 200, 10);

    @Test
    void fitsTheSmallerSide() {
        assertThat(disk.radius()).isEqualTo(90);
        assertThat(disk.centerX()).isEqualTo(150);
        assertThat(PieDisk.in(10, 5, 10).radius()).isZero();
    }

    @Test
    void measuresAnglesClockwiseFromTheTop() {
        assertThat(disk.angleOf(150, 20)).isZero();
        assertThat(disk.angleOf(230, 100)).isEqualTo(90);
        assertThat(disk.angleOf(150, 190)).isEqualTo(180);
        assertThat(disk.angleOf(70, 100)).isEqualTo(270);
    }

    @Test
    void findsThePointOfAnAngleAgain() {
        for (double angle = 0; angle < 360; angle += 7) {
            double x = disk.x(angle, 70);
            double y = disk.y(angle, 70);
            assertThat(disk.angleOf(x, y)).isCloseTo(angle, within(1e-9));
            assertThat(disk.contains(x, y)).isTrue();
        }
    }

    @Test
    void hasAHole() {
        assertThat(disk.contains(150, 100)).isFalse();
        assertThat(disk.contains(150, 5)).isFalse();
    }
}
