/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * Where the parts of a timeline lie in its area, in pixels: names of the lanes at the left, lanes, a lane for all other
 * cycles, the axis, and the overview of the whole trace at the bottom.
 *
 * @param width of the area
 * @param height of the area
 * @param lanes number of lanes, that of the other cycles included
 * @param plotX where the lanes begin
 * @param plotWidth width of the lanes, at least 1
 * @param laneHeight height of a lane, without the gap to the next
 * @param axisY where the axis begins
 * @param overviewY where the overview begins
 * @param overviewHeight height of the overview, 0 when there is no room for it
 */
public record TimelineLayout(int width, int height, int lanes, int plotX, int plotWidth, int laneHeight, int axisY,
        int overviewY, int overviewHeight) {

    /** Between two lanes. */
    public static final int GAP = 2;
    /** Above the first lane, for the marker. */
    static final int TOP = 8;
    /** Between names and lanes, and at the right edge. */
    static final int PAD = 6;
    private static final int OVERVIEW = 14;
    private static final int LARGEST_LANE = 44;
    private static final int LEAST_PLOT = 140;
    private static final int LEAST_HEIGHT_FOR_OVERVIEW = 90;

    /**
     * @param lanes number of lanes, at least 1
     * @param nameWidth width of the longest name of a lane
     * @param lineHeight height of a line of text
     */
    public static TimelineLayout of(int width, int height, int lanes, int nameWidth, int lineHeight) {
        int names = width - nameWidth - 3 * PAD >= LEAST_PLOT ? nameWidth + 2 * PAD : PAD;
        int plotWidth = Math.max(1, width - names - PAD);
        int overview = height >= LEAST_HEIGHT_FOR_OVERVIEW ? OVERVIEW : 0;
        int below = lineHeight + 6 + (overview == 0 ? 0 : overview + PAD);
        int room = Math.max(lanes, height - TOP - below);
        int laneHeight = Math.max(1, Math.min(LARGEST_LANE, room / lanes - GAP));
        int axisY = TOP + lanes * (laneHeight + GAP);
        return new TimelineLayout(width, height, lanes, names, plotWidth, laneHeight, axisY, axisY + lineHeight + 6,
                overview);
    }

    public int laneY(int lane) {
        return TOP + lane * (laneHeight + GAP);
    }

    /** The lane at a height, or -1. */
    public int laneAt(int y) {
        int lane = (y - TOP) / (laneHeight + GAP);
        return y >= TOP && lane < lanes ? lane : -1;
    }

    public boolean inPlot(int x, int y) {
        return x >= plotX && x < plotX + plotWidth && y >= 0 && y < overviewY;
    }

    public boolean inOverview(int x, int y) {
        return x >= plotX && x < plotX + plotWidth && y >= overviewY && y < overviewY + overviewHeight;
    }

    /** Whether names have room beside the lanes. */
    public boolean showsNames() {
        return plotX > PAD;
    }
}
