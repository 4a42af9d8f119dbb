/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** A tree of the platform. */
public final class BotTree {

    private final Tree tree;

    BotTree(Tree tree) {
        this.tree = tree;
    }

    public Tree widget() {
        return tree;
    }

    /** The texts of the topmost items. */
    public List<String> roots() {
        return Ui.get(() -> Stream.of(tree.getItems()).map(TreeItem::getText).toList());
    }

    /** Expands item after item and double-clicks the last one. */
    public void open(String... path) {
        for (int i = 1; i < path.length; i++) {
            String[] part = List.of(path).subList(0, i).toArray(String[]::new);
            Wait.until("tree item " + part[i - 1], () -> find(part) != null);
            Ui.run(() -> expand(part));
        }
        Wait.until("tree item " + path[path.length - 1], () -> find(path) != null);
        Ui.run(() -> {
            TreeItem item = found(path);
            tree.setFocus();
            tree.setSelection(item);
            tell(SWT.Selection, item);
            tell(SWT.DefaultSelection, item);
        });
        Ui.settle();
    }

    private void tell(int type, TreeItem item) {
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(type, event);
    }

    private void expand(String... path) {
        TreeItem item = found(path);
        if (!item.getExpanded()) {
            tell(SWT.Expand, item);
            item.setExpanded(true);
        }
    }

    private TreeItem found(String... path) {
        TreeItem item = find(path);
        if (item == null) {
            throw new AssertionError("no item " + String.join("/", path));
        }
        return item;
    }

    private @Nullable TreeItem find(String... path) {
        TreeItem[] items = tree.getItems();
        TreeItem found = null;
        for (String name : path) {
            found = Stream.of(items).filter(item -> item.getText().startsWith(name)).findFirst().orElse(null);
            if (found == null) {
                return null;
            }
            items = found.getItems();
        }
        return found;
    }
}
