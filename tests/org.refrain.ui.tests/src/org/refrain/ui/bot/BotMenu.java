/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;

/**
 * The context menu of a control, open, or the menu bar of a window. Its menus are told that they are shown, which is
 * when they get their items.
 */
public final class BotMenu {

    private final Control control;
    private final Menu menu;

    private BotMenu(Control control, Menu menu) {
        this.control = control;
        this.menu = menu;
    }

    /** Opens the context menu where the user has clicked with the right button, or pressed the menu key. */
    public static BotMenu open(Control control) {
        Ui.run(() -> {
            control.setFocus();
            Point at = control.toDisplay(control.getSize().x / 4, control.getSize().y / 4);
            Event event = new Event();
            event.x = at.x;
            event.y = at.y;
            control.notifyListeners(SWT.MenuDetect, event);
        });
        BotMenu opened = Ui.get(() -> {
            Menu menu = control.getMenu();
            if (menu == null) {
                throw new AssertionError("no context menu");
            }
            menu.notifyListeners(SWT.Show, new Event());
            return new BotMenu(control, menu);
        });
        Ui.settle();
        return opened;
    }

    /** The menu bar of a window. */
    public static BotMenu bar(Shell window) {
        return Ui.get(() -> new BotMenu(window, window.getMenuBar()));
    }

    /** The labels of the items below some items, without mnemonics and keys; separators left out. */
    public List<String> labels(String... path) {
        return Ui.get(() -> {
            List<String> labels = new ArrayList<>();
            for (MenuItem item : submenu(path).getItems()) {
                if ((item.getStyle() & SWT.SEPARATOR) == 0) {
                    labels.add(label(item));
                }
            }
            return labels;
        });
    }

    /** The keys that an item shows beside its label; empty when it shows none. */
    public String keys(String... path) {
        return Ui.get(() -> {
            String text = item(path).getText();
            int tab = text.indexOf('\t');
            return tab < 0 ? "" : text.substring(tab + 1);
        });
    }

    public boolean isEnabled(String... path) {
        return Ui.get(() -> item(path).isEnabled());
    }

    /** Chooses an item, which closes the menu. */
    public void choose(String... path) {
        Ui.run(() -> {
            MenuItem item = item(path);
            if (!item.isEnabled()) {
                throw new AssertionError(String.join(" > ", path) + " is disabled");
            }
            Event event = new Event();
            event.widget = item;
            item.notifyListeners(SWT.Selection, event);
        });
        close();
    }

    /** Closes the menu without choosing anything. */
    public void close() {
        Ui.run(() -> {
            if (!control.isDisposed() && !menu.isDisposed()) {
                menu.notifyListeners(SWT.Hide, new Event());
            }
        });
        Ui.settle();
    }

    private MenuItem item(String... path) {
        Menu above = submenu(List.of(path).subList(0, path.length - 1).toArray(String[]::new));
        MenuItem found = find(above, path[path.length - 1]);
        if (found == null) {
            throw new AssertionError("no item " + String.join(" > ", path));
        }
        return found;
    }

    /** The menu that some items lead to, one below the other. */
    private Menu submenu(String... path) {
        Menu at = menu;
        for (String label : path) {
            MenuItem item = find(at, label);
            Menu next = item == null ? null : item.getMenu();
            if (next == null) {
                throw new AssertionError("no submenu " + label);
            }
            next.notifyListeners(SWT.Show, new Event());
            at = next;
        }
        return at;
    }

    private static @Nullable MenuItem find(Menu menu, String label) {
        for (MenuItem item : menu.getItems()) {
            if (label(item).equals(label)) {
                return item;
            }
        }
        return null;
    }

    private static String label(MenuItem item) {
        String text = item.getText();
        int tab = text.indexOf('\t');
        return (tab < 0 ? text : text.substring(0, tab)).replace("&", "");
    }
}
