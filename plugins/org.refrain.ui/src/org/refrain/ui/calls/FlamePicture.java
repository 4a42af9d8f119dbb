/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.calls.FlameBox;
import org.refrain.core.calls.FlameChart;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.progress.Progress;
import org.refrain.ui.cycles.timeline.TimelineScale;

/**
 * What a flame chart shows of a part of a trace. It can be painted at another scale too, while the picture for that is
 * computed.
 *
 * @param scale the part of the trace; units are events
 * @param depths how many levels of calls were asked for
 * @param boxes the calls, in the order of their beginnings on each level
 * @param cycles where cycles of the main loop begin; empty when that would be too many to be seen
 */
public record FlamePicture(TimelineScale scale, int depths, List<FlameBox> boxes, List<Long> cycles) {

    /** Cycles narrower than this are not parted from each other. */
    private static final int LEAST_PIXELS_OF_CYCLE = 12;

    public FlamePicture {
        boxes = List.copyOf(boxes);
        cycles = List.copyOf(cycles);
    }

    /**
     * Computes a picture in O(pixels * depths).
     *
     * @param table the main loop's cycles, if there are any
     * @return null when cancelled
     */
    static @Nullable FlamePicture of(FlameChart flame, @Nullable CycleTable table, TimelineScale scale, int depths,
            BooleanSupplier cancelled) {
        long from = Math.max(scale.start(), flame.start());
        long to = Math.min(scale.end(), flame.end());
        if (to <= from) {
            return new FlamePicture(scale, depths, List.of(), List.of());
        }
        int pixels = (int) Math.max(1, Math.round((double) (to - from) / scale.span() * scale.width()));
        try {
            return new FlamePicture(scale, depths, flame.boxes(from, to, pixels, depths, new Progress() {
                @Override
                public void report(String task, long done, long total) {
                    // it is over before anybody could read it
                }

                @Override
                public boolean isCancelled() {
                    return cancelled.getAsBoolean();
                }
            }), table == null ? List.of() : cycles(table, scale));
        } catch (CancellationException e) {
            return null;
        }
    }

    private static List<Long> cycles(CycleTable table, TimelineScale scale) {
        if (table.count() == 0) {
            return List.of();
        }
        long first = Math.max(0, Math.min(table.count(), table.occurrenceAt(scale.start())));
        long last = Math.max(0, Math.min(table.count(), table.occurrenceAt(scale.end() - 1)));
        boolean visible = (last - first + 1) * LEAST_PIXELS_OF_CYCLE <= scale.width();
        return !visible ? List.of() : LongStream.rangeClosed(first, Math.min(last, table.count() - 1))
                .map(table::startOf).filter(start -> start >= scale.start()).boxed().toList();
    }

    /** The box at a pixel on a level, at another scale or this one; null when there is none. */
    @Nullable
    FlameBox boxAt(TimelineScale shown, int pixel, int depth) {
        for (FlameBox box : boxes) {
            if (box.depth() == depth) {
                int left = shown.pixelOf(box.from());
                if (left <= pixel && pixel < Math.max(left + 1, shown.pixelOf(box.to()))) {
                    return box;
                }
            }
        }
        return null;
    }
}
