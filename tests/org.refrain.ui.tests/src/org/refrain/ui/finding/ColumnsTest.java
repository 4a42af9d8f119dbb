/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Ui;

class ColumnsTest {

    private static final List<String> NAMES = List.of("ONE", "TWO", "THREE");
    private static final int WIDE = 1000;
    private static final int NARROW = 250;

    @Test
    void theLastOneTakesTheRoomThatIsLeft() {
        Ui.run(() -> {
            Shell shell = shell(WIDE);
            try {
                Table table = table(shell);
                new Columns(table, NAMES, true).read(null);
                assertThat(sum(table)).isEqualTo(table.getClientArea().width);
                int first = table.getColumn(0).getWidth();
                table.setColumnOrder(new int[] {2, 1, 0});
                table.getColumn(1).setWidth(40); // narrower than it was: no gap is left at the right
                assertThat(sum(table)).isGreaterThanOrEqualTo(table.getClientArea().width);
                assertThat(table.getColumn(0).getWidth()).isGreaterThanOrEqualTo(first);
            } finally {
                shell.dispose();
            }
        });
    }

    @Test
    void theFirstOneGivesWay() {
        Ui.run(() -> {
            Shell shell = shell(NARROW);
            try {
                Table table = table(shell);
                Columns columns = new Columns(table, NAMES, false);
                columns.fit(0, Stream.of("a name that is far too long for a table of this width, and still goes on"));
                columns.apply();
                assertThat(sum(table)).isEqualTo(table.getClientArea().width);
                Tree tree = tree(shell);
                new Columns(tree, NAMES).read(null);
                assertThat(tree.getColumn(0).getWidth()).as("has room for what is deep in the tree")
                        .isBetween(160, NARROW);
            } finally {
                shell.dispose();
            }
        });
    }

    @Test
    void areWhereTheUserLeftThem() {
        Ui.run(() -> {
            Shell shell = shell(WIDE);
            try {
                Table table = table(shell);
                Columns columns = new Columns(table, NAMES, true);
                columns.read(null);
                table.getColumn(0).setWidth(123);
                table.setColumnOrder(new int[] {1, 0, 2});
                IMemento memento = XMLMemento.createWriteRoot("view");
                columns.save(memento);
                assertThat(memento.getInteger("width.TWO")).as("not chosen by the user").isNull();
                assertThat(memento.getInteger("width.THREE")).as("depends on the room").isNull();
                Tree tree = tree(shell);
                new Columns(tree, NAMES).read(memento);
                assertThat(tree.getColumn(0).getWidth()).isEqualTo(123);
                assertThat(tree.getColumnOrder()).containsExactly(1, 0, 2);
                Table other = table(shell);
                new Columns(other, List.of("ONE", "TWO", "NEW"), true).read(memento);
                assertThat(other.getColumn(0).getWidth()).isEqualTo(123);
                assertThat(other.getColumnOrder()).as("of another version").containsExactly(0, 1, 2);
            } finally {
                shell.dispose();
            }
        });
    }

    @Test
    void hiddenOnesHaveNoWidth() {
        Ui.run(() -> {
            Shell shell = shell(WIDE);
            try {
                Table table = table(shell);
                Columns columns = new Columns(table, NAMES, true);
                columns.setVisible(2, false);
                columns.apply();
                assertThat(table.getColumn(2).getWidth()).isZero();
                assertThat(sum(table)).isEqualTo(table.getClientArea().width);
                columns.setVisible(2, true);
                columns.apply();
                assertThat(table.getColumn(2).getWidth()).isPositive();
            } finally {
                shell.dispose();
            }
        });
    }

    private static Shell shell(int width) {
        Shell shell = new Shell(Ui.display());
        shell.setLayout(new FillLayout(SWT.VERTICAL));
        shell.setSize(width, 300);
        return shell;
    }

    private static Table table(Shell shell) {
        Table table = new Table(shell, SWT.NONE);
        table.setHeaderVisible(true);
        for (String name : NAMES) {
            new TableColumn(table, SWT.LEFT).setText(name);
        }
        shell.layout();
        return table;
    }

    private static Tree tree(Shell shell) {
        Tree tree = new Tree(shell, SWT.NONE);
        tree.setHeaderVisible(true);
        for (String name : NAMES) {
            TreeColumn column = new TreeColumn(tree, SWT.LEFT);
            column.setText(name);
            column.setWidth(name.equals("ONE") ? 300 : 10);
        }
        shell.layout();
        return tree;
    }

    private static int sum(Table table) {
        return Stream.of(table.getColumns()).mapToInt(TableColumn::getWidth).sum();
    }
}
