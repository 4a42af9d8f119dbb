/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.CellLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;
import org.refrain.ui.message.SpokenName;

/**
 * A tree with columns that it can be sorted by; rows are sorted within the row they stand in. How the user arranges and
 * sorts it is kept in a memento.
 *
 * @param <R> what the rows are
 */
public final class RowTree<R extends TreeRow<R>> {

    private static final String SORTED = "sorted";
    private static final String REVERSE = "reverse";

    private final Class<R> type;
    private final List<? extends TreeColumn<R>> columns;
    private final TreeViewer viewer;
    private final Columns arrangement;
    private TreeColumn<R> sorted;
    private boolean reverse;

    /**
     * @param type of the rows
     * @param columns from left to right
     * @param first the column that it is sorted by at first
     * @param name for screen readers
     * @param memento what {@link #save} left, or null
     */
    public RowTree(Composite parent, Class<R> type, List<? extends TreeColumn<R>> columns, TreeColumn<R> first,
            String name, @Nullable IMemento memento) {
        this.type = type;
        this.columns = columns;
        sorted = first;
        // with SWT.SINGLE, GTK selects the first row as soon as the tree has the focus, and so would leave the event
        // that the user looks at
        viewer = new TreeViewer(parent, SWT.MULTI | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        Tree tree = tree();
        tree.setHeaderVisible(true);
        SpokenName.give(tree, name);
        columns.forEach(this::add);
        arrangement = new Columns(tree, columns.stream().map(TreeColumn::name).toList());
        arrangement.read(memento);
        viewer.setContentProvider(new Rows());
        viewer.setComparator(new Order());
        viewer.setUseHashlookup(true);
        read(memento);
    }

    private void add(TreeColumn<R> column) {
        TreeViewerColumn widget = new TreeViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
        widget.getColumn().setText(column.title());
        widget.getColumn().setToolTipText(column.explanation());
        widget.getColumn().setWidth(column.width());
        widget.getColumn().setMoveable(true);
        widget.getColumn().addListener(SWT.Selection, event -> sort(column, column == sorted && !reverse));
        // not a ColumnLabelProvider, which sets fonts and colors too, at three times the cost
        widget.setLabelProvider(new CellLabelProvider() {
            @Override
            @NonNullByDefault({})
            public void update(ViewerCell cell) {
                cell.setText(column.text(type.cast(cell.getElement())));
            }
        });
    }

    private void read(@Nullable IMemento memento) {
        String name = memento == null ? null : memento.getString(SORTED);
        for (TreeColumn<R> column : columns) {
            if (column.name().equals(name)) {
                sorted = column;
            }
        }
        sort(sorted, memento != null && Boolean.TRUE.equals(memento.getBoolean(REVERSE)));
    }

    /** Keeps how the columns are arranged and sorted. */
    public void save(IMemento memento) {
        arrangement.save(memento);
        memento.putString(SORTED, sorted.name());
        memento.putBoolean(REVERSE, reverse);
    }

    private void sort(TreeColumn<R> column, boolean newReverse) {
        sorted = column;
        reverse = newReverse;
        tree().setSortColumn(tree().getColumn(columns.indexOf(column)));
        tree().setSortDirection(isDescending() ? SWT.DOWN : SWT.UP);
        viewer.refresh();
    }

    private boolean isDescending() {
        return sorted.isLargestFirst() != reverse;
    }

    /**
     * Tells what the user does.
     *
     * @param selects takes the row that the user has stayed at
     * @param opens takes the row that was double-clicked, or where Enter was typed
     */
    public void addUser(Consumer<R> selects, Consumer<R> opens) {
        viewer.addPostSelectionChangedListener(event -> tellSelected(selects));
        viewer.addDoubleClickListener(event -> tellSelected(opens));
    }

    private void tellSelected(Consumer<R> user) {
        @Nullable
        R row = selected();
        if (row != null) {
            user.accept(row);
        }
    }

    /** Shows other rows, the outermost ones at first; none is selected. */
    public void show(List<R> outermost) {
        viewer.setSelection(StructuredSelection.EMPTY);
        viewer.setInput(outermost);
    }

    /** The selected row, the first one of several; null for none. */
    public @Nullable R selected() {
        Object first = viewer.getStructuredSelection().getFirstElement();
        return type.isInstance(first) ? type.cast(first) : null;
    }

    public TreeViewer viewer() {
        return viewer;
    }

    private Tree tree() {
        return viewer.getTree();
    }

    @NonNullByDefault({})
    private final class Order extends ViewerComparator {

        @Override
        public int compare(Viewer compared, Object a, Object b) {
            int order = sorted.order().compare(type.cast(a), type.cast(b));
            return isDescending() ? -order : order;
        }
    }

    /** The tree asks for the rows in a row when that is unfolded. */
    @NonNullByDefault({})
    private final class Rows implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return input instanceof List<?> rows ? rows.toArray() : new Object[0];
        }

        @Override
        public Object[] getChildren(Object parent) {
            return type.cast(parent).inner().toArray();
        }

        @Override
        public Object getParent(Object element) {
            return type.cast(element).outer();
        }

        @Override
        public boolean hasChildren(Object element) {
            return !type.cast(element).inner().isEmpty();
        }
    }
}
