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
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;

/** Paints a row's number and, at its left, a bar where the row belongs to the selected span. */
@NonNullByDefault({})
final class RowMarkPainter extends CellPainterWrapper {

    private static final int BAR = 3;

    private final Color barColor;

    RowMarkPainter(ICellPainter number, Color barColor) {
        super(number);
        this.barColor = barColor;
    }

    @Override
    public void paintCell(ILayerCell cell, GC gc, Rectangle bounds, IConfigRegistry registry) {
        super.paintCell(cell, gc, bounds, registry);
        if (cell.getConfigLabels().hasLabel(RowLabels.SPAN)) {
            Color before = gc.getBackground();
            gc.setBackground(barColor);
            gc.fillRectangle(bounds.x, bounds.y, BAR, bounds.height);
            gc.setBackground(before);
        }
    }
}
