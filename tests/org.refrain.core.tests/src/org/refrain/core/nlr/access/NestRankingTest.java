/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NestRankingTest {

    private final DataAccesses<StreamRecognizer> accesses = AccessPatterns.recognize(AccessPatterns.options());
    private long position = 100;

    private void run(long from, int step, int times) {
        for (int i = 0; i < times; i++) {
            accesses.access(0x100, false, from + (long) i * step, position++);
        }
    }

    private AccessPattern found(int nests) {
        return AccessPatterns.of(accesses, nests).streams().get(0);
    }

    @Test
    void countsPassesAndKnowsWhereTheFirstBegan() {
        // places that come again in no order, so that no loop goes around the loops
        int[] order = {0, 1, 1, 0, 2, 0, 1, 2, 2, 0};
        for (int which : order) {
            run(0x1000L * (which + 1), 4, 8 + which);
            run(7777 + position * position, 0, 1);
        }
        AccessPattern pattern = found(100);
        assertThat(pattern.count()).isEqualTo(position - 100);
        assertThat(pattern.looped()).isEqualTo(4 * 8 + 3 * 9 + 3 * 10);
        assertThat(pattern.hasAll()).isTrue();
        assertThat(pattern.covered()).isEqualTo(pattern.count());
        assertThat(pattern.coveredByLoops()).isEqualTo(pattern.looped());
        assertThat(pattern.first()).isEqualTo(100);
        assertThat(pattern.nests()).allMatch(nest -> nest.varies() == nest.nest().isLoop());
        assertThat(pattern.nests()).filteredOn(nest -> nest.nest().isLoop())
                .extracting(nest -> nest.text(DataNames.NONE).get(0) + " " + nest.passes() + " " + nest.length() + " "
                        + nest.first())
                .containsExactly("0x00001000 + 4*i, i = 0..7 4 8 100", "0x00002000 + 4*i, i = 0..8 3 9 109",
                        "0x00003000 + 4*i, i = 0..9 3 10 138");
    }

    @Test
    void givesUpSingleAccessesFirst() {
        for (int i = 0; i < 100; i++) {
            run(100_000L + i * i * i, 0, 1);
            if (i % 10 == 0) {
                run(0x20, 4, 50);
            }
        }
        AccessPattern pattern = found(100);
        assertThat(pattern.hasAll()).isFalse();
        assertThat(pattern.count()).isEqualTo(600);
        assertThat(pattern.looped()).isEqualTo(500);
        assertThat(pattern.nests()).hasSize(1);
        assertThat(pattern.nests().get(0).accesses()).isEqualTo(500);
        assertThat(pattern.terms()).isEqualTo(110);
    }

    @Test
    void keepsTheLongestOfManyKinds() {
        for (int i = 0; i < 1000; i++) {
            run(0x10000L * i, 4, i == 500 ? 1000 : 3 + (i * 7) % 20);
        }
        AccessPattern pattern = found(5);
        assertThat(pattern.hasAll()).isFalse();
        assertThat(pattern.nests()).hasSize(5);
        assertThat(pattern.nests()).anyMatch(nest -> nest.length() == 1000);
        assertThat(pattern.count()).isEqualTo(position - 100);
    }
}
