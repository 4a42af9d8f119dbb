/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Table;
import org.refrain.ui.cycles.chart.Contrast;

/**
 * The colours of the trace table: those that a table of the platform has in the current theme, and mixtures of them.
 * So light, dark and high-contrast themes all fit, also those that nobody here has seen.
 */
record TableColors(RGB background, RGB foreground, RGB headerBackground, RGB headerForeground, RGB selection,
        RGB selectionText, RGB line, RGB faint, RGB gap, RGB span, RGB sign) {

    /** Themes choose less than the recommended 4.5 now and then; their choice stays unless it cannot be read. */
    private static final double LEAST_CONTRAST = 3;

    /** @param model an ordinary table, which the theme styles */
    static TableColors of(Table model) {
        Display display = model.getDisplay();
        RGB back = model.getBackground().getRGB();
        RGB fore = readable(model.getForeground(), back);
        RGB selection = display.getSystemColor(SWT.COLOR_LIST_SELECTION).getRGB();
        RGB header = model.getHeaderBackground().getRGB();
        return new TableColors(back, fore, header, readable(model.getHeaderForeground(), header), selection,
                readable(display.getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT), selection), mix(back, fore, 0.18f),
                mix(back, fore, 0.6f), mix(back, fore, 0.1f), mix(back, selection, 0.25f),
                mix(selection, fore, 0.3f));
    }

    /** After a change of theme the platform may mix the colours of both until it is started again. */
    private static RGB readable(Color text, RGB background) {
        return Contrast.against(text.getRGB(), background, LEAST_CONTRAST);
    }

    /** @param share of the second colour, from 0 to 1 */
    static RGB mix(RGB first, RGB second, float share) {
        return new RGB(mix(first.red, second.red, share), mix(first.green, second.green, share),
                mix(first.blue, second.blue, share));
    }

    private static int mix(int first, int second, float share) {
        return Math.round(first + (second - first) * share);
    }
}
