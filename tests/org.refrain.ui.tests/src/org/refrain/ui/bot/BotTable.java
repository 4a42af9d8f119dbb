/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** A table of the platform. */
public final class BotTable {

    private final Table table;

    BotTable(Table table) {
        this.table = table;
    }

    public Table widget() {
        return table;
    }

    public int rowCount() {
        return Ui.get(table::getItemCount);
    }

    public String cell(int row, int column) {
        return Ui.get(() -> table.getItem(row).getText(column));
    }

    public int columnIndex(String title) {
        return Ui.get(() -> {
            for (int i = 0; i < table.getColumnCount(); i++) {
                if (table.getColumn(i).getText().equals(title)) {
                    return i;
                }
            }
            throw new AssertionError("no column " + title);
        });
    }

    /** The selected row, -1 for none. */
    public int selectedRow() {
        return Ui.get(table::getSelectionIndex);
    }

    /** Clicks a row with the mouse. */
    public void select(int row) {
        Rectangle cell = Ui.get(() -> {
            table.showItem(table.getItem(row));
            return table.getItem(row).getBounds(0);
        });
        // bounds are relative to the table, behind its heading
        new Mouse().click(table, cell.x + Math.min(20, cell.width / 2), cell.y + cell.height / 2);
        Wait.until("row " + row + " selected", () -> table.isSelected(row));
    }

    /** Selects rows as a program would, and tells the listeners. */
    public void selectAll(int... rows) {
        Ui.run(() -> {
            table.setSelection(rows);
            Event event = new Event();
            TableItem item = table.getItem(rows[rows.length - 1]);
            event.item = item;
            table.notifyListeners(SWT.Selection, event);
        });
    }
}
