/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.refrain.ui.cycles.chart.ChartColors;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.message.SpokenName;

/** Puts words and colours into the table's items, and has a name for the table. */
final class CycleItems {

    private static final String INDENT = "   ";

    private final Table table;
    private final Swatches swatches;

    CycleItems(Table table) {
        this.table = table;
        swatches = new Swatches(table);
        SpokenName.give(table, Messages.CycleItems_name);
    }

    /**
     * Fills the item of a row.
     *
     * @throws java.io.UncheckedIOException if the index turns out to be damaged
     */
    void fill(TableItem item, CycleRows rows, CycleCells cells) {
        int row = table.indexOf(item);
        if (row < 0 || row >= rows.size()) {
            return;
        }
        int id = rows.idAt(row);
        Swatches.Shape shape = shape(rows, id);
        Color color = ChartColors.seenOn(table.getBackground(), ChartColors.of(rows.ranking(), id));
        item.setImage(0, swatches.of(color, shape));
        for (CycleColumn column : CycleColumn.values()) {
            boolean indented = column == CycleColumn.NAME && shape == Swatches.Shape.BELOW;
            item.setText(column.ordinal(), (indented ? INDENT : "") + cells.text(column, id));
        }
    }

    private static Swatches.Shape shape(CycleRows rows, int id) {
        CycleGroups groups = rows.ranking().table();
        if (groups.isGrouped() && !groups.isClass(id)) {
            return Swatches.Shape.BELOW;
        }
        return !rows.canOpen(id) ? Swatches.Shape.PLAIN
                : rows.isOpen(id) ? Swatches.Shape.OPEN : Swatches.Shape.CLOSED;
    }
}
