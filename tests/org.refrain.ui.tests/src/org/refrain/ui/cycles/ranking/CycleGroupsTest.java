/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.ui.cycles.ArrayCycleTable;
import org.refrain.ui.cycles.RandomClasses;
import org.refrain.ui.cycles.occurrence.OccurrenceSteps;

class CycleGroupsTest {

    @RepeatedTest(60)
    void answerAsLookingAtEveryOccurrenceDoes(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        RandomClasses random = new RandomClasses(new Random(seed), 80);
        CycleGroups groups = random.groups;
        for (int id = 0; id < groups.idCount(); id++) {
            List<Long> occurrences = new ArrayList<>();
            long events = 0;
            for (long k = 0; k < groups.count(); k++) {
                assertThat(groups.holds(id, k)).as("seed %d, group %d, occurrence %d", seed, id, k)
                        .isEqualTo(random.holds(id, k));
                assertThat(groups.rank(id, k)).as("seed %d, rank of %d at %d", seed, id, k)
                        .isEqualTo(occurrences.size());
                if (random.holds(id, k)) {
                    occurrences.add(k);
                    events += random.cycles.startOf(k + 1) - random.cycles.startOf(k);
                }
            }
            for (int n = 0; n < occurrences.size(); n++) {
                assertThat(groups.select(id, n)).as("seed %d", seed).isEqualTo(occurrences.get(n));
            }
            assertThat(groups.distinct(id).count()).as("seed %d", seed).isEqualTo(occurrences.size());
            assertThat(groups.distinct(id).first()).as("seed %d", seed).isEqualTo(occurrences.get(0));
            assertThat(groups.distinct(id).id()).as("seed %d", seed).isEqualTo(id);
            assertThat(groups.events(id)).as("seed %d, events of %d", seed, id).isEqualTo(events);
        }
        for (long k = 0; k < groups.count(); k++) {
            int id = groups.idOf(k);
            assertThat(random.holds(id, k)).as("seed %d", seed).isTrue();
            assertThat(groups.isClass(id)).isEqualTo(groups.isGrouped());
        }
    }

    @RepeatedTest(60)
    void translateWhatIsChosenThereAndBack(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        RandomClasses classes = new RandomClasses(random, 80);
        CycleGroups groups = classes.groups;
        List<Integer> chosen = new ArrayList<>();
        for (int id = 0; id < groups.idCount(); id++) {
            if (random.nextInt(4) == 0) {
                chosen.add(id);
            }
        }
        Collections.shuffle(chosen, random);
        List<Integer> cycles = groups.cyclesOf(chosen);
        List<Integer> again = groups.groupsOf(cycles);

        assertThat(cycles).as("seed %d", seed).doesNotHaveDuplicates();
        assertThat(groups.cyclesOf(again)).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(cycles);
        for (long k = 0; k < groups.count(); k++) {
            long at = k;
            boolean held = chosen.stream().anyMatch(id -> classes.holds(id, at));
            assertThat(again.stream().filter(id -> classes.holds(id, at))).as("seed %d, occurrence %d", seed, k)
                    .hasSize(held ? 1 : 0);
            assertThat(cycles.contains(classes.cycles.idOf(k))).as("seed %d", seed).isEqualTo(held);
        }
        long position = random.nextInt((int) classes.cycles.events());
        if (!cycles.isEmpty()) {
            assertThat(OccurrenceSteps.next(groups, again, position)).as("seed %d", seed)
                    .isEqualTo(OccurrenceSteps.next(classes.cycles, cycles, position));
            assertThat(OccurrenceSteps.previous(groups, again, position)).as("seed %d", seed)
                    .isEqualTo(OccurrenceSteps.previous(classes.cycles, cycles, position));
        }
    }

    @Test
    void leaveOutCyclesThatAreNotThere() {
        CycleGroups groups = CycleGroups.of(new ArrayCycleTable(new int[] {0, 1}, new long[] {1, 1}, 0, 0));
        assertThat(groups.isGrouped()).isFalse();
        assertThat(groups.groupsOf(List.of(7, 1))).containsExactly(1);
        assertThat(CycleGroups.of(groups)).isSameAs(groups);
    }

    /** A single group's cycles lead back to it, whether the answer is remembered or found out. */
    @RepeatedTest(20)
    void singleOnesLeadToThemselves(RepetitionInfo repetition) {
        CycleGroups groups = new RandomClasses(new Random(repetition.getCurrentRepetition()), 80).groups;
        for (int id = 0; id < groups.idCount(); id++) {
            List<Integer> cycles = groups.cyclesOf(List.of(id));
            List<Integer> remembered = groups.groupsOf(cycles);
            assertThat(remembered).as("seed %d, id %d", repetition.getCurrentRepetition(), id)
                    .containsExactly(groups.size(groups.classOf(id)) == 1 ? groups.classOf(id) : id)
                    .isEqualTo(groups.groupsOf(new ArrayList<>(cycles)));
        }
    }

    @RepeatedTest(20)
    void areCalledByTheirNumbers(RepetitionInfo repetition) {
        CycleGroups groups = new RandomClasses(new Random(repetition.getCurrentRepetition()), 80).groups;
        if (!groups.isGrouped()) {
            return;
        }
        for (int id = 0; id < groups.distinctCount(); id++) {
            int size = groups.members(id).length;
            assertThat(CycleNames.of(groups, id)).isEqualTo("Class " + id);
            assertThat(CycleNames.withContents(groups, id)).isEqualTo(size == 1
                    ? "Class " + id + " (#" + (groups.members(id)[0] - groups.distinctCount()) + ")"
                    : "Class " + id + " (" + size + " cycles)");
            for (int member : groups.members(id)) {
                assertThat(CycleNames.of(groups, member)).isEqualTo("#" + (member - groups.distinctCount()));
                assertThat(groups.classOf(member)).isEqualTo(id);
            }
        }
    }
}
