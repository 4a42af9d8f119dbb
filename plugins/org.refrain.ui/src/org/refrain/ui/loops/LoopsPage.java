/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.Columns;
import org.refrain.ui.message.SpokenName;

/** The loops of a trace as a tree, details of the selected one, and a line about all of them. */
public final class LoopsPage {

    private static final int MARGIN = 4;
    private static final String SORTED = "sorted";
    private static final String REVERSE = "reverse";

    private final Composite control;
    private final TreeViewer viewer;
    private final Columns columns;
    private final LoopDetails details;
    private final Label summary;
    private @Nullable SymbolTable symbols;
    private LoopColumn sorted = LoopColumn.ROW;
    private boolean reverse;

    /** What the user does. */
    interface User {

        /** Selects a loop. */
        void selects(LoopRow row);

        /** Double-clicks a loop, or types Enter. */
        void opens(LoopRow row);

        /** Clicks lines. */
        void opens(LineRange lines);
    }

    /** @param memento what {@link #save} left, or null */
    LoopsPage(Composite parent, User user, @Nullable IMemento memento) {
        control = new Composite(parent, 0);
        GridLayoutFactory.fillDefaults().spacing(0, MARGIN).applyTo(control);
        // with SWT.SINGLE, GTK selects the first loop as soon as the tree has the focus, and so would leave the event
        // that the user looks at
        viewer = new TreeViewer(control, SWT.MULTI | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        Tree tree = viewer.getTree();
        tree.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree);
        SpokenName.give(tree, Messages.LoopsView_name);
        details = new LoopDetails(control, user::opens);
        summary = new Label(control, SWT.NONE);
        GridDataFactory.fillDefaults().indent(MARGIN, 0).grab(true, false).applyTo(summary);
        for (LoopColumn column : LoopColumn.values()) {
            add(column);
        }
        columns = new Columns(tree, Stream.of(LoopColumn.values()).map(LoopColumn::name).toList());
        columns.read(memento);
        viewer.setContentProvider(new Loops());
        viewer.setComparator(new Order());
        read(memento);
        viewer.setUseHashlookup(true);
        viewer.addSelectionChangedListener(event -> {
            details.show(selected(), symbols);
            tree.showSelection(); // the details have taken some of its room
        });
        viewer.addPostSelectionChangedListener(event -> tellSelected(user::selects));
        viewer.addDoubleClickListener(event -> tellSelected(user::opens));
    }

    private void read(@Nullable IMemento memento) {
        String name = memento == null ? null : memento.getString(SORTED);
        LoopColumn column = Stream.of(LoopColumn.values()).filter(it -> it.name().equals(name)).findFirst()
                .orElse(LoopColumn.ROW);
        sort(column, memento != null && Boolean.TRUE.equals(memento.getBoolean(REVERSE)));
    }

    /** Keeps how the columns are arranged. */
    void save(IMemento memento) {
        columns.save(memento);
        memento.putString(SORTED, sorted.name());
        memento.putBoolean(REVERSE, reverse);
    }

    private void add(LoopColumn column) {
        TreeViewerColumn widget = new TreeViewerColumn(viewer, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
        widget.getColumn().setText(column.title());
        widget.getColumn().setToolTipText(column.explanation());
        widget.getColumn().setWidth(column.width());
        widget.getColumn().setMoveable(true);
        widget.getColumn().addListener(SWT.Selection, event -> sort(column, column == sorted && !reverse));
        widget.setLabelProvider(new ColumnLabelProvider() {
            @Override
            @NonNullByDefault({})
            public String getText(Object element) {
                return element instanceof LoopRow row ? column.text(row) : "";
            }
        });
    }

    /** Sorts the loops within each loop. */
    private void sort(LoopColumn column, boolean newReverse) {
        sorted = column;
        reverse = newReverse;
        Tree tree = viewer.getTree();
        tree.setSortColumn(tree.getColumn(column.ordinal()));
        tree.setSortDirection(column.isDescending(newReverse) ? SWT.DOWN : SWT.UP);
        viewer.refresh();
    }

    private void tellSelected(Consumer<LoopRow> goTo) {
        LoopRow row = selected();
        if (row != null) {
            goTo.accept(row);
        }
    }

    Composite control() {
        return control;
    }

    /** The tree. */
    public TreeViewer viewer() {
        return viewer;
    }

    /** What is said about the selected loop. */
    public LoopDetails details() {
        return details;
    }

    /** What is said below the tree. */
    public String summary() {
        return summary.getText();
    }

    /** The selected loop, or null. */
    @Nullable
    LoopRow selected() {
        return viewer.getStructuredSelection().getFirstElement() instanceof LoopRow row ? row : null;
    }

    /**
     * Shows loops, or none; the outermost ones at first.
     *
     * @param newSymbols the trace's
     */
    void show(@Nullable LoopTree tree, @Nullable SymbolTable newSymbols) {
        symbols = newSymbols;
        viewer.setSelection(StructuredSelection.EMPTY);
        viewer.setInput(tree);
        details.show(null, null);
        summary.setText(tree == null ? "" : summary(tree));
    }

    /** Unfolds so many levels, and folds what is deeper. */
    void unfold(int levels) {
        viewer.getTree().setRedraw(false);
        try {
            viewer.collapseAll();
            viewer.expandToLevel(levels);
        } finally {
            viewer.getTree().setRedraw(true);
        }
    }

    private static String summary(LoopTree tree) {
        return tree.listed() < LoopTree.MOST ? tree.summary()
                : NLS.bind(Messages.LoopsView_some, tree.summary(), CycleText.number(tree.listed()));
    }

    @NonNullByDefault({})
    private final class Order extends ViewerComparator {

        @Override
        public int compare(Viewer compared, Object a, Object b) {
            return a instanceof LoopRow first && b instanceof LoopRow second
                    ? sorted.order(reverse).compare(first, second) : 0;
        }
    }

    /** Rows of the tree, which asks for those in a loop when that is unfolded. */
    @NonNullByDefault({})
    private static final class Loops implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return input instanceof LoopTree tree ? tree.roots().toArray() : new Object[0];
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof LoopRow row ? row.inner().toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return element instanceof LoopRow row ? row.outer() : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof LoopRow row && !row.inner().isEmpty();
        }
    }
}
