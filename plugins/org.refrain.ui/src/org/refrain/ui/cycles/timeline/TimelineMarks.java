/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.session.EventSpan;

/**
 * What is marked on a timeline.
 *
 * @param selected the selected event and its cycle, or null
 * @param band the selected span, or null
 * @param flags events with notes
 */
record TimelineMarks(@Nullable TimelineMark selected, @Nullable TimelineBand band, List<TimelineFlag> flags) {

    static final TimelineMarks NONE = new TimelineMarks(null, null, List.of());

    /** @param position the selected event, or -1 */
    static TimelineMarks of(CycleGroups table, TimelineAxis axis, long position, EventSpan span,
            List<TimelineFlag> flags) {
        return new TimelineMarks(position < 0 ? null : TimelineMark.of(table, axis, position), span.isEmpty() ? null
                : new TimelineBand(axis.unitAt(span.first()), axis.unitAt(span.end())), flags);
    }

    /** The flag at a pixel, or null. */
    @Nullable
    TimelineFlag flagAt(TimelineScale scale, int pixel) {
        TimelineFlag nearest = null;
        int least = TimelineFlag.REACH + 1;
        for (TimelineFlag flag : flags) {
            int distance = Math.abs(scale.pixelOf(flag.unit()) - pixel);
            if (distance < least) {
                nearest = flag;
                least = distance;
            }
        }
        return nearest;
    }
}
