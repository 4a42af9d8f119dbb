/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.IMemento;

/**
 * The columns of the tree as widgets: wide enough for their titles, as the user left them last, and the rightmost one
 * as wide as there is room.
 */
final class LoopColumns {

    /** Around a title, with the arrow that shows the order, in pixels. */
    private static final int TITLE_MARGIN = 30;
    private static final int NARROWEST = 20;
    private static final String WIDTH = "width.";
    private static final String PLACE = "place.";

    private final Tree tree;
    private boolean filling;

    LoopColumns(Tree tree) {
        this.tree = tree;
    }

    /** Gives all columns their widths, once they are there. */
    void install(@Nullable IMemento memento) {
        GC gc = new GC(tree);
        try {
            for (LoopColumn column : LoopColumn.values()) {
                Integer left = memento == null ? null : memento.getInteger(WIDTH + column.name());
                widget(column).setWidth(left != null && left >= NARROWEST ? left
                        : Math.max(column.width(), gc.textExtent(column.title()).x + TITLE_MARGIN));
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
        for (LoopColumn column : LoopColumn.values()) {
            Integer place = memento.getInteger(PLACE + column.name());
            if (place == null || place < 0 || place >= order.length || used[place]) {
                return; // of another version
            }
            used[place] = true;
            order[place] = column.ordinal();
        }
        tree.setColumnOrder(order);
    }

    private TreeColumn widget(LoopColumn column) {
        return tree.getColumn(column.ordinal());
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

    void save(IMemento memento) {
        TreeColumn last = rightmost();
        int[] order = tree.getColumnOrder();
        for (int place = 0; place < order.length; place++) {
            String name = LoopColumn.values()[order[place]].name();
            memento.putInteger(PLACE + name, place);
            TreeColumn column = tree.getColumn(order[place]);
            if (column != last) { // the last one's depends on the room that there is
                memento.putInteger(WIDTH + name, column.getWidth());
            }
        }
    }
}
