/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * The part of a trace that is in sight, and how it lies on pixels. Units are those of a {@link TimelineAxis}.
 *
 * @param total units of the whole trace, at least 1
 * @param start first unit in sight, from 0
 * @param span units in sight, from 1 to {@code total}; {@code start + span} is at most {@code total}
 * @param width pixels, at least 1
 */
public record TimelineScale(long total, long start, long span, int width) {

    /** Closer than this many units over all pixels nothing more is to be seen. */
    private static final long LEAST_SPAN = 16;

    public TimelineScale {
        if (total < 1 || width < 1) {
            throw new IllegalArgumentException("total " + total + ", width " + width);
        }
        span = Math.max(Math.min(LEAST_SPAN, total), Math.min(span, total));
        start = Math.max(0, Math.min(start, total - span));
    }

    /** The whole trace. */
    public static TimelineScale whole(long total, int width) {
        return new TimelineScale(total, 0, total, width);
    }

    /** The same part of the trace on another number of pixels. */
    public TimelineScale withWidth(int newWidth) {
        return new TimelineScale(total, start, span, Math.max(1, newWidth));
    }

    public boolean isWhole() {
        return span == total;
    }

    /** First unit behind those in sight. */
    public long end() {
        return start + span;
    }

    /** The unit at a pixel's left edge; pixel {@code width} gives {@link #end()}. Also for pixels out of sight. */
    public long unitAt(int pixel) {
        return start + Math.round((double) span * pixel / width);
    }

    /** The pixel that shows a unit; left of 0 or right of the width when the unit is out of sight. */
    public int pixelOf(long unit) {
        double pixel = Math.floor((double) (unit - start) * width / span);
        return (int) Math.max(-1_000_000, Math.min(1_000_000, pixel));
    }

    /**
     * Zooms.
     *
     * @param pixel what stays where it is
     * @param factor more than 1 to look closer, less than 1 to see more
     */
    public TimelineScale zoom(int pixel, double factor) {
        long fixed = unitAt(pixel);
        long newSpan = Math.max(Math.min(LEAST_SPAN, total), Math.min(total, Math.round(span / factor)));
        return new TimelineScale(total, fixed - Math.round((double) newSpan * pixel / width), newSpan, width);
    }

    /** Moves along the trace; positive pixels towards its end. */
    public TimelineScale pan(int pixels) {
        return new TimelineScale(total, start + Math.round((double) span * pixels / width), span, width);
    }

    /** Moves, if needed, so that a unit is in sight and not at the very edge. */
    public TimelineScale reveal(long unit) {
        long margin = span / 10;
        if (unit >= start + (start == 0 ? 0 : margin) && unit < end() - (end() == total ? 0 : margin)) {
            return this;
        }
        return new TimelineScale(total, unit - span / 2, span, width);
    }

    /** Moves and zooms out, if needed, so that all units from {@code first} to before {@code end} are in sight. */
    public TimelineScale show(long first, long end) {
        long newSpan = Math.max(span, end - first + (end - first) / 5);
        boolean inSight = first >= start && end <= end();
        return inSight ? this : new TimelineScale(total, first - (newSpan - (end - first)) / 2, newSpan, width);
    }
}
