/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;

/**
 * Tints marked events in a chart, from one height to another, and draws a line at either end that is in sight.
 *
 * @param left where the chart begins, in pixels
 * @param width how wide it is
 * @param top upper edge of the band
 * @param bottom its lower edge
 */
public record ChartBand(int left, int width, int top, int bottom) {

    private static final int EDGE = 2;
    private static final int ALPHA = 80;
    private static final int OPAQUE = 255;
    private static final double EDGE_CONTRAST = 0.35;

    /**
     * Paints all of it; changes the colours of {@code gc}.
     *
     * @param from where the first event begins, in pixels from the chart's left edge; may be out of sight
     * @param to where the last one ends, likewise
     * @param foreground the chart's
     */
    public void paint(GC gc, int from, int to, Color foreground) {
        tint(gc, from, to);
        edges(gc, from, to, foreground);
    }

    /** Paints the tint alone, for a chart that paints more over it. Parameters as above. */
    public void tint(GC gc, int from, int to) {
        int first = Math.max(0, from);
        int last = Math.min(width, end(from, to));
        if (first < last) {
            gc.setBackground(gc.getDevice().getSystemColor(SWT.COLOR_LIST_SELECTION));
            gc.setAlpha(ALPHA);
            gc.fillRectangle(left + first, top, last - first, bottom - top);
            gc.setAlpha(OPAQUE);
        }
    }

    /** Paints the lines around it alone, to be seen on everything. Parameters as above. */
    public void edges(GC gc, int from, int to, Color foreground) {
        int first = Math.max(0, from);
        int end = end(from, to);
        int last = Math.min(width, end);
        if (first >= last) {
            return;
        }
        Color tint = gc.getDevice().getSystemColor(SWT.COLOR_LIST_SELECTION);
        gc.setBackground(ChartColors.blend(tint, foreground, EDGE_CONTRAST));
        gc.fillRectangle(left + first, top, last - first, EDGE);
        if (from >= 0) {
            gc.fillRectangle(left + from, top, EDGE, bottom - top);
        }
        if (end <= width) {
            gc.fillRectangle(left + end - EDGE, top, EDGE, bottom - top);
        }
    }

    private static int end(int from, int to) {
        return Math.max(from + EDGE, to);
    }
}
