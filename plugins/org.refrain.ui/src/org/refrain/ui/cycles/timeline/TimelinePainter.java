/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.List;
import java.util.function.IntToDoubleFunction;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.refrain.ui.cycles.chart.ChartBand;
import org.refrain.ui.cycles.chart.ChartColors;
import org.refrain.ui.cycles.ranking.CycleNames;
import org.refrain.ui.cycles.ranking.CycleRanking;

/** Paints a computed timeline: some rectangles for each pixel column at most. */
final class TimelinePainter {

    /** Shades between nothing and full colour; neighbouring columns of one shade are painted at once. */
    private static final int SHADES = 8;
    /** However little of a column belongs to a cycle, it must be seen. */
    private static final double LEAST_SHADE = 0.55;
    private static final double FAINT = 0.10;
    /** What nobody looks at stays in the background. */
    private static final double OTHERS_LEAST_SHADE = 0.15;
    private static final double OTHERS_MOST_SHADE = 0.5;
    private static final int LEAST_PIXELS_FOR_GAPS = 5;
    private static final int TICK = 4;
    private static final int LABEL_DISTANCE = 24;
    private static final int BAND_ABOVE_LANES = 2;
    private static final double FLAG_CONTRAST = 0.3;

    private final GC gc;
    private final TimelineLayout layout;
    private final TimelinePicture picture;
    private final CycleRanking ranking;
    private final Color background;
    private final Color foreground;

    TimelinePainter(GC gc, TimelineLayout layout, TimelinePicture picture, CycleRanking ranking) {
        this.gc = gc;
        this.layout = layout;
        this.picture = picture;
        this.ranking = ranking;
        background = gc.getBackground();
        foreground = ChartColors.readOn(background, gc.getForeground());
    }

    void paint(TimelineMarks marks, boolean focused) {
        TimelineMark mark = marks.selected();
        TimelineBand band = marks.band();
        TimelineBuckets buckets = picture.buckets();
        int lanes = buckets.ids().size();
        for (int lane = 0; lane < layout.lanes(); lane++) {
            boolean others = lane >= lanes;
            track(lane);
            if (others) {
                bars(layout.laneY(lane), layout.laneHeight(), ChartColors.others(), OTHERS_LEAST_SHADE,
                        OTHERS_MOST_SHADE, buckets::others);
                name(lane, Messages.TimelineChart_others, mark != null && mark.id() >= 0 && laneOf(mark) < 0);
            } else {
                int id = buckets.ids().get(lane);
                int shown = lane;
                bars(layout.laneY(lane), layout.laneHeight(), seen(id), LEAST_SHADE, 1,
                        x -> buckets.coverage(shown, x));
                name(lane, CycleNames.of(ranking.table(), id), mark != null && mark.isOf(id));
            }
        }
        gaps();
        axis();
        if (layout.overviewHeight() > 0) {
            overview();
        }
        if (band != null) {
            band(band, picture.scale(), TimelineLayout.TOP - BAND_ABOVE_LANES, layout.axisY());
            if (layout.overviewHeight() > 0) {
                band(band, TimelineScale.whole(picture.scale().total(), layout.plotWidth()), layout.overviewY(),
                        layout.overviewY() + layout.overviewHeight());
            }
        }
        flags(marks);
        if (mark != null) {
            mark(mark);
        }
        if (focused) {
            gc.setForeground(foreground);
            gc.drawFocus(0, 0, layout.width(), layout.height());
        }
    }

    /** Shows how far the lane goes, where nothing is in it as well. */
    private void track(int lane) {
        gc.setBackground(ChartColors.blend(background, ChartColors.others(), FAINT));
        gc.fillRectangle(layout.plotX(), layout.laneY(lane), layout.plotWidth(), layout.laneHeight());
    }

    private void name(int lane, String name, boolean current) {
        if (!layout.showsNames()) {
            return;
        }
        gc.setForeground(foreground);
        Point extent = gc.textExtent(name);
        if (extent.y > layout.laneHeight() + 2 * TimelineLayout.GAP && lane % 2 == 1) {
            return; // no room for every name
        }
        int y = layout.laneY(lane) + (layout.laneHeight() - extent.y) / 2;
        gc.drawText(name, layout.plotX() - TimelineLayout.PAD - extent.x, y, SWT.DRAW_TRANSPARENT);
        if (current) {
            gc.drawLine(layout.plotX() - TimelineLayout.PAD - extent.x, y + extent.y - 1,
                    layout.plotX() - TimelineLayout.PAD - 1, y + extent.y - 1);
        }
    }

    /** The colour of a lane, on the background that there is. */
    private Color seen(int id) {
        return ChartColors.seenOn(background, ChartColors.inTimeline(ranking, id));
    }

    /** Fills columns as strongly as they are covered. What is only a pixel wide is made two. */
    private void bars(int y, int height, Color color, double least, double most,
            IntToDoubleFunction coverage) {
        int columns = Math.min(picture.buckets().columns(), layout.plotWidth());
        int blankUntil = 0;
        for (int x = 0; x < columns;) {
            int shade = shade(coverage.applyAsDouble(x));
            int end = x + 1;
            while (end < columns && shade(coverage.applyAsDouble(end)) == shade) {
                end++;
            }
            if (shade > 0) {
                gc.setBackground(ChartColors.blend(background, color, least + (most - least) * shade / SHADES));
                boolean alone = end == x + 1 && x == blankUntil
                        && (end == columns || shade(coverage.applyAsDouble(end)) == 0);
                gc.fillRectangle(layout.plotX() + x, y, alone ? 2 : end - x, height);
            } else {
                blankUntil = end;
            }
            x = end;
        }
    }

    private static int shade(double coverage) {
        return coverage <= 0 ? 0 : Math.max(1, (int) Math.round(coverage * SHADES));
    }

    /** Parts one occurrence from the next as soon as there is room for that. */
    private void gaps() {
        TimelineBuckets buckets = picture.buckets();
        if (buckets.occurrencesInSight() * LEAST_PIXELS_FOR_GAPS > buckets.columns()) {
            return;
        }
        gc.setBackground(background);
        int height = layout.laneY(layout.lanes() - 1) + layout.laneHeight() - TimelineLayout.TOP;
        for (int x = 1; x < Math.min(buckets.columns(), layout.plotWidth()); x++) {
            if (buckets.starts(x)) {
                gc.fillRectangle(layout.plotX() + x, TimelineLayout.TOP, 1, height);
            }
        }
    }

    private void axis() {
        TimelineScale scale = picture.scale();
        TimelineAxis.Kind kind = picture.view().kind();
        long offset = picture.labelOffset();
        gc.setForeground(foreground);
        String title = kind == TimelineAxis.Kind.EVENTS ? Messages.TimelineChart_rows : Messages.TimelineChart_time;
        if (layout.showsNames()) {
            gc.drawText(title, layout.plotX() - TimelineLayout.PAD - gc.textExtent(title).x, layout.axisY() + TICK,
                    SWT.DRAW_TRANSPARENT);
        }
        int widest = gc.textExtent(TickLabels.label(kind, offset + scale.end(), 1)).x;
        int room = Math.min(widest, gc.textExtent("0").x * 9) + LABEL_DISTANCE;
        TimelineTicks ticks = TimelineTicks.of(offset + scale.start(), offset + scale.end(),
                Math.max(1, layout.plotWidth() / room));
        gc.drawLine(layout.plotX(), layout.axisY(), layout.plotX() + layout.plotWidth() - 1, layout.axisY());
        for (long value = ticks.first(); value <= ticks.last(); value += ticks.step()) {
            int x = layout.plotX() + scale.pixelOf(value - offset);
            gc.drawLine(x, layout.axisY(), x, layout.axisY() + TICK - 1);
            String label = TickLabels.label(kind, value, ticks.step());
            int width = gc.textExtent(label).x;
            int left = Math.max(layout.plotX(), Math.min(x - width / 2, layout.plotX() + layout.plotWidth() - width));
            gc.drawText(label, left, layout.axisY() + TICK, SWT.DRAW_TRANSPARENT);
        }
    }

    private void overview() {
        TimelineBuckets whole = picture.overview();
        TimelineScale scale = picture.scale();
        int y = layout.overviewY();
        int height = layout.overviewHeight();
        gc.setBackground(ChartColors.blend(background, ChartColors.others(), FAINT));
        gc.fillRectangle(layout.plotX(), y, layout.plotWidth(), height);
        for (int x = 0; x < Math.min(whole.columns(), layout.plotWidth()); x++) {
            int lane = strongest(whole, x);
            float covered = lane < 0 ? whole.others(x) : whole.coverage(lane, x);
            if (covered > 0) {
                Color color = lane < 0 ? ChartColors.others() : seen(whole.ids().get(lane));
                gc.setBackground(ChartColors.blend(background, color,
                        lane < 0 ? OTHERS_MOST_SHADE * covered : LEAST_SHADE + (1 - LEAST_SHADE) * covered));
                gc.fillRectangle(layout.plotX() + x, y + 2, 1, height - 4);
            }
        }
        if (scale.isWhole()) {
            return;
        }
        TimelineScale all = TimelineScale.whole(scale.total(), layout.plotWidth());
        int left = Math.max(0, all.pixelOf(scale.start()));
        int right = Math.max(left + 3, Math.min(layout.plotWidth(), all.pixelOf(scale.end())));
        gc.setForeground(foreground);
        gc.drawRectangle(layout.plotX() + left, y, right - left - 1, height - 1);
    }

    /** The lane that covers most of a column; -1 for none. */
    private static int strongest(TimelineBuckets buckets, int x) {
        int best = -1;
        float most = 0;
        for (int lane = 0; lane < buckets.ids().size(); lane++) {
            if (buckets.coverage(lane, x) > most) {
                best = lane;
                most = buckets.coverage(lane, x);
            }
        }
        return best;
    }

    private int laneOf(TimelineMark mark) {
        List<Integer> ids = picture.buckets().ids();
        for (int lane = 0; lane < ids.size(); lane++) {
            if (mark.isOf(ids.get(lane))) {
                return lane;
            }
        }
        return -1;
    }

    /** A ribbon above the lanes for each note, and a line in the overview. */
    private void flags(TimelineMarks marks) {
        TimelineScale scale = picture.scale();
        TimelineScale whole = TimelineScale.whole(scale.total(), layout.plotWidth());
        gc.setBackground(ChartColors.blend(gc.getDevice().getSystemColor(SWT.COLOR_LIST_SELECTION), foreground,
                FLAG_CONTRAST));
        for (TimelineFlag flag : marks.flags()) {
            int x = scale.pixelOf(flag.unit());
            if (x >= 0 && x < layout.plotWidth()) {
                int at = layout.plotX() + x;
                int bottom = TimelineLayout.TOP + 1;
                gc.fillPolygon(new int[] {at - 3, 0, at + 4, 0, at + 4, bottom, at, bottom - 4, at - 3, bottom});
            }
            if (layout.overviewHeight() > 0) {
                gc.fillRectangle(layout.plotX() + whole.pixelOf(flag.unit()), layout.overviewY() - 3, 2, 5);
            }
        }
    }

    private void band(TimelineBand band, TimelineScale scale, int top, int bottom) {
        new ChartBand(layout.plotX(), layout.plotWidth(), top, bottom).paint(gc, scale.pixelOf(band.start()),
                scale.pixelOf(band.end()), foreground);
    }

    /** A line at the selected event, and a frame around its occurrence. */
    private void mark(TimelineMark mark) {
        TimelineScale scale = picture.scale();
        gc.setForeground(foreground);
        gc.setBackground(foreground);
        int x = scale.pixelOf(mark.at());
        if (x >= 0 && x < layout.plotWidth()) {
            int at = layout.plotX() + x;
            gc.fillPolygon(new int[] {at - 5, 0, at + 6, 0, at, TimelineLayout.TOP - 1});
            gc.drawLine(at, 0, at, layout.axisY());
        }
        int lane = laneOf(mark);
        int shown = lane >= 0 ? lane : mark.id() >= 0 && layout.lanes() > picture.buckets().ids().size()
                ? layout.lanes() - 1 : -1;
        int left = Math.max(-1, scale.pixelOf(mark.start()));
        int right = Math.min(layout.plotWidth() + 1, Math.max(left + 4, scale.pixelOf(mark.end())));
        if (shown >= 0 && right > 0 && left < layout.plotWidth()) {
            gc.drawRectangle(layout.plotX() + left - 1, layout.laneY(shown) - 1, right - left + 1,
                    layout.laneHeight() + 1);
        }
        if (layout.overviewHeight() > 0) {
            int small = TimelineScale.whole(scale.total(), layout.plotWidth()).pixelOf(mark.at());
            gc.drawLine(layout.plotX() + small, layout.overviewY() - 3, layout.plotX() + small,
                    layout.overviewY() + layout.overviewHeight() + 1);
        }
    }
}
