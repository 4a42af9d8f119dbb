/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;

class LevelMaskTest {

    @Test
    void namesTheSameFramesAsOneByOne() {
        Random random = new Random(8);
        for (int round = 0; round < 200_000; round++) {
            int pops = random.nextInt(random.nextBoolean() ? 5 : 150);
            int pushes = random.nextInt(random.nextBoolean() ? 5 : 150);
            int lowest = random.nextInt(random.nextBoolean() ? 5 : 200);
            long mask = random.nextLong() & random.nextLong();
            mask &= lowest >= 63 ? -1L : (1L << lowest + 1) - 1;
            long expected = 0;
            for (int level = 0; level <= lowest; level++) {
                if ((mask & 1L << Math.min(level, 63)) != 0 && level >= pushes) {
                    expected |= 1L << Math.min(level - pushes + pops, 63);
                }
            }
            long actual = LevelMask.before(mask, lowest, pops, pushes);
            String what = "round %d: %d %d %d %x".formatted(round, pops, pushes, lowest, mask);
            assertThat(actual & expected).as(what).isEqualTo(expected);
            if (mask >= 0) {
                assertThat(actual).as(what + ", known one by one").isEqualTo(expected);
            }
        }
    }
}
