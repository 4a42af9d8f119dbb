/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.nebula.widgets.nattable.data.IDataProvider;
import org.eclipse.nebula.widgets.nattable.grid.GridRegion;
import org.eclipse.nebula.widgets.nattable.grid.data.DefaultColumnHeaderDataProvider;
import org.eclipse.nebula.widgets.nattable.grid.layer.ColumnHeaderLayer;
import org.eclipse.nebula.widgets.nattable.grid.layer.DefaultColumnHeaderDataLayer;
import org.eclipse.nebula.widgets.nattable.layer.CompositeLayer;
import org.eclipse.nebula.widgets.nattable.layer.DataLayer;
import org.eclipse.nebula.widgets.nattable.layer.ILayer;
import org.eclipse.nebula.widgets.nattable.layer.config.DefaultColumnHeaderLayerConfiguration;
import org.eclipse.nebula.widgets.nattable.layer.event.IStructuralChangeEvent;
import org.eclipse.nebula.widgets.nattable.painter.layer.GridLineCellLayerPainter;
import org.eclipse.nebula.widgets.nattable.resize.config.DefaultColumnResizeBindings;
import org.eclipse.nebula.widgets.nattable.selection.SelectionLayer;
import org.eclipse.nebula.widgets.nattable.selection.SelectionModel;
import org.eclipse.nebula.widgets.nattable.selection.config.RowOnlySelectionConfiguration;
import org.eclipse.nebula.widgets.nattable.viewport.ViewportLayer;

/** The layers of the trace's NatTable: a heading above rows that are selected as a whole. */
final class TableLayers {

    final DataLayer data;
    final SelectionLayer selection;
    final ViewportLayer viewport;
    final ILayer top;

    TableLayers(IDataProvider provider, TableKeys keys, int rowHeight, int characterWidth) {
        data = new DataLayer(provider, characterWidth * 10, rowHeight);
        data.setRowsResizableByDefault(false);
        selection = new SelectionLayer(data, false);
        selection.setSelectionModel(new SteadySelection(selection));
        selection.addConfiguration(keys);
        selection.addConfiguration(new RowOnlySelectionConfiguration());
        selection.setLayerPainter(new GridLineCellLayerPainter());
        viewport = new ViewportLayer(selection);

        TraceColumn[] columns = TraceColumn.values();
        String[] labels = new String[columns.length];
        for (TraceColumn column : columns) {
            labels[column.ordinal()] = column.label();
            data.setDefaultColumnWidthByPosition(column.ordinal(), characterWidth * column.characters());
        }
        int widest = TraceColumn.INSTRUCTION.ordinal();
        data.setColumnPercentageSizing(widest, true);
        data.setColumnWidthPercentageByPosition(widest, 100);
        data.setMinColumnWidth(widest, characterWidth * TraceColumn.INSTRUCTION.characters());
        DataLayer headerData = new DefaultColumnHeaderDataLayer(new DefaultColumnHeaderDataProvider(labels));
        headerData.setDefaultRowHeight(rowHeight + 6);
        headerData.setRowsResizableByDefault(false);
        ColumnHeaderLayer header = new ColumnHeaderLayer(headerData, viewport, selection, false);
        header.addConfiguration(new HeaderConfiguration());

        CompositeLayer composite = new CompositeLayer(1, 2);
        composite.setChildLayer(GridRegion.COLUMN_HEADER, header, 0, 0);
        composite.setChildLayer(GridRegion.BODY, viewport, 0, 1);
        top = composite;
    }

    /**
     * Keeps the selected rows when the table is refreshed, instead of looking at every single one of them; who moves
     * the window or shortens the trace selects again.
     */
    private static final class SteadySelection extends SelectionModel {
        SteadySelection(SelectionLayer layer) {
            super(layer);
        }

        @Override
        @NonNullByDefault({})
        public void handleLayerEvent(IStructuralChangeEvent event) {
            // nothing
        }
    }

    /** Columns of the heading can be made wider; its style comes from {@link TableStyle}. */
    private static final class HeaderConfiguration extends DefaultColumnHeaderLayerConfiguration {
        @Override
        protected void addColumnHeaderStyleConfig() {
            // TableStyle
        }

        @Override
        protected void addColumnHeaderUIBindings() {
            addConfiguration(new DefaultColumnResizeBindings());
        }
    }
}
