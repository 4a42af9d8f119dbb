/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;

import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.Test;

/** Contrast as WCAG 2.2 defines it; the values are those that its readers know. */
class ContrastTest {

    private static final RGB BLACK = new RGB(0, 0, 0);
    private static final RGB WHITE = new RGB(255, 255, 255);

    @Test
    void isThatOfTheStandard() {
        assertThat(Contrast.of(BLACK, WHITE)).isEqualTo(21, within(1e-9));
        assertThat(Contrast.of(WHITE, WHITE)).isEqualTo(1);
        assertThat(Contrast.of(new RGB(0x76, 0x76, 0x76), WHITE)).isEqualTo(4.54, within(0.005));
        assertThat(Contrast.of(WHITE, new RGB(255, 0, 0))).isEqualTo(4.00, within(0.005));
    }

    @Test
    void leavesWhatCanBeSeen() {
        RGB blue = new RGB(9, 88, 192);
        assertThat(Contrast.against(blue, WHITE, Contrast.TEXT)).isEqualTo(blue);
    }

    @Test
    void makesEveryColorStandOutFromEveryBackground() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            RGB color = random(random);
            RGB background = random(random);
            RGB seen = Contrast.against(color, background, Contrast.TEXT);
            assertThat(Contrast.of(seen, background)).as("%s on %s, seed %d", color, background, seed)
                    .isGreaterThanOrEqualTo(Contrast.TEXT);
        }
    }

    private static RGB random(Random random) {
        return new RGB(random.nextInt(256), random.nextInt(256), random.nextInt(256));
    }
}
