/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.CellLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.Columns;
import org.refrain.ui.message.SpokenName;

/** The access patterns of a trace as a tree, a filter above it, and a line about all of them. */
public final class AccessesPage {

    /** More lines cost the user interface time that can be felt; the filter finds the others. */
    static final int MOST_LINES = 500;

    /** Instructions of a single line that are unfolded with their patterns. */
    private static final int MOST_UNFOLDED = 20;
    private static final int MARGIN = 4;
    private static final String SORTED = "sorted";
    private static final String REVERSE = "reverse";

    private final Composite control;
    private final Text filter;
    private final TreeViewer viewer;
    private final Columns columns;
    private final Label summary;
    private @Nullable AccessTree tree;
    private AccessColumn sorted = AccessColumn.ACCESSES;
    private boolean reverse;

    /** What the user does. */
    interface User {

        /** Selects a row. */
        void selects(AccessRow row);

        /** Double-clicks a row, or types Enter. */
        void opens(AccessRow row);
    }

    /** @param memento what {@link #save} left, or null */
    AccessesPage(Composite parent, User user, @Nullable IMemento memento) {
        control = new Composite(parent, 0);
        GridLayoutFactory.fillDefaults().spacing(0, MARGIN).applyTo(control);
        filter = new Text(control, SWT.SEARCH | SWT.ICON_CANCEL);
        filter.setMessage(Messages.AccessesPage_filter);
        SpokenName.give(filter, Messages.AccessesPage_filter);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        // not SWT.SINGLE, with which GTK selects the first row as soon as the tree has the focus
        viewer = new TreeViewer(control, SWT.MULTI | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        Tree widget = viewer.getTree();
        widget.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(widget);
        SpokenName.give(widget, Messages.AccessesPage_name);
        summary = new Label(control, SWT.NONE);
        GridDataFactory.fillDefaults().indent(MARGIN, 0).grab(true, false).applyTo(summary);
        for (AccessColumn column : AccessColumn.values()) {
            add(column);
        }
        columns = new Columns(widget, Stream.of(AccessColumn.values()).map(AccessColumn::name).toList());
        columns.read(memento);
        viewer.setContentProvider(new Rows());
        viewer.setComparator(new Order());
        viewer.setUseHashlookup(true);
        read(memento);
        viewer.addPostSelectionChangedListener(event -> tellSelected(user::selects));
        viewer.addDoubleClickListener(event -> tellSelected(user::opens));
        filter.addListener(SWT.Modify, event -> list());
        filter.addListener(SWT.DefaultSelection, event -> widget.setFocus());
    }

    private void read(@Nullable IMemento memento) {
        String name = memento == null ? null : memento.getString(SORTED);
        AccessColumn column = Stream.of(AccessColumn.values()).filter(it -> it.name().equals(name)).findFirst()
                .orElse(sorted);
        sort(column, memento != null && Boolean.TRUE.equals(memento.getBoolean(REVERSE)));
    }

    /** Keeps how the columns are arranged. */
    void save(IMemento memento) {
        columns.save(memento);
        memento.putString(SORTED, sorted.name());
        memento.putBoolean(REVERSE, reverse);
    }

    private void add(AccessColumn column) {
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
                if (cell.getElement() instanceof AccessRow row) {
                    cell.setText(column.text(row));
                }
            }
        });
    }

    /** Sorts the lines, the instructions in each, and the patterns of each. */
    private void sort(AccessColumn column, boolean newReverse) {
        sorted = column;
        reverse = newReverse;
        Tree widget = viewer.getTree();
        widget.setSortColumn(widget.getColumn(column.ordinal()));
        widget.setSortDirection(column.isDescending(newReverse) ? SWT.DOWN : SWT.UP);
        viewer.refresh();
    }

    private void tellSelected(Consumer<AccessRow> goTo) {
        AccessRow row = selected();
        if (row != null) {
            goTo.accept(row);
        }
    }

    Composite control() {
        return control;
    }

    /** The field above the tree. */
    public Text filter() {
        return filter;
    }

    /** The tree. */
    public TreeViewer viewer() {
        return viewer;
    }

    /** What is said below the tree. */
    public String summary() {
        return summary.getText();
    }

    /** The selected row, or null. */
    @Nullable
    AccessRow selected() {
        return viewer.getStructuredSelection().getFirstElement() instanceof AccessRow row ? row : null;
    }

    /** Shows patterns, or none; the lines at first. */
    void show(@Nullable AccessTree newTree) {
        tree = newTree;
        list();
    }

    private void list() {
        AccessTree current = tree;
        List<AccessRow> chosen = current == null ? List.of() : new AccessFilter(filter.getText()).of(current.roots());
        List<AccessRow> listed = chosen.subList(0, Math.min(MOST_LINES, chosen.size()));
        viewer.setSelection(StructuredSelection.EMPTY);
        viewer.setInput(listed);
        if (listed.size() == 1 && listed.get(0).inner().size() <= MOST_UNFOLDED) {
            viewer.expandAll();
        }
        summary.setText(current == null ? "" : summary(current, listed.size(), chosen.size()));
    }

    private static String summary(AccessTree tree, int listed, int chosen) {
        StringBuilder text = new StringBuilder(NLS.bind(Messages.AccessesPage_summary,
                new Object[] {CycleText.number(tree.found().accesses()),
                    CycleText.number(tree.found().streams().size()), CycleText.number(tree.looped()),
                    CycleText.share((double) tree.looped() / Math.max(1, tree.found().accesses()))}));
        add(text, listed < chosen, NLS.bind(Messages.AccessesPage_lines, CycleText.number(listed),
                CycleText.number(chosen)));
        add(text, chosen == 0, Messages.AccessesPage_noMatch);
        add(text, tree.listed() < tree.found().streams().size(), NLS.bind(Messages.AccessesPage_instructions,
                CycleText.number(tree.listed())));
        add(text, tree.found().left() > 0, NLS.bind(Messages.AccessesPage_left, CycleText.number(tree.found().left())));
        add(text, tree.found().unread() > 0, NLS.bind(Messages.AccessesPage_unread,
                CycleText.number(tree.found().unread())));
        add(text, !tree.namesVariables(), Messages.AccessesPage_noProgram);
        return text.toString();
    }

    private static void add(StringBuilder text, boolean isTrue, String sentence) {
        if (isTrue) {
            text.append(' ').append(sentence);
        }
    }

    @NonNullByDefault({})
    private final class Order extends ViewerComparator {

        @Override
        public int compare(Viewer compared, Object a, Object b) {
            return a instanceof AccessRow first && b instanceof AccessRow second
                    ? sorted.order(reverse).compare(first, second) : 0;
        }
    }

    /** Rows of the tree, which asks for those in a row when that is unfolded. */
    @NonNullByDefault({})
    private static final class Rows implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return input instanceof List<?> rows ? rows.toArray() : new Object[0];
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof AccessRow row ? row.inner().toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return element instanceof AccessRow row ? row.outer() : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof AccessRow row && !row.inner().isEmpty();
        }
    }
}
