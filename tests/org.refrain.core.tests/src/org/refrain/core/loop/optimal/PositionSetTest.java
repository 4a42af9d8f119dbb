/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;

class PositionSetTest {

    @Test
    void findsNeighbours() {
        for (long bound : new long[] {1, 2, 63, 64, 65, 4096, 4097, 1L << 30, (1L << 30) + 1, 1L << 36, 1L << 62}) {
            for (int seed = 0; seed < 20; seed++) {
                check(bound, new Random(seed), "bound " + bound + ", seed " + seed);
            }
        }
    }

    private static void check(long bound, Random random, String what) {
        PositionSet set = new PositionSet(bound);
        TreeSet<Long> expected = new TreeSet<>();
        set.add(bound - 1);
        expected.add(bound - 1);
        for (int i = 0; i < 200; i++) {
            long next = i % 3 == 0 ? near(random.nextLong(bound), expected.first(), bound) : random.nextLong(bound);
            if (random.nextBoolean()) {
                set.add(next);
                expected.add(next);
            }
            assertThat(set.contains(next)).as(what).isEqualTo(expected.contains(next));
            assertThat(set.floor(next)).as(what)
                    .isEqualTo(expected.first() > next ? -1 : expected.floor(next));
            if (next < bound - 1) {
                assertThat(set.higher(next)).as(what).isEqualTo(expected.higher(next));
            }
        }
    }

    private static long near(long random, long place, long bound) {
        return Math.min(bound - 1, place + random % 130);
    }
}
