/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DistinctCyclesTest {

    private final DistinctCycles cycles = new DistinctCycles();

    /** Whatever the hash says, the comparison decides. */
    @Test
    void keepsCyclesWithEqualHashesApart() {
        for (int string = 0; string < 300; string++) {
            int wanted = string;
            assertThat(cycles.find(42, 5, candidate -> candidate == wanted)).isEqualTo(-1);
            assertThat(cycles.add(string, 5, 42, string, 5L * string)).isEqualTo(string);
        }
        for (int string = 0; string < 300; string++) {
            int wanted = string;
            assertThat(cycles.find(42, 5, candidate -> candidate == wanted)).isEqualTo(string);
        }
        assertThat(cycles.find(42, 6, candidate -> true)).isEqualTo(-1);
        assertThat(cycles.find(43, 5, candidate -> true)).isEqualTo(-1);
    }

    @Test
    void recordsWhatItIsTold() {
        cycles.add(7, 3, 1, 0, 10);
        cycles.add(9, 4, 2, 1, 13);
        cycles.countAgain(1);
        assertThat(cycles.count()).isEqualTo(2);
        assertThat(cycles.string(1)).isEqualTo(9);
        assertThat(cycles.lengths()).containsExactly(3, 4);
        assertThat(cycles.counts()).containsExactly(1, 2);
        assertThat(cycles.firstOccurrences()).containsExactly(0, 1);
        assertThat(cycles.firstPositions()).containsExactly(10, 13);
    }
}
