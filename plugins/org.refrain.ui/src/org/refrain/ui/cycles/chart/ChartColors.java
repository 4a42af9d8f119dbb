/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.refrain.ui.cycles.pie.PieSlices;
import org.refrain.ui.cycles.ranking.CycleRanking;

/**
 * The colours of cycles, from the current theme: they can be changed on the Colors and Fonts preference page, and a
 * dark theme brings its own. The eight colours of the most frequent cycles can be told apart with any colour vision.
 * Where the background is none that they were made for, {@link #seenOn} makes them stand out from it.
 */
public final class ChartColors {

    private static final String SLICE = "org.refrain.ui.cycles.color"; // and a number from 1 to 8
    private static final String REST = "org.refrain.ui.cycles.rest";
    private static final String OTHERS = "org.refrain.ui.cycles.others";
    private static final String EMPHASIS = "org.refrain.ui.cycles.emphasis";

    private ChartColors() {
    }

    /** The colour of a distinct cycle in table and pie; that of the rest for those that have no slice of their own. */
    public static Color of(CycleRanking ranking, int id) {
        return slice(id == PieSlices.REST ? PieSlices.MOST : ranking.rankOf(id));
    }

    /**
     * The colour of a distinct cycle in the timeline. One without a slice is no part of a grey mass there: it was
     * chosen to be seen.
     */
    public static Color inTimeline(CycleRanking ranking, int id) {
        return ranking.rankOf(id) < PieSlices.MOST ? of(ranking, id) : get(EMPHASIS);
    }

    /** The colour of a slice by its number from 0; the rest's from {@link PieSlices#MOST} on. */
    public static Color slice(int index) {
        return get(index < PieSlices.MOST ? SLICE + (index + 1) : REST);
    }

    /** What is there, but not looked at. */
    public static Color others() {
        return get(OTHERS);
    }

    /** A colour of a graphic as it can be seen on a background. */
    public static Color seenOn(Color background, Color color) {
        return against(background, color, Contrast.GRAPHIC);
    }

    /**
     * A colour of text as it can be read on a background. After a change of theme the platform may leave a control with
     * the text of one and the background of the other until it is started again.
     */
    public static Color readOn(Color background, Color color) {
        return against(background, color, Contrast.TEXT);
    }

    private static Color against(Color background, Color color, double least) {
        RGB seen = Contrast.against(color.getRGB(), background.getRGB(), least);
        return seen.equals(color.getRGB()) ? color : new Color(seen);
    }

    /** A colour between two others: {@code part} = 0 gives {@code from}, 1 gives {@code to}. */
    public static Color blend(Color from, Color to, double part) {
        return new Color(Contrast.mix(from.getRGB(), to.getRGB(), part));
    }

    /** Black or white, whichever can be read better on a colour. */
    public static RGB textOn(Color background) {
        RGB black = new RGB(0, 0, 0);
        RGB white = new RGB(255, 255, 255);
        return Contrast.of(black, background.getRGB()) >= Contrast.of(white, background.getRGB()) ? black : white;
    }

    private static Color get(String id) {
        ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        @Nullable Color color = colors.get(id);
        return color == null ? new Color(128, 128, 128) : color;
    }
}
