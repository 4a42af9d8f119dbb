/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;

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

    /** Selects a row as a click does. */
    public void select(int row) {
        select(new int[] {row});
    }

    /** Selects rows as a click and more clicks with Ctrl do; the last one gets the focus. */
    public void select(int... rows) {
        Ui.run(() -> {
            table.setFocus();
            table.setSelection(rows);
            tell(SWT.Selection, rows);
        });
        Ui.settle();
    }

    /** Double-clicks a row. */
    public void doubleClick(int row) {
        select(row);
        Ui.run(() -> tell(SWT.DefaultSelection, row));
        Ui.settle();
    }

    private void tell(int type, int... rows) {
        Event event = new Event();
        event.item = table.getItem(rows[rows.length - 1]);
        table.notifyListeners(type, event);
    }
}
