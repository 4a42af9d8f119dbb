/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleGroups;

/**
 * What is to be seen on a timeline.
 *
 * @param kind what the axis stands for
 * @param lanes the distinct cycles or classes that have a lane of their own
 * @param scale the part of the trace in sight
 */
public record TimelineView(TimelineAxis.Kind kind, List<Integer> lanes, TimelineScale scale) {

    public TimelineView {
        lanes = List.copyOf(lanes);
    }

    /** The axis for a kind; that of events where the trace has no times. */
    public static TimelineAxis axis(TimelineAxis.Kind kind, IndexedTrace trace) {
        boolean time = kind == TimelineAxis.Kind.TIME && TimeAxis.isPossible(trace);
        return time ? TimeAxis.of(trace) : new EventAxis(trace.eventCount());
    }

    /**
     * Computes the picture: O(pixels x lanes) queries of the cycle table.
     *
     * @param cycles the trace's cycles, or classes of them
     * @param previous an earlier picture; its overview is kept if it still fits
     * @return null when cancelled
     */
    @Nullable
    TimelinePicture compute(IndexedTrace trace, CycleGroups cycles, @Nullable TimelinePicture previous,
            BooleanSupplier cancelled) {
        TimelineAxis axis = axis(kind, trace);
        TimelineBuckets buckets = TimelineBuckets.compute(cycles, edges(axis, scale), lanes, cancelled);
        TimelineBuckets overview = buckets;
        if (!scale.isWhole()) {
            boolean fits = previous != null && previous.overviewFits(this);
            TimelineScale whole = TimelineScale.whole(scale.total(), scale.width());
            overview = fits && previous != null ? previous.overview()
                    : TimelineBuckets.compute(cycles, edges(axis, whole), lanes, cancelled);
        }
        return buckets == null || overview == null ? null
                : new TimelinePicture(this, axis.labelAt(0), buckets, overview);
    }

    /** The pixel columns' edges as positions, not decreasing even where the trace's times are. */
    private static long[] edges(TimelineAxis axis, TimelineScale scale) {
        long[] edges = new long[scale.width() + 1];
        long before = 0;
        for (int x = 0; x < edges.length; x++) {
            before = Math.max(before, axis.positionAt(scale.unitAt(x)));
            edges[x] = before;
        }
        return edges;
    }
}
