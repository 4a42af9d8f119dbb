/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.RowTree;

/** The loops of a trace as a tree, details of the selected one, and a line about all of them. */
public final class LoopsPage {

    private static final int MARGIN = 4;

    private final Composite control;
    private final RowTree<LoopRow> rows;
    private final LoopDetails details;
    private final Label summary;
    private @Nullable SymbolTable symbols;

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
        rows = new RowTree<>(control, LoopRow.class, List.of(LoopColumn.values()), LoopColumn.ROW,
                Messages.LoopsView_name, memento);
        Tree tree = rows.viewer().getTree();
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree);
        details = new LoopDetails(control, user::opens);
        summary = new Label(control, SWT.NONE);
        GridDataFactory.fillDefaults().indent(MARGIN, 0).grab(true, false).applyTo(summary);
        rows.viewer().addSelectionChangedListener(event -> {
            details.show(selected(), symbols);
            tree.showSelection(); // the details have taken some of its room
        });
        rows.addUser(user::selects, user::opens);
    }

    /** Keeps how the columns are arranged and sorted. */
    void save(IMemento memento) {
        rows.save(memento);
    }

    Composite control() {
        return control;
    }

    /** The tree. */
    public TreeViewer viewer() {
        return rows.viewer();
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
        return rows.selected();
    }

    /**
     * Shows loops, or none; the outermost ones at first.
     *
     * @param newSymbols the trace's
     */
    void show(@Nullable LoopTree tree, @Nullable SymbolTable newSymbols) {
        symbols = newSymbols;
        rows.show(tree == null ? List.of() : tree.roots());
        details.show(null, null);
        summary.setText(tree == null ? "" : summary(tree));
    }

    /** Unfolds so many levels, and folds what is deeper. */
    void unfold(int levels) {
        TreeViewer viewer = rows.viewer();
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
}
