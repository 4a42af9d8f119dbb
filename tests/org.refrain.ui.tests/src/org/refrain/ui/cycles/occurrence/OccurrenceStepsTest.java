/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.ui.cycles.ArrayCycleTable;

class OccurrenceStepsTest {

    @RepeatedTest(100)
    void findNeighboursAsASearchDoes(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        ArrayCycleTable table = ArrayCycleTable.random(random, 40);
        List<Integer> ids = new ArrayList<>();
        for (int id = 0; id < table.distinctCount() && random.nextInt(5) > 0; id++) {
            if (random.nextBoolean()) {
                ids.add(id);
            }
        }
        for (long position = -1; position < table.events(); position++) {
            long next = -1;
            long previous = -1;
            for (long k = table.count() - 1; k >= 0; k--) {
                if ((ids.isEmpty() || ids.contains(table.idOf(k))) && table.startOf(k) > position) {
                    next = k;
                }
            }
            for (long k = 0; k < table.count(); k++) {
                if ((ids.isEmpty() || ids.contains(table.idOf(k))) && table.startOf(k + 1) <= position) {
                    previous = k;
                }
            }
            assertThat(OccurrenceSteps.next(table, ids, position)).as("seed %d at %d", seed, position).isEqualTo(next);
            assertThat(OccurrenceSteps.previous(table, ids, position)).as("seed %d at %d", seed, position)
                    .isEqualTo(previous);
        }
    }

    @RepeatedTest(100)
    void findTheNearest(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        ArrayCycleTable table = ArrayCycleTable.random(random, 40);
        int id = random.nextInt(table.distinctCount());
        for (long position = 0; position < table.events(); position++) {
            long best = Long.MAX_VALUE;
            for (long k = 0; k < table.count(); k++) {
                if (table.idOf(k) == id) {
                    best = Math.min(best, distance(table, k, position));
                }
            }
            long found = OccurrenceSteps.nearest(table, id, position);
            assertThat(table.idOf(found)).isEqualTo(id);
            assertThat(distance(table, found, position)).as("seed %d at %d", seed, position).isEqualTo(best);
        }
    }

    private static long distance(ArrayCycleTable table, long k, long position) {
        return Math.max(0, Math.max(table.startOf(k) - position, position - (table.startOf(k + 1) - 1)));
    }

    @Test
    void beginWithTheFirstWhenNothingIsSelected() {
        ArrayCycleTable table = new ArrayCycleTable(new int[] {0, 1, 0}, new long[] {10, 20}, 5, 3);

        assertThat(OccurrenceSteps.nearest(table, 1, -1)).isEqualTo(1);
        assertThat(OccurrenceSteps.next(table, List.of(1), -1)).isEqualTo(1);
        assertThat(OccurrenceSteps.previous(table, List.of(0), Long.MAX_VALUE)).isEqualTo(2);
    }
}
