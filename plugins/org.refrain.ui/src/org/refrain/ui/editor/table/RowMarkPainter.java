/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.nebula.widgets.nattable.config.IConfigRegistry;
import org.eclipse.nebula.widgets.nattable.layer.cell.ILayerCell;
import org.eclipse.nebula.widgets.nattable.painter.cell.CellPainterWrapper;
import org.eclipse.nebula.widgets.nattable.painter.cell.ICellPainter;
import org.eclipse.nebula.widgets.nattable.style.DisplayMode;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;

/**
 * Paints a row's number and, at its left, a bar where the row belongs to the selected span, and a ribbon where it has a
 * note.
 */
@NonNullByDefault({})
final class RowMarkPainter extends CellPainterWrapper {

    private static final int BAR = 3;
    private static final int RIBBON_WIDTH = 8;
    private static final int RIBBON_HEIGHT = 13;

    private final Color color;
    private final Color colorInSelection;

    /** @param colorInSelection stands out from the background of selected rows */
    RowMarkPainter(ICellPainter number, Color color, Color colorInSelection) {
        super(number);
        this.color = color;
        this.colorInSelection = colorInSelection;
    }

    @Override
    public void paintCell(ILayerCell cell, GC gc, Rectangle bounds, IConfigRegistry registry) {
        super.paintCell(cell, gc, bounds, registry);
        Color before = gc.getBackground();
        gc.setBackground(DisplayMode.SELECT.equals(cell.getDisplayMode()) ? colorInSelection : color);
        if (cell.getConfigLabels().hasLabel(RowLabels.SPAN)) {
            gc.fillRectangle(bounds.x, bounds.y, BAR, bounds.height);
        }
        if (cell.getConfigLabels().hasLabel(RowLabels.NOTE)) {
            int left = bounds.x + 2 * BAR;
            int right = left + RIBBON_WIDTH;
            int top = bounds.y + (bounds.height - RIBBON_HEIGHT) / 2;
            int bottom = top + RIBBON_HEIGHT;
            gc.fillPolygon(new int[] {left, top, right, top, right, bottom, (left + right) / 2,
                bottom - RIBBON_WIDTH / 2, left, bottom});
        }
        gc.setBackground(before);
    }
}
