/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.refrain.core.cycle.CycleTable;

/** Finds the occurrence that the mouse points at. A few queries of the cycle table each time. */
public final class TimelineHits {

    private TimelineHits() {
    }

    /**
     * The occurrence of a distinct cycle nearest to a pixel.
     *
     * @param tolerance how many pixels it may be away
     * @return k, or -1 when there is none so near
     */
    public static long nearest(CycleTable table, TimelineAxis axis, TimelineScale scale, int id, int pixel,
            int tolerance) {
        long position = axis.positionAt(scale.unitAt(pixel));
        long at = Math.max(0, Math.min(table.count(), table.occurrenceAt(position)));
        long rank = table.rank(id, at);
        long best = -1;
        int bestDistance = tolerance + 1;
        for (long n = rank - 1; n <= rank + 1; n++) {
            long k = table.select(id, n);
            if (k >= 0) {
                int distance = distance(scale, axis, pixel, table.startOf(k), table.startOf(k + 1));
                if (distance < bestDistance) {
                    best = k;
                    bestDistance = distance;
                }
            }
        }
        return best;
    }

    private static int distance(TimelineScale scale, TimelineAxis axis, int pixel, long start, long end) {
        int first = scale.pixelOf(axis.unitAt(start));
        int last = Math.max(first, scale.pixelOf(Math.max(axis.unitAt(start), axis.unitAt(end) - 1)));
        return Math.max(0, Math.max(first - pixel, pixel - last));
    }
}
