/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.ui.cycles.ArrayCycleTable;
import org.refrain.ui.cycles.pie.PieSlices.Slice;
import org.refrain.ui.cycles.ranking.CycleRanking;

class PieSlicesTest {

    private static final int[] TWELVE = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 0, 11};

    @Test
    void showsEightCyclesAndTheRest() {
        PieSlices pie = PieSlices.of(CycleRanking.of(new ArrayCycleTable(TWELVE, lengths(12), 0, 1)));

        assertThat(pie.slices()).extracting(Slice::id).containsExactly(0, 11, 1, 2, 3, 4, 5, 6, PieSlices.REST);
        Slice rest = pie.slices().get(8);
        assertThat(rest.distinct()).isEqualTo(4);
        assertThat(rest.count()).isEqualTo(4);
        assertThat(pie.slices().get(0).share()).isEqualTo(3 / 15.0);
    }

    @Test
    void hasNoRestWhenEightAreEnough() {
        PieSlices pie = PieSlices.of(CycleRanking.of(new ArrayCycleTable(new int[] {0, 1, 2, 3, 4, 5, 6, 7},
                lengths(8), 0, 1)));

        assertThat(pie.slices()).hasSize(8).noneMatch(Slice::isRest);
    }

    @Test
    void isEmptyWithoutOccurrences() {
        PieSlices pie = PieSlices.of(CycleRanking.of(new ArrayCycleTable(new int[0], new long[0], 10, 5)));

        assertThat(pie.slices()).isEmpty();
        assertThat(pie.indexAt(10)).isEqualTo(-1);
        assertThat(pie.indexOf(0)).isEqualTo(-1);
    }

    @RepeatedTest(100)
    void fillsTheCircleInProportion(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        CycleRanking ranking = CycleRanking.of(ArrayCycleTable.random(new Random(seed), 300));
        PieSlices pie = PieSlices.of(ranking);

        double end = 0;
        long count = 0;
        int distinct = 0;
        for (Slice slice : pie.slices()) {
            assertThat(slice.start()).as("seed %d", seed).isCloseTo(end, within(1e-9));
            assertThat(slice.sweep()).isCloseTo(360.0 * slice.count() / ranking.table().count(), within(1e-9));
            end = slice.start() + slice.sweep();
            count += slice.count();
            distinct += slice.distinct();
        }
        assertThat(end).as("seed %d", seed).isCloseTo(360, within(1e-9));
        assertThat(count).isEqualTo(ranking.table().count());
        assertThat(distinct).isEqualTo(ranking.size());
        assertThat(pie.slices().size()).isLessThanOrEqualTo(9);
    }

    @RepeatedTest(30)
    void findsASliceByAngleAndByCycle(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        CycleRanking ranking = CycleRanking.of(ArrayCycleTable.random(new Random(seed), 300));
        PieSlices pie = PieSlices.of(ranking);

        for (int i = 0; i < pie.slices().size(); i++) {
            Slice slice = pie.slices().get(i);
            assertThat(pie.indexAt(slice.start() + slice.sweep() / 2)).as("seed %d", seed).isEqualTo(i);
        }
        for (int id = 0; id < ranking.size(); id++) {
            int slice = Math.min(ranking.rankOf(id), PieSlices.MOST);
            assertThat(pie.indexOf(id)).as("seed %d", seed).isEqualTo(slice);
        }
    }

    private static long[] lengths(int count) {
        long[] lengths = new long[count];
        java.util.Arrays.fill(lengths, 10);
        return lengths;
    }
}
