/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.chart.ChartColors;

/** Draws one varying loop: words on the left, bars on the right. */
final class LoopPainter {

    private static final int MOST_BARS = 24;
    private static final int WIDEST_BAR = 14;
    private static final int LEAST_BAR = 3;
    private static final int MOST_WIDTH = 150;
    private static final int GAP = 10;
    private static final double FAINT = 0.25;
    private static final String CUT = "\u2026";

    private final GC gc;
    private final int width;
    private final int height;
    private final boolean twoLines;
    private final Color background;
    private final Color foreground;

    /** @param twoLines whether there is room for the histogram's numbers */
    LoopPainter(GC gc, int width, int height, boolean twoLines) {
        this.gc = gc;
        this.width = width;
        this.height = height;
        this.twoLines = twoLines;
        background = gc.getBackground();
        foreground = ChartColors.readOn(background, gc.getForeground());
    }

    /** The bars that fit into a third of some width. */
    static LoopBars bars(VaryingLoop loop, int width) {
        return LoopBars.of(loop, Math.max(2, Math.min(MOST_BARS, barsWidth(width) / LEAST_BAR)));
    }

    /** The bar at a distance from the left edge, -1 for none. */
    static int barAt(LoopBars bars, int width, int x) {
        int bar = Math.floorDiv(x - left(bars, width), barWidth(bars, width));
        return bar >= 0 && bar < bars.count() ? bar : -1;
    }

    private static int barsWidth(int width) {
        return Math.min(MOST_WIDTH, width / 3);
    }

    private static int barWidth(LoopBars bars, int width) {
        return Math.max(LEAST_BAR, Math.min(WIDEST_BAR, barsWidth(width) / bars.count()));
    }

    private static int left(LoopBars bars, int width) {
        return width - bars.count() * barWidth(bars, width);
    }

    void paint(VaryingLoop loop, SymbolTable symbols, int x, int y) {
        LoopBars bars = bars(loop, width);
        int room = left(bars, width) - GAP;
        String line = LoopText.summary(loop, symbols);
        if (gc.textExtent(line).x > room) {
            line = LoopText.brief(loop, symbols);
        }
        if (gc.textExtent(line).x > room) {
            line = LoopText.briefest(loop, symbols);
        }
        gc.setForeground(foreground);
        gc.drawText(cut(line, room), x, y, SWT.DRAW_TRANSPARENT);
        if (twoLines) {
            gc.setForeground(ChartColors.blend(foreground, background, FAINT));
            gc.drawText(cut(LoopText.histogram(loop), room), x, y + height / 2, SWT.DRAW_TRANSPARENT);
        }
        bars(bars, x + left(bars, width), y);
    }

    private void bars(LoopBars bars, int x, int y) {
        int barWidth = barWidth(bars, width);
        int base = y + height - 1;
        gc.setBackground(ChartColors.seenOn(background, ChartColors.slice(0)));
        for (int bar = 0; bar < bars.count(); bar++) {
            long executions = bars.executions()[bar];
            if (executions > 0) { // however rare, it must be seen
                int high = (int) Math.max(2, Math.round((double) (height - 2) * executions / bars.highest()));
                gc.fillRectangle(x + bar * barWidth, base - high, barWidth - 1, high);
            }
        }
        gc.setForeground(ChartColors.seenOn(background, ChartColors.others()));
        gc.drawLine(x, base, x + bars.count() * barWidth - 2, base);
    }

    private String cut(String text, int room) {
        if (gc.textExtent(text).x <= room) {
            return text;
        }
        int fits = 0;
        int tooLong = text.length();
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) >>> 1;
            if (gc.textExtent(text.substring(0, middle) + CUT).x <= room) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return text.substring(0, fits) + CUT;
    }
}
