/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.loops.LoopCounts;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.message.SpokenName;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;

/**
 * The table of distinct cycles, or of classes that open to show theirs, with a field above it to see fewer of them.
 * Rows are filled when they come into sight, and sorted in the background when they are many, so that a million
 * distinct cycles are no burden.
 */
public final class CyclesTable {

    /** So many rows are sorted at once, without a job: some ten milliseconds. */
    private static final int FEW = 2_000;

    private final Composite control;
    private final Text filter;
    private final Label shown;
    private final Table table;
    private final ColumnWidgets columns;
    private final CycleItems items;
    private final LatestWork<CycleRows> sorting;
    private CycleOrder order = CycleOrder.DEFAULT;
    private CycleFilter filtering = CycleFilter.ALL;
    /** The classes that are open, listed or not. */
    private Set<Integer> open = Set.of();
    private List<Integer> selectedIds = List.of();
    /** The trace that the filter was typed for. */
    private @Nullable TraceInput filtered;
    private @Nullable Model model;
    private @Nullable CycleRows rows;

    /** What is shown; valid until the session's index changes. */
    private record Model(TraceSession session, CycleRanking ranking, LateTexts iterations, CycleCells cells) {
    }

    /** @param chooser called with the ids of the distinct cycles and classes that the user selects */
    public CyclesTable(Composite parent, Consumer<List<Integer>> chooser) {
        control = new Composite(parent, 0);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 2;
        control.setLayout(layout);
        filter = new Text(control, SWT.SEARCH | SWT.ICON_CANCEL);
        filter.setMessage(Messages.CyclesTable_filter);
        SpokenName.give(filter, Messages.CyclesTable_filter);
        filter.setToolTipText(Messages.CyclesTable_filterTip);
        filter.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        shown = new Label(control, SWT.RIGHT);
        shown.setLayoutData(hiddenWhenEmpty());
        table = new Table(control, SWT.VIRTUAL | SWT.MULTI | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        table.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        items = new CycleItems(table);
        sorting = new LatestWork<>(Messages.CyclesTable_sorting, table.getDisplay(), this::damaged);
        columns = new ColumnWidgets(table, column -> sort(order.clicked(column)));
        table.addListener(SWT.SetData, event -> fill((TableItem) event.item));
        table.addListener(SWT.Selection, event -> chooser.accept(idsOfSelectedRows()));
        Twisties twisties = new Twisties(table, new OpenRows(chooser));
        table.addListener(SWT.MouseUp, event -> {
            // a row may be highlighted without being chosen; GTK tells nothing when it is clicked
            TableItem item = event.button == 1 ? table.getItem(new Point(event.x, event.y)) : null;
            if (item != null && twisties.triangleAt(event.x, event.y) < 0
                    && table.isSelected(table.indexOf(item))) {
                chooser.accept(idsOfSelectedRows());
            }
        });
        table.addListener(SWT.DefaultSelection, event -> chooser.accept(idsOfSelectedRows()));
        table.addDisposeListener(event -> forget());
        filter.addListener(SWT.Modify, event -> {
            filtering = CycleFilter.parse(filter.getText());
            arrange();
        });
        filter.addListener(SWT.DefaultSelection, event -> table.setFocus());
    }

    /** Classes open and close as they do in a tree. */
    private final class OpenRows implements Twisties.Rows {

        private final Consumer<List<Integer>> chooser;

        OpenRows(Consumer<List<Integer>> chooser) {
            this.chooser = chooser;
        }

        @Override
        public boolean canOpen(int row) {
            CycleRows listed = rows;
            return listed != null && row < listed.size() && listed.canOpen(listed.idAt(row));
        }

        @Override
        public boolean isOpen(int row) {
            CycleRows listed = rows;
            return listed != null && listed.isOpen(listed.idAt(row));
        }

        @Override
        public int above(int row) {
            CycleRows listed = rows;
            int above = listed == null ? -1 : listed.rowOf(listed.ranking().table().classOf(listed.idAt(row)));
            return above == row ? -1 : above;
        }

        @Override
        public void open(int row, boolean open) {
            CycleRows listed = rows;
            if (listed != null) {
                CyclesTable.this.open(listed.idAt(row), open);
            }
        }

        @Override
        public void choose(int row) {
            table.setSelection(row);
            chooser.accept(idsOfSelectedRows());
        }
    }

    private static GridData hiddenWhenEmpty() {
        GridData data = new GridData(SWT.FILL, SWT.CENTER, false, false);
        data.exclude = true;
        return data;
    }

    public Composite control() {
        return control;
    }

    public Table widget() {
        return table;
    }

    public Text filter() {
        return filter;
    }

    public void setFocus() {
        table.setFocus();
    }

    /** Shows the cycles of a session's index, or nothing. To be called again before that index is closed. */
    public void setRanking(@Nullable TraceSession session, @Nullable CycleRanking ranking) {
        IndexedTrace index = session == null ? null : session.index();
        forget();
        if (session != null && ranking != null && index != null) {
            LateTexts iterations = new LateTexts(session, (leased, id) -> LoopCounts.of(leased, ranking.table(), id),
                    table.getDisplay(), this::fillAgain, this::damaged);
            model = new Model(session, ranking, iterations, new CycleCells(index, ranking, iterations::of));
        }
        selectedIds = List.of();
        open = Set.of();
        if (ranking != null) {
            boolean classes = ranking.table().isGrouped();
            columns.fit(classes);
            order = classes || order.column() != CycleColumn.DIFFERENCE ? order : CycleOrder.DEFAULT;
        }
        if (session != null && !Objects.equals(session.input(), filtered)) {
            filtered = session.input();
            filter.setText(""); // what was looked for in another trace
        }
        if (model == null) {
            show(null);
        } else {
            arrange();
        }
    }

    private void forget() {
        sorting.cancel();
        Model old = model;
        if (old != null) {
            old.iterations.cancel();
        }
        model = null;
    }

    /** Sorts by another column, or the other way round. */
    public void sort(CycleOrder newOrder) {
        order = newOrder;
        arrange();
    }

    /** Lists the distinct cycles below a class, or no more. */
    public void open(int id, boolean opened) {
        CycleRows listed = rows;
        if (listed != null && listed.canOpen(id) && open.contains(id) != opened) {
            Set<Integer> changed = new HashSet<>(open);
            if (opened) {
                changed.add(id);
            } else {
                changed.remove(id);
            }
            open = changed;
            arrange(newRows -> showOpened(newRows, id));
        }
    }

    /**
     * Shows rows where the table is scrolled to, and a class that has been opened with as many of its cycles as fit.
     */
    private void showOpened(CycleRows newRows, int id) {
        int top = table.getTopIndex();
        show(newRows);
        table.setTopIndex(top);
        int row = newRows.rowOf(id);
        if (row >= 0 && newRows.isOpen(id)) {
            int last = Math.min(newRows.size() - 1, row + newRows.ranking().table().size(id));
            table.showItem(table.getItem(last));
            table.showItem(table.getItem(row));
        }
    }

    /**
     * Selects rows; tells nobody. Cycles that the filter hides are not selected until it shows them; for cycles of a
     * closed class its row is.
     */
    public void select(List<Integer> ids) {
        if (!ids.equals(selectedIds)) {
            selectedIds = List.copyOf(ids);
            showSelection();
        }
    }

    /** The rows as they are shown; null when there are none. */
    public @Nullable CycleRows rows() {
        return rows;
    }

    /** The selected rows as text, or all rows when none is selected: cells separated by tabs, titles first. */
    public String text() {
        Model current = model;
        CycleRows listed = rows;
        if (current == null || listed == null) {
            return "";
        }
        StringBuilder text = new StringBuilder(current.cells.titles()).append(System.lineSeparator());
        int[] selected = table.getSelectionIndices();
        int count = selected.length == 0 ? listed.size() : selected.length;
        for (int i = 0; i < count; i++) {
            int row = selected.length == 0 ? i : selected[i];
            text.append(current.cells.line(listed.idAt(row))).append(System.lineSeparator());
        }
        return text.toString();
    }

    /** Paints the rows again, for instance because the theme's colours have changed. */
    public void refreshColors() {
        table.clearAll();
    }

    private void arrange() {
        arrange(this::show);
    }

    private void arrange(Consumer<CycleRows> receiver) {
        Model current = model;
        if (current == null) {
            return;
        }
        CycleRanking ranking = current.ranking;
        CycleOrder wanted = order;
        CycleRows before = rows;
        CycleFilter passing = filtering;
        Set<Integer> opened = Set.copyOf(open);
        Supplier<CycleRows> arranging = () -> before != null && before.isOf(ranking, wanted, passing)
                ? before.with(opened) : CycleRows.of(ranking, wanted, passing, opened);
        IndexLease lease = ranking.table().idCount() <= FEW ? null : current.session.lease();
        if (lease == null) {
            sorting.cancel();
            receiver.accept(arranging.get());
        } else {
            sorting.ask(lease, (index, cancelled) -> arranging.get(), receiver);
        }
    }

    private void show(@Nullable CycleRows newRows) {
        if (table.isDisposed()) {
            return;
        }
        rows = newRows;
        int size = newRows == null ? 0 : newRows.size();
        table.setRedraw(false);
        try {
            table.deselectAll();
            setRowCount(size);
            table.clearAll();
            columns.mark(order);
            showSelection();
        } finally {
            table.setRedraw(true);
        }
        boolean hides = newRows != null && newRows.topCount() < newRows.ranking().size();
        shown.setText(newRows == null || !hides ? "" : NLS.bind(Messages.CyclesTable_shown,
                CycleText.number(newRows.topCount()), CycleText.number(newRows.ranking().size())));
        ((GridData) shown.getLayoutData()).exclude = !hides;
        shown.setVisible(hides);
        shown.requestLayout();
    }

    /**
     * Takes rows away such that GTK's cursor is never among them, except with the very last row. Otherwise GTK asks for
     * cells of the cursor's next row half-way; SWT (3.126) then makes items for rows that will be gone, and the next
     * change of the workbench's theme crashes the virtual machine on them.
     */
    private void setRowCount(int count) {
        if (count < table.getItemCount()) {
            table.setSelection(0); // the cursor goes there
            table.deselectAll();
            table.setItemCount(Math.max(1, count));
        }
        table.setItemCount(count);
    }

    private void showSelection() {
        CycleRows listed = rows;
        int[] indices = listed == null ? new int[0]
                : selectedIds.stream().mapToInt(listed::nearestRowOf).filter(row -> row >= 0).distinct().toArray();
        table.setSelection(indices); // also scrolls there
        if (indices.length == 0) {
            table.deselectAll();
        }
    }

    private List<Integer> idsOfSelectedRows() {
        CycleRows listed = rows;
        List<Integer> ids = new ArrayList<>();
        if (listed != null) {
            for (int row : table.getSelectionIndices()) {
                ids.add(listed.idAt(row));
            }
        }
        selectedIds = List.copyOf(ids);
        return selectedIds;
    }

    private void fill(TableItem item) {
        Model current = model;
        CycleRows listed = rows;
        if (current != null && listed != null) {
            try {
                items.fill(item, listed, current.cells);
            } catch (UncheckedIOException e) {
                table.getDisplay().asyncExec(() -> damaged(e)); // not while the table is being painted
            }
        }
    }

    private void fillAgain(List<Integer> ids) {
        CycleRows listed = rows;
        for (int id : ids) {
            int row = listed == null || table.isDisposed() ? -1 : listed.rowOf(id);
            if (row >= 0) {
                table.clear(row);
            }
        }
    }

    private void damaged(UncheckedIOException damage) {
        Model current = model;
        if (current != null) {
            current.session.damaged(damage);
        }
    }
}
