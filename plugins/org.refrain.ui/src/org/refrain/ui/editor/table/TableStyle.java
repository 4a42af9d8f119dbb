/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.nebula.widgets.nattable.config.CellConfigAttributes;
import org.eclipse.nebula.widgets.nattable.config.IConfigRegistry;
import org.eclipse.nebula.widgets.nattable.data.convert.DefaultDisplayConverter;
import org.eclipse.nebula.widgets.nattable.grid.GridRegion;
import org.eclipse.nebula.widgets.nattable.painter.cell.ICellPainter;
import org.eclipse.nebula.widgets.nattable.painter.cell.TextPainter;
import org.eclipse.nebula.widgets.nattable.painter.cell.decorator.PaddingDecorator;
import org.eclipse.nebula.widgets.nattable.style.BorderStyle;
import org.eclipse.nebula.widgets.nattable.style.BorderStyle.LineStyleEnum;
import org.eclipse.nebula.widgets.nattable.style.CellStyleAttributes;
import org.eclipse.nebula.widgets.nattable.style.DisplayMode;
import org.eclipse.nebula.widgets.nattable.style.HorizontalAlignmentEnum;
import org.eclipse.nebula.widgets.nattable.style.SelectionStyleLabels;
import org.eclipse.nebula.widgets.nattable.style.Style;
import org.eclipse.nebula.widgets.nattable.style.VerticalAlignmentEnum;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.RGB;

/** Registers fonts, colours and alignment of the trace table; again whenever the theme changes. */
final class TableStyle {

    private static final int PADDING = 5;

    private TableStyle() {
    }

    static void apply(IConfigRegistry registry, TableColors colors) {
        ICellPainter text = new PaddingDecorator(new TextPainter(false, false), 0, PADDING, 0, PADDING);
        registry.registerConfigAttribute(CellConfigAttributes.CELL_PAINTER, text);
        registry.registerConfigAttribute(CellConfigAttributes.CELL_PAINTER,
                new RowMarkPainter(text, new Color(colors.sign()), new Color(colors.selectionText())),
                DisplayMode.NORMAL, RowLabels.NUMBER);
        registry.registerConfigAttribute(CellConfigAttributes.DISPLAY_CONVERTER, new DefaultDisplayConverter());
        registry.registerConfigAttribute(CellConfigAttributes.GRID_LINE_COLOR, new Color(colors.line()));
        registry.registerConfigAttribute(CellConfigAttributes.RENDER_GRID_LINES, Boolean.FALSE, DisplayMode.NORMAL,
                GridRegion.BODY);
        registry.registerConfigAttribute(CellConfigAttributes.RENDER_GRID_LINES, Boolean.TRUE, DisplayMode.NORMAL,
                GridRegion.COLUMN_HEADER);

        Font font = JFaceResources.getTextFont();
        Style body = style(colors.background(), colors.foreground(), font);
        body.setAttributeValue(CellStyleAttributes.HORIZONTAL_ALIGNMENT, HorizontalAlignmentEnum.LEFT);
        body.setAttributeValue(CellStyleAttributes.VERTICAL_ALIGNMENT, VerticalAlignmentEnum.MIDDLE);
        registry.registerConfigAttribute(CellConfigAttributes.CELL_STYLE, body);

        Style header = style(colors.headerBackground(), colors.headerForeground(), JFaceResources.getDefaultFont());
        header.setAttributeValue(CellStyleAttributes.HORIZONTAL_ALIGNMENT, HorizontalAlignmentEnum.LEFT);
        register(registry, header, DisplayMode.NORMAL, GridRegion.COLUMN_HEADER);
        register(registry, header, DisplayMode.SELECT, GridRegion.COLUMN_HEADER);

        Style right = new Style();
        right.setAttributeValue(CellStyleAttributes.HORIZONTAL_ALIGNMENT, HorizontalAlignmentEnum.RIGHT);
        register(registry, right, DisplayMode.NORMAL, RowLabels.RIGHT);

        Style faint = new Style();
        faint.setAttributeValue(CellStyleAttributes.FOREGROUND_COLOR, new Color(colors.faint()));
        register(registry, faint, DisplayMode.NORMAL, RowLabels.FAINT);

        Font bold = JFaceResources.getFontRegistry().getBold(JFaceResources.TEXT_FONT);
        Style cycleStart = new Style();
        cycleStart.setAttributeValue(CellStyleAttributes.FONT, bold);
        register(registry, cycleStart, DisplayMode.NORMAL, RowLabels.CYCLE_START);

        Style gap = new Style();
        gap.setAttributeValue(CellStyleAttributes.FONT,
                JFaceResources.getFontRegistry().getItalic(JFaceResources.TEXT_FONT));
        gap.setAttributeValue(CellStyleAttributes.BACKGROUND_COLOR, new Color(colors.gap()));
        register(registry, gap, DisplayMode.NORMAL, RowLabels.GAP);

        Style span = new Style();
        span.setAttributeValue(CellStyleAttributes.BACKGROUND_COLOR, new Color(colors.span()));
        register(registry, span, DisplayMode.NORMAL, RowLabels.SPAN);

        Style selected = style(colors.selection(), colors.selectionText(), font);
        registry.registerConfigAttribute(CellConfigAttributes.CELL_STYLE, selected, DisplayMode.SELECT);
        Style anchor = style(colors.selection(), colors.selectionText(), font);
        register(registry, anchor, DisplayMode.SELECT, SelectionStyleLabels.SELECTION_ANCHOR_STYLE);
        Style noBorder = new Style();
        noBorder.setAttributeValue(CellStyleAttributes.BORDER_STYLE,
                new BorderStyle(0, new Color(colors.selection()), LineStyleEnum.SOLID));
        register(registry, noBorder, DisplayMode.SELECT, SelectionStyleLabels.SELECTION_ANCHOR_GRID_LINE_STYLE);
    }

    private static Style style(RGB background, RGB foreground, Font font) {
        Style style = new Style();
        style.setAttributeValue(CellStyleAttributes.BACKGROUND_COLOR, new Color(background));
        style.setAttributeValue(CellStyleAttributes.FOREGROUND_COLOR, new Color(foreground));
        style.setAttributeValue(CellStyleAttributes.FONT, font);
        return style;
    }

    private static void register(IConfigRegistry registry, Style style, DisplayMode mode, String label) {
        registry.registerConfigAttribute(CellConfigAttributes.CELL_STYLE, style, mode, label);
    }
}
