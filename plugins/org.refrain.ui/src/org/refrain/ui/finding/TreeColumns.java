/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.IMemento;

/**
 * The columns of a tree: wide enough for their titles, as the user left them last, and the rightmost one
 * as wide as there is room.
 */
public final class TreeColumns {

    /** Around a title, with the arrow that shows the order, in pixels. */
    private static final int TITLE_MARGIN = 30;
    private static final int NARROWEST = 20;
    private static final String WIDTH = "width.";
    private static final String PLACE = "place.";

    private final Tree tree;
    private final List<String> names;
    private boolean filling;

    /**
     * @param tree its columns are complete, with titles and the widths that they are to have
     * @param names of the columns, for the memento
     */
    public TreeColumns(Tree tree, List<String> names) {
        this.tree = tree;
        this.names = names;
    }

    /**
     * Gives all columns their widths.
     *
     * @param memento what {@link #save} left, or null
     */
    public void install(@Nullable IMemento memento) {
        GC gc = new GC(tree);
        try {
            for (int index = 0; index < names.size(); index++) {
                TreeColumn column = tree.getColumn(index);
                Integer left = memento == null ? null : memento.getInteger(WIDTH + names.get(index));
                column.setWidth(left != null && left >= NARROWEST ? left
                        : Math.max(column.getWidth(), gc.textExtent(column.getText()).x + TITLE_MARGIN));
            }
        } finally {
            gc.dispose();
        }
        if (memento != null) {
            arrange(memento);
        }
        tree.addListener(SWT.Resize, event -> fill());
        for (TreeColumn column : tree.getColumns()) {
            column.addListener(SWT.Resize, event -> fill());
            column.addListener(SWT.Move, event -> fill());
        }
    }

    private void arrange(IMemento memento) {
        int[] order = new int[tree.getColumnCount()];
        boolean[] used = new boolean[order.length];
        for (int index = 0; index < names.size(); index++) {
            Integer place = memento.getInteger(PLACE + names.get(index));
            if (place == null || place < 0 || place >= order.length || used[place]) {
                return; // of another version
            }
            used[place] = true;
            order[place] = index;
        }
        tree.setColumnOrder(order);
    }

    private TreeColumn rightmost() {
        int[] order = tree.getColumnOrder();
        return tree.getColumn(order[order.length - 1]);
    }

    private void fill() {
        if (!filling) {
            filling = true;
            try {
                TreeColumn last = rightmost();
                int others = IntStream.of(tree.getColumnOrder()).mapToObj(tree::getColumn)
                        .filter(column -> column != last).mapToInt(TreeColumn::getWidth).sum();
                int rest = tree.getClientArea().width - others;
                if (rest > last.getWidth()) {
                    last.setWidth(rest);
                }
            } finally {
                filling = false;
            }
        }
    }

    /** Keeps how the user has arranged the columns. */
    public void save(IMemento memento) {
        TreeColumn last = rightmost();
        int[] order = tree.getColumnOrder();
        for (int place = 0; place < order.length; place++) {
            String name = names.get(order[place]);
            memento.putInteger(PLACE + name, place);
            TreeColumn column = tree.getColumn(order[place]);
            if (column != last) { // the last one's depends on the room that there is
                memento.putInteger(WIDTH + name, column.getWidth());
            }
        }
    }
}
