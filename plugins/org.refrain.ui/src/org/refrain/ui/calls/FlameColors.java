/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.refrain.core.calls.FlameBox;
import org.refrain.ui.cycles.chart.ChartColors;

/**
 * Colours of functions: the same function has the same one in every trace and at every zoom. Interrupt handlers share
 * one that no function has. Dark on a dark background, light on a light one.
 */
final class FlameColors {

    private static final float HANDLER_HUE = 4;
    private static final float FIRST_HUE = 30;
    private static final int HUES = 29;
    private static final float HUE_STEP = 10;
    private static final int SHADES = 3;
    private static final float SHADE_STEP = 0.08f;
    private static final double MERGED = 0.35;
    private static final double MIXED = 0.4;

    private final CallAnalysis analysis;
    private final Color background;
    private final boolean dark;

    FlameColors(CallAnalysis analysis, Color background) {
        this.analysis = analysis;
        this.background = background;
        dark = background.getRed() + background.getGreen() + background.getBlue() < 3 * 128;
    }

    /** The colour of a box; that of several calls is paler. */
    Color of(FlameBox box) {
        if (box.function() == FlameBox.MIXED) {
            return ChartColors.blend(background, ChartColors.others(), MIXED);
        }
        Color color = of(box.function());
        return box.kind() == FlameBox.Kind.MERGED ? ChartColors.blend(color, background, MERGED) : color;
    }

    private Color of(int function) {
        if (analysis.isHandler(function)) {
            return color(HANDLER_HUE, 0.62f, dark ? 0.78f : 0.86f);
        }
        int hash = mix(analysis.name(function).hashCode());
        float hue = FIRST_HUE + Math.floorMod(hash, HUES) * HUE_STEP;
        float shade = Math.floorMod(hash / HUES, SHADES) * SHADE_STEP;
        return dark ? color(hue, 0.45f, 0.48f + shade) : color(hue, 0.36f, 0.94f - shade);
    }

    private static Color color(float hue, float saturation, float brightness) {
        return new Color(new RGB(hue, saturation, brightness));
    }

    /** Names that differ in a letter shall differ in colour (the finalizer of MurmurHash3). */
    private static int mix(int hash) {
        int mixed = (hash ^ hash >>> 16) * 0x85ebca6b;
        mixed = (mixed ^ mixed >>> 13) * 0xc2b2ae35;
        return mixed ^ mixed >>> 16;
    }
}
