/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.ui.cycles.ArrayCycleTable;

class CycleRankingTest {

    @Test
    void ranksByCountThenByFirstOccurrence() {
        CycleRanking ranking = CycleRanking.of(
                new ArrayCycleTable(new int[] {0, 1, 2, 1, 2, 3, 2}, new long[] {5, 6, 7, 8}, 3, 1));

        assertThat(new int[] {ranking.idAt(0), ranking.idAt(1), ranking.idAt(2), ranking.idAt(3)})
                .containsExactly(2, 1, 0, 3);
        assertThat(ranking.rankOf(0)).isEqualTo(2);
        assertThat(ranking.shareOf(2)).isEqualTo(3 / 7.0);
    }

    @RepeatedTest(50)
    void isAPermutationInDescendingOrder(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        CycleRanking ranking = CycleRanking.of(ArrayCycleTable.random(new Random(seed), 200));

        for (int rank = 0; rank < ranking.size(); rank++) {
            int id = ranking.idAt(rank);
            assertThat(ranking.rankOf(id)).as("seed %d", seed).isEqualTo(rank);
            if (rank > 0) {
                long before = ranking.table().distinct(ranking.idAt(rank - 1)).count();
                assertThat(ranking.table().distinct(id).count()).as("seed %d", seed).isLessThanOrEqualTo(before);
            }
        }
    }

    @Test
    void namesCyclesAsTheEditorDoes() {
        CycleGroups groups = CycleGroups.of(new ArrayCycleTable(new int[] {0, 1}, new long[] {1, 1}, 0, 0));
        assertThat(CycleNames.of(groups, 1)).isEqualTo("#1");
        assertThat(CycleNames.inSentence(groups, 1)).isEqualTo("Cycle #1");
    }
}
