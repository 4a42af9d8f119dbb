/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.refrain.core.calls.FlameBox;
import org.refrain.ui.cycles.chart.ChartBand;
import org.refrain.ui.cycles.chart.ChartColors;
import org.refrain.ui.cycles.timeline.TickLabels;
import org.refrain.ui.cycles.timeline.TimelineAxis;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.cycles.timeline.TimelineTicks;
import org.refrain.ui.session.EventSpan;

/** Paints a flame chart: O(pixels * levels in sight). */
final class FlamePainter {

    private static final int TICK = 4;
    private static final int LABEL_DISTANCE = 24;
    private static final int PAD = 3;
    private static final int LEAST_LABEL = 24;
    private static final int LEAST_GAP = 4;
    private static final int HANDLER_LINE = 2;
    private static final String DOTS = "\u2026";

    private final GC gc;
    private final FlameLayout layout;
    private final TimelineScale scale;
    private final CallAnalysis analysis;
    private final FlameColors colors;
    private final Color background;
    private final Color foreground;

    FlamePainter(GC gc, FlameLayout layout, TimelineScale scale, CallAnalysis analysis) {
        this.gc = gc;
        this.layout = layout;
        this.scale = scale;
        this.analysis = analysis;
        background = gc.getBackground();
        foreground = ChartColors.readOn(background, gc.getForeground());
        colors = new FlameColors(analysis, background);
    }

    /**
     * @param span the marked events; may be empty
     * @param position the selected event, or -1
     */
    void paint(FlamePicture picture, EventSpan span, long position, boolean focused) {
        ChartBand band = new ChartBand(0, layout.width(), layout.axisHeight() - TICK, layout.height());
        if (!span.isEmpty()) {
            band.tint(gc, scale.pixelOf(span.first()), scale.pixelOf(span.end()));
        }
        int last = layout.top() + layout.rows();
        for (FlameBox box : picture.boxes()) {
            if (box.depth() >= layout.top() && box.depth() <= last) {
                box(box);
            }
        }
        cycles(picture);
        gc.setBackground(background);
        gc.fillRectangle(0, 0, layout.width(), layout.axisHeight());
        axis();
        if (!span.isEmpty()) {
            band.edges(gc, scale.pixelOf(span.first()), scale.pixelOf(span.end()), foreground);
        }
        if (position >= 0) {
            mark(scale.pixelOf(position));
        }
        if (focused) {
            gc.setForeground(foreground);
            gc.drawFocus(0, 0, layout.width(), layout.height());
        }
    }

    private void box(FlameBox box) {
        int left = Math.max(-1, scale.pixelOf(box.from()));
        int right = Math.min(layout.width() + 1, Math.max(left + 1, scale.pixelOf(box.to())));
        if (right <= 0 || left >= layout.width()) {
            return;
        }
        int y = layout.y(box.depth());
        int height = layout.rowHeight() - 1;
        int width = right - left;
        Color color = colors.of(box);
        gc.setBackground(color);
        gc.fillRectangle(left, y, width > LEAST_GAP ? width - 1 : width, height);
        boolean handler = box.function() != FlameBox.MIXED && analysis.isHandler(box.function());
        if (handler && width > LEAST_GAP) {
            gc.setBackground(foreground);
            gc.fillRectangle(left, y, width - 1, HANDLER_LINE);
        }
        if (width >= LEAST_LABEL && box.function() != FlameBox.MIXED && box.kind() != FlameBox.Kind.MERGED) {
            label(analysis.name(box.function()), color, Math.max(0, left), Math.min(layout.width(), right), y, height);
        }
    }

    private void label(String name, Color color, int left, int right, int y, int height) {
        int room = right - left - 2 * PAD;
        String text = name;
        if (gc.textExtent(text).x > room) {
            int letters = Math.max(0, (int) (room / Math.max(1, gc.getFontMetrics().getAverageCharacterWidth())) - 1);
            text = name.substring(0, Math.min(letters, name.length()));
            while (!text.isEmpty() && gc.textExtent(text + DOTS).x > room) {
                text = text.substring(0, text.length() - 1);
            }
            if (text.length() < 2) {
                return;
            }
            text += DOTS;
        }
        gc.setForeground(new Color(ChartColors.textOn(color)));
        gc.drawText(text, left + PAD, y + (height - gc.getFontMetrics().getHeight()) / 2, SWT.DRAW_TRANSPARENT);
    }

    /** Lines where cycles of the main loop begin. */
    private void cycles(FlamePicture picture) {
        gc.setForeground(foreground);
        gc.setLineStyle(SWT.LINE_DOT);
        for (long start : picture.cycles()) {
            int x = scale.pixelOf(start);
            if (x > 0 && x < layout.width()) {
                gc.drawLine(x, layout.axisHeight(), x, layout.height());
            }
        }
        gc.setLineStyle(SWT.LINE_SOLID);
    }

    private void axis() {
        gc.setForeground(foreground);
        int axisY = layout.axisHeight() - 1;
        TimelineAxis.Kind kind = TimelineAxis.Kind.EVENTS;
        int room = gc.textExtent(TickLabels.label(kind, scale.end(), 1)).x + LABEL_DISTANCE;
        TimelineTicks ticks = TimelineTicks.of(scale.start(), scale.end(), Math.max(1, layout.width() / room));
        gc.drawLine(0, axisY, layout.width(), axisY);
        for (long value = ticks.first(); value <= ticks.last(); value += ticks.step()) {
            int x = scale.pixelOf(value);
            gc.drawLine(x, axisY - TICK, x, axisY);
            String label = TickLabels.label(kind, value, ticks.step());
            int width = gc.textExtent(label).x;
            gc.drawText(label, Math.max(0, Math.min(x - width / 2, layout.width() - width)), 0, SWT.DRAW_TRANSPARENT);
        }
    }

    private void mark(int x) {
        if (x >= 0 && x < layout.width()) {
            gc.setForeground(foreground);
            gc.setBackground(foreground);
            int y = layout.axisHeight();
            gc.fillPolygon(new int[] {x - 5, y - 6, x + 6, y - 6, x, y});
            gc.drawLine(x, y, x, layout.height());
        }
    }
}
