/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import java.util.function.IntPredicate;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.refrain.ui.cycles.chart.ChartColors;
import org.refrain.ui.cycles.pie.PieSlices.Slice;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.ranking.CycleText;

/** Draws a pie once. */
final class PiePainter {

    /** How far selected slices stand out, in pixels. */
    private static final int PULL = 5;
    private static final float NO_GAP_SWEEP = 359.99f;

    private final GC gc;
    private final PieDisk disk;
    private final CycleRanking ranking;
    private final PieSlices pie;
    private final Color background;
    private final Color foreground;

    PiePainter(Canvas canvas, GC gc, PieDisk disk, CycleRanking ranking, PieSlices pie) {
        this.gc = gc;
        this.disk = disk;
        this.ranking = ranking;
        this.pie = pie;
        background = canvas.getBackground();
        foreground = ChartColors.readOn(background, canvas.getForeground());
    }

    /**
     * @param selected which slices stand out
     * @param spoken the slice that the words in the middle are about, or -1
     * @param focused the slice that has the keyboard's focus, or -1
     */
    void paint(IntPredicate selected, int spoken, int focused) {
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
        for (int i = 0; i < pie.slices().size(); i++) {
            slice(i, selected.test(i));
        }
        if (focused >= 0 && focused < pie.slices().size()) {
            focus(pie.slices().get(focused), selected.test(focused) ? PULL : 0);
        }
        middle(spoken);
    }

    private void slice(int index, boolean selected) {
        Slice slice = pie.slices().get(index);
        double outer = disk.radius() + (selected ? PULL : 0);
        Color color = ChartColors.seenOn(background, ChartColors.slice(slice.isRest() ? PieSlices.MOST : index));
        try (Ring ring = new Ring(slice, disk.hole(), outer)) {
            gc.setBackground(color);
            gc.fillPath(ring.path);
            gc.setLineWidth(selected ? 2 : 1);
            gc.setForeground(selected ? foreground : background);
            if (selected || slice.sweep() < NO_GAP_SWEEP) {
                gc.drawPath(ring.path); // a gap between neighbours, so that colour alone need not part them
            }
        }
        if (!slice.isRest()) {
            name(slice, color);
        }
    }

    /** The cycle's name on its slice, if there is room along the arc and across the ring. */
    private void name(Slice slice, Color color) {
        double angle = slice.start() + slice.sweep() / 2;
        double distance = (disk.radius() + disk.hole()) / 2;
        String name = CycleNames.of(ranking.table(), slice.id());
        Point extent = gc.textExtent(name);
        double sine = Math.abs(Math.sin(Math.toRadians(angle)));
        double cosine = Math.abs(Math.cos(Math.toRadians(angle)));
        boolean fitsArc = extent.x * cosine + extent.y * sine <= Math.toRadians(slice.sweep()) * distance;
        boolean fitsRing = extent.x * sine + extent.y * cosine <= disk.radius() - disk.hole() - 2;
        if (fitsArc && fitsRing) {
            gc.setForeground(new Color(ChartColors.textOn(color)));
            gc.drawText(name, (int) Math.round(disk.x(angle, distance) - extent.x / 2.0),
                    (int) Math.round(disk.y(angle, distance) - extent.y / 2.0), SWT.DRAW_TRANSPARENT);
        }
    }

    private void focus(Slice slice, int pulled) {
        try (Ring ring = new Ring(slice, disk.hole() - 3, disk.radius() + pulled + 2)) {
            gc.setForeground(foreground);
            gc.setLineWidth(1);
            gc.setLineStyle(SWT.LINE_DOT);
            gc.drawPath(ring.path);
            gc.setLineStyle(SWT.LINE_SOLID);
        }
    }

    private void middle(int spoken) {
        String first;
        String second;
        if (spoken < 0 || spoken >= pie.slices().size()) {
            first = NLS.bind(Messages.PieChart_cycles, CycleText.number(ranking.table().count()));
            second = "";
        } else {
            Slice slice = pie.slices().get(spoken);
            first = PieText.name(ranking.table(), slice);
            second = CycleText.share(slice.share());
        }
        gc.setForeground(foreground);
        Point upper = gc.textExtent(first);
        int room = (int) (2 * disk.hole()) - 4;
        if (upper.x > room) {
            first = second;
            second = "";
            upper = gc.textExtent(first);
        }
        if (upper.x > room) {
            return;
        }
        Point lower = gc.textExtent(second);
        int height = second.isEmpty() ? upper.y : upper.y + lower.y;
        int y = (int) disk.centerY() - height / 2;
        gc.drawText(first, (int) disk.centerX() - upper.x / 2, y, SWT.DRAW_TRANSPARENT);
        gc.drawText(second, (int) disk.centerX() - lower.x / 2, y + upper.y, SWT.DRAW_TRANSPARENT);
    }

    /** The outline of a part of a ring. */
    private final class Ring implements AutoCloseable {

        final Path path = new Path(gc.getDevice());

        Ring(Slice slice, double inner, double outer) {
            float start = (float) (90 - slice.start()); // SWT counts from three o'clock against the clock
            float sweep = (float) -Math.min(slice.sweep(), NO_GAP_SWEEP);
            arc(outer, start, sweep);
            arc(inner, start + sweep, -sweep);
            path.close();
        }

        private void arc(double radius, float start, float sweep) {
            path.addArc((float) (disk.centerX() - radius), (float) (disk.centerY() - radius), (float) (2 * radius),
                    (float) (2 * radius), start, sweep);
        }

        @Override
        public void close() {
            path.dispose();
        }
    }
}
