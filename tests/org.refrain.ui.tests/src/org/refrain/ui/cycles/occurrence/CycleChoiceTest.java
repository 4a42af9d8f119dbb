/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.ui.cycles.ArrayCycleTable;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.session.TraceSelection;

class CycleChoiceTest {

    /** Starts: 5, 15, 35, 45, 75, 85; end of the last one at 105. */
    private final CycleGroups table = CycleGroups.of(
            new ArrayCycleTable(new int[] {0, 1, 0, 2, 0, 1}, new long[] {10, 20, 30}, 5, 3));

    @Test
    void goesToTheNearestOccurrence() {
        assertThat(CycleChoice.choose(table, TraceSelection.NONE, List.of(1)))
                .isEqualTo(new TraceSelection(15, List.of(1)));
        assertThat(CycleChoice.choose(table, at(80), List.of(1))).isEqualTo(new TraceSelection(85, List.of(1)));
    }

    @Test
    void staysWhereItIsInsideAChosenCycle() {
        assertThat(CycleChoice.choose(table, at(20), List.of(0, 1))).isEqualTo(new TraceSelection(20, List.of(0, 1)));
    }

    @Test
    void goesToTheCycleThatWasAdded() {
        TraceSelection before = new TraceSelection(105, List.of(0));
        assertThat(CycleChoice.choose(table, before, List.of(0, 2))).isEqualTo(new TraceSelection(45, List.of(0, 2)));
    }

    @Test
    void staysWhenTheChoiceIsGivenUp() {
        assertThat(CycleChoice.choose(table, new TraceSelection(20, List.of(1)), List.of()))
                .isEqualTo(new TraceSelection(20, List.of()));
    }

    @Test
    void showsTheSelectedEventsCycleWhenNoneIsChosen() {
        assertThat(CycleChoice.shown(table, at(50))).containsExactly(2);
        assertThat(CycleChoice.shown(table, at(2))).isEmpty();
        assertThat(CycleChoice.shown(table, at(106))).isEmpty();
        assertThat(CycleChoice.shown(table, new TraceSelection(50, List.of(0)))).containsExactly(0);
    }

    @Test
    void forgetsCyclesThatAreNotThere() {
        assertThat(CycleChoice.shown(table, new TraceSelection(50, List.of(7, 0)))).containsExactly(0);
    }

    @Test
    void givesLanesToTheMostFrequentWhenNoneIsChosen() {
        CycleRanking ranking = CycleRanking.of(table);
        assertThat(CycleChoice.lanes(ranking, at(50), 2)).containsExactly(0, 1);
        assertThat(CycleChoice.lanes(ranking, new TraceSelection(50, List.of(1)), 2)).containsExactly(1);
    }

    @Test
    void alwaysGivesALaneToTheSelectedEventsCycle() {
        TraceSelection selection = new TraceSelection(50, List.of(0, 1, 2));
        assertThat(CycleChoice.lanes(CycleRanking.of(table), selection, 2)).containsExactly(0, 2);
    }

    private static TraceSelection at(long position) {
        return new TraceSelection(position, List.of());
    }
}
