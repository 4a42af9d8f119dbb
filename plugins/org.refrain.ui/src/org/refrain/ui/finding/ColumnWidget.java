/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;

/** What tables and trees do with their columns alike, though SWT has no type for it. */
interface ColumnWidget {

    /** The table or tree. */
    Scrollable control();

    Item[] columns();

    int width(int column);

    void setWidth(int column, int width);

    void setResizable(int column, boolean resizable);

    /** The columns from left to right. */
    int[] order();

    void setOrder(int[] order);

    /** How narrow its first column may become, in pixels. */
    int leastFirst();

    /** Columns of a table. */
    record OfTable(Table control) implements ColumnWidget {

        private static final int LEAST = 72;

        @Override
        public Item[] columns() {
            return control.getColumns();
        }

        @Override
        public int width(int column) {
            return control.getColumn(column).getWidth();
        }

        @Override
        public void setWidth(int column, int width) {
            control.getColumn(column).setWidth(width);
        }

        @Override
        public void setResizable(int column, boolean resizable) {
            control.getColumn(column).setResizable(resizable);
        }

        @Override
        public int[] order() {
            return control.getColumnOrder();
        }

        @Override
        public void setOrder(int[] order) {
            control.setColumnOrder(order);
        }

        @Override
        public int leastFirst() {
            return LEAST;
        }
    }

    /** Columns of a tree. */
    record OfTree(Tree control) implements ColumnWidget {

        /** What is deep in the tree stands far to the right. */
        private static final int LEAST = 160;

        @Override
        public Item[] columns() {
            return control.getColumns();
        }

        @Override
        public int width(int column) {
            return control.getColumn(column).getWidth();
        }

        @Override
        public void setWidth(int column, int width) {
            control.getColumn(column).setWidth(width);
        }

        @Override
        public void setResizable(int column, boolean resizable) {
            control.getColumn(column).setResizable(resizable);
        }

        @Override
        public int[] order() {
            return control.getColumnOrder();
        }

        @Override
        public void setOrder(int[] order) {
            control.setColumnOrder(order);
        }

        @Override
        public int leastFirst() {
            return LEAST;
        }
    }
}
