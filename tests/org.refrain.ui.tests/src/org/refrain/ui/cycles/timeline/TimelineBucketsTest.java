/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.cycles.ArrayCycleTable;
import org.refrain.ui.cycles.RandomClasses;
import org.refrain.ui.cycles.ranking.CycleGroups;

class TimelineBucketsTest {

    /** Every column is compared with a count over its single events. */
    @RepeatedTest(200)
    void coverColumnsAsCountedEventByEvent(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        ArrayCycleTable table = ArrayCycleTable.random(random, 60);
        long[] edges = edges(random, table.events());
        List<Integer> ids = new ArrayList<>();
        for (int id = 0; id < table.distinctCount(); id++) {
            if (random.nextInt(3) == 0) {
                ids.add(id);
            }
        }
        TimelineBuckets buckets = compute(table, edges, ids);

        boolean[] started = new boolean[(int) table.count() + 1];
        for (int x = 0; x < buckets.columns(); x++) {
            long end = Math.max(edges[x + 1], edges[x] + 1);
            float[] covered = new float[ids.size()];
            float others = 0;
            boolean starts = false;
            for (long position = edges[x]; position < end; position++) {
                int k = (int) table.occurrenceAt(position);
                if (k >= 0 && table.startOf(k) == position && !started[k]) {
                    starts = true;
                    started[k] = true;
                }
                int lane = k < 0 || k >= table.count() ? -1 : ids.indexOf(table.idOf(k));
                if (lane >= 0) {
                    covered[lane]++;
                } else if (k >= 0 && k < table.count()) {
                    others++;
                }
            }
            for (int lane = 0; lane < covered.length; lane++) {
                assertThat(buckets.coverage(lane, x)).as("seed %d, lane %d, column %d", seed, lane, x)
                        .isCloseTo(covered[lane] / (end - edges[x]), within(1e-5f));
            }
            assertThat(buckets.others(x)).as("seed %d, column %d", seed, x)
                    .isCloseTo(others / (end - edges[x]), within(1e-5f));
            assertThat(buckets.starts(x)).as("seed %d, column %d", seed, x).isEqualTo(starts);
        }
    }

    /**
     * Occurrences of a class differ in length. With many in a column their mean is taken, so columns are small here.
     */
    @RepeatedTest(100)
    void coverColumnsWithClassesAsWell(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        RandomClasses classes = new RandomClasses(random, 60);
        CycleGroups groups = classes.groups;
        long[] edges = new long[1 + random.nextInt(40)];
        long start = random.nextInt((int) classes.cycles.events());
        for (int x = 0; x < edges.length; x++) {
            edges[x] = Math.min(classes.cycles.events() - 1, start + 8L * x);
        }
        for (int id = 0; id < groups.idCount(); id++) {
            @Nullable TimelineBuckets buckets = TimelineBuckets.compute(groups, edges, List.of(id), () -> false);
            for (int x = 0; buckets != null && x < buckets.columns(); x++) {
                long end = Math.max(edges[x + 1], edges[x] + 1);
                int covered = 0;
                for (long position = edges[x]; position < end; position++) {
                    long k = groups.occurrenceAt(position);
                    covered += k >= 0 && k < groups.count() && classes.holds(id, k) ? 1 : 0;
                }
                assertThat(buckets.coverage(0, x)).as("seed %d, group %d, column %d", seed, id, x)
                        .isCloseTo((float) covered / (end - edges[x]), within(1e-5f));
            }
        }
    }

    /** Even where means stand for many occurrences, others are shown where there are any and nowhere else. */
    @RepeatedTest(100)
    void knowWhereOthersAre(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        RandomClasses classes = new RandomClasses(random, 400);
        CycleGroups groups = classes.groups;
        long[] edges = edges(random, classes.cycles.events());
        List<Integer> lanes = new ArrayList<>();
        for (int id = 0; id < groups.distinctCount(); id++) {
            if (random.nextInt(4) > 0) {
                lanes.add(id);
            }
        }
        TimelineBuckets buckets = compute(groups, edges, lanes);
        for (int x = 0; x < buckets.columns(); x++) {
            boolean others = false;
            int inCycles = 0;
            long end = Math.max(edges[x + 1], edges[x] + 1);
            for (long position = edges[x]; position < end; position++) {
                long k = groups.occurrenceAt(position);
                boolean inCycle = k >= 0 && k < groups.count();
                inCycles += inCycle ? 1 : 0;
                others |= inCycle && !lanes.contains(groups.idOf(k));
            }
            assertThat(buckets.others(x) > 0).as("seed %d, column %d", seed, x).isEqualTo(others);
            float sum = 0;
            for (int lane = 0; lane < lanes.size(); lane++) {
                sum += buckets.coverage(lane, x);
            }
            if (!others) {
                assertThat(sum).as("seed %d, column %d", seed, x)
                        .isCloseTo((float) inCycles / (end - edges[x]), within(1e-4f));
            }
        }
    }

    @Test
    void countWhatIsInSight() {
        ArrayCycleTable table = new ArrayCycleTable(new int[] {0, 1, 0, 1, 0}, new long[] {10, 20}, 5, 3);

        assertThat(compute(table, new long[] {0, 30, 73}, List.of(0)).occurrencesInSight()).isEqualTo(5);
        assertThat(compute(table, new long[] {0, 2, 5}, List.of(0)).occurrencesInSight()).isZero();
        assertThat(compute(table, new long[] {14, 15, 16}, List.of(0)).occurrencesInSight()).isEqualTo(2);
    }

    @Test
    void giveUpWhenCancelled() {
        ArrayCycleTable table = new ArrayCycleTable(new int[] {0, 1, 0}, new long[] {10, 20}, 5, 3);
        assertThat(TimelineBuckets.compute(table, new long[] {0, 10, 20}, List.of(0), () -> true)).isNull();
    }

    private static TimelineBuckets compute(CycleTable table, long[] edges, List<Integer> ids) {
        @Nullable TimelineBuckets buckets = TimelineBuckets.compute(table, edges, ids, () -> false);
        if (buckets == null) {
            throw new AssertionError("given up without reason");
        }
        return buckets;
    }

    /** A random part of the trace: fewer columns than events, or several for each event. */
    private static long[] edges(Random random, long events) {
        long start = random.nextInt((int) events);
        long span = 1 + random.nextInt((int) (events - start));
        TimelineScale scale = new TimelineScale(events, start, span, 1 + random.nextInt(100));
        long[] edges = new long[scale.width() + 1];
        for (int x = 0; x < edges.length; x++) {
            edges[x] = Math.min(events - 1, scale.unitAt(x));
        }
        return edges;
    }
}
