/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.ui.cycles.ArrayCycleTable;
import org.refrain.ui.cycles.RandomClasses;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;

class CycleRowsTest {

    @Test
    void listTheMostFrequentFirstUnlessToldOtherwise() {
        CycleRanking ranking = CycleRanking.of(
                new ArrayCycleTable(new int[] {0, 1, 1, 2, 2, 2}, new long[] {9, 8, 7}, 0, 1));

        assertThat(ids(CycleRows.of(ranking, CycleOrder.DEFAULT, CycleFilter.ALL))).containsExactly(2, 1, 0);
        CycleOrder byLength = CycleOrder.DEFAULT.clicked(CycleColumn.LENGTH);
        assertThat(ids(CycleRows.of(ranking, byLength, CycleFilter.ALL))).containsExactly(0, 1, 2);
        assertThat(ids(CycleRows.of(ranking, byLength.clicked(CycleColumn.LENGTH), CycleFilter.ALL)))
                .containsExactly(2, 1, 0);
    }

    @RepeatedTest(50)
    void sortByAnyColumnBothWays(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        CycleRanking ranking = CycleRanking.of(ArrayCycleTable.random(random, 200));
        List<Integer> expected = new ArrayList<>();
        for (int id = 0; id < ranking.size(); id++) {
            expected.add(id);
        }
        Comparator<Integer> byLength = Comparator.comparing(id -> ranking.table().distinct(id).length());
        Comparator<Integer> byRank = Comparator.comparing(ranking::rankOf);
        Collections.shuffle(expected, random);
        expected.sort(byLength.reversed().thenComparing(byRank));
        CycleRows rows = CycleRows.of(ranking, new CycleOrder(CycleColumn.LENGTH, true), CycleFilter.ALL);

        assertThat(ids(rows)).as("repetition %d", repetition.getCurrentRepetition()).isEqualTo(expected);
        for (int row = 0; row < rows.size(); row++) {
            assertThat(rows.rowOf(rows.idAt(row))).isEqualTo(row);
        }
    }

    /** Rows are opened and closed at random, and compared with a list made by the plainest means. */
    @RepeatedTest(50)
    void listTheCyclesOfOpenClassesBelowThem(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        CycleGroups groups = new RandomClasses(random, 200).groups;
        CycleRanking ranking = CycleRanking.of(groups);
        CycleRows closed = CycleRows.of(ranking, new CycleOrder(CycleColumn.LENGTH, true), CycleFilter.ALL);
        CycleRows rows = closed;
        Set<Integer> open = new HashSet<>();
        for (int step = 0; step < 30; step++) {
            int id = random.nextInt(groups.idCount());
            boolean opened = random.nextBoolean();
            if (groups.isClass(id) && groups.members(id).length > 1) {
                if (opened) {
                    open.add(id);
                } else {
                    open.remove(id);
                }
            }
            rows = rows.with(open);
        }
        List<Integer> expected = new ArrayList<>();
        for (int id : ids(closed)) {
            expected.add(id);
            if (open.contains(id)) {
                List<Integer> members = new ArrayList<>();
                for (int member : groups.members(id)) {
                    members.add(member);
                }
                members.sort(Comparator.comparing((Integer member) -> -groups.distinct(member).length())
                        .thenComparing(member -> member));
                expected.addAll(members);
            }
        }
        assertThat(ids(rows)).as("seed %d", seed).isEqualTo(expected);
        assertThat(rows.topCount()).isEqualTo(groups.distinctCount());
        for (int id = 0; id < groups.idCount(); id++) {
            int row = expected.indexOf(id);
            assertThat(rows.rowOf(id)).as("seed %d", seed).isEqualTo(row);
            assertThat(rows.nearestRowOf(id)).isEqualTo(row >= 0 ? row : expected.indexOf(groups.classOf(id)));
        }
    }

    @RepeatedTest(20)
    void findClassesByTheNamesOfTheirCycles(RepetitionInfo repetition) {
        CycleGroups groups = new RandomClasses(new Random(repetition.getCurrentRepetition()), 200).groups;
        CycleRanking ranking = CycleRanking.of(groups);
        int cycle = groups.cycles().distinctCount() - 1;

        assertThat(filtered(ranking, "#" + cycle)).containsExactly(groups.classOf(groups.groupOf(cycle)));
        assertThat(filtered(ranking, "id=0")).containsExactly(0);
    }

    @Test
    void hideWhatTheFilterHides() {
        CycleRanking ranking = CycleRanking.of(
                new ArrayCycleTable(new int[] {0, 1, 1, 2, 2, 2}, new long[] {9, 8, 7}, 0, 1));
        CycleRows rows = CycleRows.of(ranking, CycleOrder.DEFAULT, CycleFilter.parse("count>1"));

        assertThat(ids(rows)).containsExactly(2, 1);
        assertThat(rows.rowOf(0)).isEqualTo(-1);
        assertThat(rows.rowOf(99)).isEqualTo(-1);
    }

    @RepeatedTest(50)
    void filterByConditions(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        CycleRanking ranking = CycleRanking.of(ArrayCycleTable.random(random, 200));
        int limit = 1 + random.nextInt(30);

        assertThat(ids(CycleRows.of(ranking, CycleOrder.DEFAULT, CycleFilter.parse("length>" + limit + " count<=2"))))
                .allMatch(id -> ranking.table().distinct(id).length() > limit
                        && ranking.table().distinct(id).count() <= 2)
                .hasSize((int) all(ranking).stream().filter(cycle -> cycle.length() > limit && cycle.count() <= 2)
                        .count());
    }

    @Test
    void filterByNameShareAndTime() {
        CycleRanking ranking = CycleRanking.of(
                new ArrayCycleTable(new int[] {0, 1, 1, 2, 2, 2}, new long[] {9, 8, 7}, 0, 1));

        assertThat(filtered(ranking, "#1")).containsExactly(1);
        assertThat(filtered(ranking, "share>=50")).containsExactly(2);
        assertThat(filtered(ranking, "share=50")).containsExactly(2);
        assertThat(filtered(ranking, "SHORTEST<8.5ns")).containsExactly(2, 1);
        assertThat(filtered(ranking, "row>=9")).containsExactly(2, 1);
        assertThat(filtered(ranking, "rank=1 id=2")).containsExactly(2);
        assertThat(filtered(ranking, "  ")).hasSize(3);
        assertThat(filtered(ranking, "length>")).as("not a condition yet").isEmpty();
        assertThat(filtered(ranking, "colour=red")).isEmpty();
    }

    private static List<Integer> filtered(CycleRanking ranking, String filter) {
        return ids(CycleRows.of(ranking, CycleOrder.DEFAULT, CycleFilter.parse(filter)));
    }

    private static List<DistinctCycle> all(CycleRanking ranking) {
        List<DistinctCycle> all = new ArrayList<>();
        for (int id = 0; id < ranking.size(); id++) {
            all.add(ranking.table().distinct(id));
        }
        return all;
    }

    private static List<Integer> ids(CycleRows rows) {
        List<Integer> ids = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            ids.add(rows.idAt(row));
        }
        return ids;
    }
}
