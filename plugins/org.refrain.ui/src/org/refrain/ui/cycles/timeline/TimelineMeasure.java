/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleNames;

/** Measures the names beside the lanes, and lays a timeline out around them. */
final class TimelineMeasure {

    private static final String WIDEST_NAME = "#00000";

    private TimelineMeasure() {
    }

    /** @param groups null while there are none */
    static TimelineLayout layout(Canvas chart, @Nullable CycleGroups groups, List<Integer> lanes) {
        Rectangle area = chart.getClientArea();
        boolean others = true;
        String longest = WIDEST_NAME;
        if (groups != null) {
            long inLanes = lanes.stream().mapToLong(id -> groups.distinct(id).count()).sum();
            others = inLanes < groups.count();
            longest = groups.isGrouped() ? CycleNames.of(groups, groups.distinctCount() - 1) : WIDEST_NAME;
        }
        GC gc = new GC(chart);
        try {
            int nameWidth = Math.max(Math.max(gc.textExtent(WIDEST_NAME).x, gc.textExtent(longest).x),
                    gc.textExtent(Messages.TimelineChart_others).x);
            return TimelineLayout.of(area.width, area.height, Math.max(1, lanes.size() + (others ? 1 : 0)), nameWidth,
                    gc.getFontMetrics().getHeight());
        } finally {
            gc.dispose();
        }
    }
}
