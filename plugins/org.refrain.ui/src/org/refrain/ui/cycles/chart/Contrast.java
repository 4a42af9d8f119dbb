/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import org.eclipse.swt.graphics.RGB;

/**
 * How well a colour can be told from another, as WCAG 2.2 defines contrast, and what to do when it cannot: colours come
 * from preferences and themes, while high-contrast desktops choose the background without asking any of them.
 */
public final class Contrast {

    /** The least contrast of a graphic and its background (WCAG 2.2, 1.4.11). */
    public static final double GRAPHIC = 3;
    /** The least contrast of text of the usual size and its background (WCAG 2.2, 1.4.3). */
    public static final double TEXT = 4.5;

    private static final RGB BLACK = new RGB(0, 0, 0);
    private static final RGB WHITE = new RGB(255, 255, 255);
    private static final int STEPS = 32;

    private Contrast() {
    }

    /** The contrast of two colours, from 1 (equal) to 21 (black and white). */
    public static double of(RGB one, RGB other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /**
     * A colour as it is if it stands out from a background; otherwise mixed with white or black, whichever is farther
     * from the background, and no more of that than needed.
     *
     * @param least the contrast that is needed, up to 4.5
     */
    public static RGB against(RGB color, RGB background, double least) {
        RGB end = of(BLACK, background) > of(WHITE, background) ? BLACK : WHITE;
        RGB mixed = color;
        for (int step = 1; step <= STEPS && of(mixed, background) < least; step++) {
            mixed = mix(color, end, step / (double) STEPS);
        }
        return mixed;
    }

    /** A colour between two others: {@code part} = 0 gives {@code from}, 1 gives {@code to}. */
    static RGB mix(RGB from, RGB to, double part) {
        return new RGB(mix(from.red, to.red, part), mix(from.green, to.green, part), mix(from.blue, to.blue, part));
    }

    private static int mix(int from, int to, double part) {
        return (int) Math.round(from + (to - from) * part);
    }

    private static double luminance(RGB color) {
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
    }

    private static double linear(int component) {
        double value = component / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
