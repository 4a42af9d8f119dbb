/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.refrain.ui.finding.Columns;
import org.refrain.ui.message.SpokenName;

/** The functions of a trace, sorted and filtered. */
public final class FunctionsTable {

    private final Composite control;
    private final Text filter;
    private final Table table;
    private final Columns columns;
    private FunctionColumn column = FunctionColumn.SELF;
    private boolean reverse;
    private boolean timed;
    private long events;
    private List<FunctionRow> all = List.of();
    private List<FunctionRow> rows = List.of();

    /** @param opener called with the function that the user double-clicks */
    FunctionsTable(Composite parent, Consumer<FunctionRow> opener) {
        control = new Composite(parent, 0);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 2;
        control.setLayout(layout);
        filter = new Text(control, SWT.SEARCH | SWT.ICON_CANCEL);
        filter.setMessage(Messages.FunctionsTable_filter);
        SpokenName.give(filter, Messages.FunctionsTable_filter);
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        table = new Table(control, SWT.VIRTUAL | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        table.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        SpokenName.give(table, Messages.FunctionsTable_name);
        for (FunctionColumn each : FunctionColumn.values()) {
            TableColumn widget = new TableColumn(table, each.isNumber() ? SWT.RIGHT : SWT.LEFT);
            widget.setText(each.title());
            widget.setToolTipText(each.explanation());
            widget.setMoveable(true);
            widget.addListener(SWT.Selection, event -> sort(each, each == column && !reverse));
        }
        columns = new Columns(table, Stream.of(FunctionColumn.values()).map(FunctionColumn::name).toList(), true);
        table.addListener(SWT.SetData, event -> fill((TableItem) event.item));
        table.addListener(SWT.DefaultSelection, event -> {
            FunctionRow row = selected();
            if (row != null) {
                opener.accept(row);
            }
        });
        filter.addListener(SWT.Modify, event -> arrange());
        filter.addListener(SWT.DefaultSelection, event -> table.setFocus());
    }

    Composite control() {
        return control;
    }

    public Table widget() {
        return table;
    }

    public Text filter() {
        return filter;
    }

    /** The rows as they are shown. */
    public List<FunctionRow> rows() {
        return rows;
    }

    /**
     * Shows functions.
     *
     * @param newEvents what shares are of
     * @param newTimed whether to show how long they ran
     */
    void setFunctions(List<FunctionRow> functions, long newEvents, boolean newTimed) {
        all = functions;
        events = newEvents;
        timed = newTimed;
        if (!timed && column.isTime()) {
            column = FunctionColumn.SELF;
            reverse = false;
        }
        arrange();
        columns.reset();
        for (FunctionColumn each : FunctionColumn.values()) {
            columns.fit(each.ordinal(), functions.stream().map(row -> each.text(row, newEvents)));
            columns.setVisible(each.ordinal(), isShown(each));
        }
        columns.apply();
    }

    /** Whether a column is there: those of times are only where the trace has any. */
    boolean isShown(FunctionColumn wanted) {
        return timed || !wanted.isTime();
    }

    /** The column that the functions are sorted by. */
    FunctionColumn sortColumn() {
        return column;
    }

    /** Whether they are sorted the other way round. */
    boolean isReverse() {
        return reverse;
    }

    Columns columns() {
        return columns;
    }

    /** Sorts by a column: names from A on, numbers from the largest on, or the other way round. */
    public void sort(FunctionColumn newColumn, boolean newReverse) {
        column = newColumn;
        reverse = newReverse;
        arrange();
    }

    /** The selected function, or null. */
    public @Nullable FunctionRow selected() {
        int row = table.getSelectionIndex();
        return row < 0 || row >= rows.size() ? null : rows.get(row);
    }

    /** Selects a function; gives the filter up if it hides it. */
    public void select(int function) {
        if (rows.stream().noneMatch(row -> row.function() == function)) {
            filter.setText("");
        }
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).function() == function) {
                table.setSelection(row);
            }
        }
    }

    private void arrange() {
        FunctionRow selected = selected();
        String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
        rows = all.stream().filter(row -> row.label().toLowerCase(Locale.ROOT).contains(wanted))
                .sorted(column.order(reverse)).toList();
        table.setRedraw(false);
        try {
            setRowCount(rows.size());
            table.clearAll();
            table.setSortColumn(table.getColumn(column.ordinal()));
            table.setSortDirection(column.isNumber() != reverse ? SWT.DOWN : SWT.UP);
            int row = selected == null ? -1 : rows.indexOf(selected);
            table.deselectAll();
            if (row >= 0) {
                table.setSelection(row);
            }
        } finally {
            table.setRedraw(true);
        }
    }

    /** Never takes away the row that GTK's cursor is in: see the same in the table of cycles. */
    private void setRowCount(int count) {
        if (count < table.getItemCount()) {
            table.setSelection(0);
            table.deselectAll();
            table.setItemCount(Math.max(1, count));
        }
        table.setItemCount(count);
    }

    private void fill(TableItem item) {
        int index = table.indexOf(item);
        if (index >= 0 && index < rows.size()) {
            FunctionRow row = rows.get(index);
            for (FunctionColumn each : FunctionColumn.values()) {
                item.setText(each.ordinal(), each.text(row, events));
            }
        }
    }
}
