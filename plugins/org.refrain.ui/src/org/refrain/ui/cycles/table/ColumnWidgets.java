/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;

/** The table's columns as widgets: item n of a row is that of the n-th {@link CycleColumn}, wherever it is shown. */
final class ColumnWidgets {

    /** Of the column of names, in pixels, when there are classes. */
    private static final int CLASS_WIDTH = 158;

    private final Table table;
    /** Of the column that is there with classes only. */
    private int differenceWidth = CycleColumn.DIFFERENCE.width();

    /** @param clicked told when the user clicks a column's title */
    ColumnWidgets(Table table, Consumer<CycleColumn> clicked) {
        this.table = table;
        for (CycleColumn column : CycleColumn.values()) {
            TableColumn widget = new TableColumn(table, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
            widget.setText(column.title());
            widget.setToolTipText(column.explanation());
            widget.setWidth(column.width());
            widget.setMoveable(true);
            widget.addListener(SWT.Selection, event -> clicked.accept(column));
        }
        table.setColumnOrder(CycleColumn.of(true).stream().mapToInt(CycleColumn::ordinal).toArray());
        fit(false);
    }

    /**
     * Makes room for the longer names of classes and for what their cycles differ in, or takes it back. A width that
     * the user has chosen stays.
     */
    void fit(boolean classes) {
        TableColumn names = widget(CycleColumn.NAME);
        if (names.getWidth() == (classes ? CycleColumn.NAME.width() : CLASS_WIDTH)) {
            names.setWidth(classes ? CLASS_WIDTH : CycleColumn.NAME.width());
        }
        TableColumn difference = widget(CycleColumn.DIFFERENCE);
        if (difference.getResizable() != classes) {
            differenceWidth = classes ? differenceWidth : difference.getWidth();
            difference.setWidth(classes ? differenceWidth : 0);
            difference.setResizable(classes);
        }
    }

    /** Shows which column the table is sorted by. */
    void mark(CycleOrder order) {
        table.setSortColumn(widget(order.column()));
        table.setSortDirection(order.descending() ? SWT.DOWN : SWT.UP);
    }

    private TableColumn widget(CycleColumn column) {
        return table.getColumn(column.ordinal());
    }
}
