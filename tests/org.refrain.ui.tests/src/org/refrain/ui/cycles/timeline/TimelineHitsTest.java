/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.refrain.ui.cycles.ArrayCycleTable;

class TimelineHitsTest {

    private static final int TOLERANCE = 3;

    @RepeatedTest(100)
    void findTheNearestOccurrence(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        ArrayCycleTable table = ArrayCycleTable.random(random, 60);
        TimelineAxis axis = new EventAxis(table.events());
        TimelineScale scale = new TimelineScale(table.events(), random.nextInt((int) table.events()),
                1 + random.nextInt((int) table.events()), 20 + random.nextInt(200));
        int id = random.nextInt(table.distinctCount());
        for (int pixel = 0; pixel < scale.width(); pixel++) {
            int best = TOLERANCE + 1;
            for (int k = 0; k < table.count(); k++) {
                if (table.idOf(k) == id) {
                    best = Math.min(best, distance(table, scale, k, pixel));
                }
            }
            long found = TimelineHits.nearest(table, axis, scale, id, pixel, TOLERANCE);
            if (best > TOLERANCE) {
                assertThat(found).as("seed %d, pixel %d", seed, pixel).isEqualTo(-1);
            } else {
                assertThat(table.idOf(found)).as("seed %d, pixel %d", seed, pixel).isEqualTo(id);
                assertThat(distance(table, scale, found, pixel)).as("seed %d, pixel %d", seed, pixel).isEqualTo(best);
            }
        }
    }

    private static int distance(ArrayCycleTable table, TimelineScale scale, long k, int pixel) {
        int first = scale.pixelOf(table.startOf(k));
        int last = scale.pixelOf(table.startOf(k + 1) - 1);
        return Math.max(0, Math.max(first - pixel, pixel - last));
    }
}
