/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.RowTree;
import org.refrain.ui.message.SpokenName;

/** The access patterns of a trace as a tree, a filter above it, and a line about all of them. */
public final class AccessesPage {

    /** More lines cost the user interface time that can be felt; the filter finds the others. */
    static final int MOST_LINES = 500;

    /** Instructions of a single line that are unfolded with their patterns. */
    private static final int MOST_UNFOLDED = 20;
    private static final int MARGIN = 4;

    private final Composite control;
    private final Text filter;
    private final RowTree<AccessRow> rows;
    private final Label summary;
    private @Nullable AccessTree tree;

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
        rows = new RowTree<>(control, AccessRow.class, List.of(AccessColumn.values()), AccessColumn.ACCESSES,
                Messages.AccessesPage_name, memento);
        Tree widget = rows.viewer().getTree();
        GridDataFactory.fillDefaults().grab(true, true).applyTo(widget);
        summary = new Label(control, SWT.NONE);
        GridDataFactory.fillDefaults().indent(MARGIN, 0).grab(true, false).applyTo(summary);
        rows.addUser(user::selects, user::opens);
        filter.addListener(SWT.Modify, event -> list());
        filter.addListener(SWT.DefaultSelection, event -> widget.setFocus());
    }

    /** Keeps how the columns are arranged and sorted. */
    void save(IMemento memento) {
        rows.save(memento);
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
        return rows.viewer();
    }

    /** What is said below the tree. */
    public String summary() {
        return summary.getText();
    }

    /** The selected row, or null. */
    @Nullable
    AccessRow selected() {
        return rows.selected();
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
        rows.show(listed);
        if (listed.size() == 1 && listed.get(0).inner().size() <= MOST_UNFOLDED) {
            rows.viewer().expandAll();
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
}
