/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/**
 * Opens and closes rows of a table as in a tree: with a click on the triangle, a double click or Enter, and with the
 * arrow keys: right opens a row or goes to the first one below, left closes it or goes up to the one above.
 */
final class Twisties {

    private static final int TOLERANCE = 3;

    /** Rows that can be opened. */
    interface Rows {

        boolean canOpen(int row);

        boolean isOpen(int row);

        /** The row that another one is below; -1 when it is below none. */
        int above(int row);

        void open(int row, boolean open);

        /** Selects a row as the user does. */
        void choose(int row);
    }

    private final Table table;
    private final Rows rows;
    /** The row that the user selected last. */
    private int current = -1;

    Twisties(Table table, Rows rows) {
        this.table = table;
        this.rows = rows;
        table.addListener(SWT.Selection, event -> current = table.indexOf((TableItem) event.item));
        table.addListener(SWT.MouseDown, this::mouseDown);
        table.addListener(SWT.DefaultSelection, event -> toggle(table.indexOf((TableItem) event.item)));
        table.addListener(SWT.KeyDown, this::keyDown);
    }

    /** The row whose triangle is at a place of the table, or -1. */
    int triangleAt(int x, int y) {
        TableItem item = table.getItem(new Point(x, y));
        int row = item == null ? -1 : table.indexOf(item);
        if (item == null || row < 0 || !rows.canOpen(row)) {
            return -1;
        }
        Rectangle image = item.getImageBounds(0);
        return x >= image.x - TOLERANCE && x < image.x + Swatches.TRIANGLE ? row : -1;
    }

    private void mouseDown(Event event) {
        int row = event.button == 1 ? triangleAt(event.x, event.y) : -1;
        if (row >= 0) {
            event.doit = false; // opening chooses nothing
            toggle(row);
        }
    }

    private void toggle(int row) {
        if (row >= 0 && rows.canOpen(row)) {
            rows.open(row, !rows.isOpen(row));
        }
    }

    private void keyDown(Event event) {
        boolean right = event.keyCode == SWT.ARROW_RIGHT;
        int row = row();
        boolean modified = (event.stateMask & SWT.MODIFIER_MASK) != 0;
        if (row < 0 || modified || !right && event.keyCode != SWT.ARROW_LEFT) {
            return;
        }
        int above = rows.above(row);
        if (rows.canOpen(row) && rows.isOpen(row) != right) {
            rows.open(row, right);
            event.doit = false;
        } else if (right && rows.canOpen(row)) {
            choose(row + 1);
            event.doit = false;
        } else if (!right && above >= 0) {
            choose(above);
            event.doit = false;
        }
    }

    /** The row that keys act on: the one selected last, while it is selected. */
    private int row() {
        return current >= 0 && current < table.getItemCount() && table.isSelected(current) ? current
                : table.getSelectionIndex();
    }

    private void choose(int row) {
        current = row;
        rows.choose(row);
    }
}
