/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;

/** Something with controls in it: a view, an editor, a dialog. */
public class BotPart {

    private final Control root;

    BotPart(Control root) {
        this.root = root;
    }

    /** The control that holds all others. */
    public Control root() {
        return root;
    }

    /** The first visible control of a type; waits for it. */
    public <T extends Control> T control(Class<T> type) {
        return control(type, "");
    }

    /** The first visible control of a type whose text contains something; waits for it. */
    public <T extends Control> T control(Class<T> type, String text) {
        Wait.until(type.getSimpleName() + " with the text \"" + text + "\"", () -> find(type, text).isPresent());
        return Ui.get(() -> find(type, text).orElseThrow());
    }

    private <T extends Control> Optional<T> find(Class<T> type, String text) {
        return root.isDisposed() ? Optional.empty()
                : Widgets.all(root, type, control -> textOf(control).contains(text)).stream().findFirst();
    }

    public BotTable table() {
        return new BotTable(control(Table.class));
    }

    public BotTree tree() {
        return new BotTree(control(Tree.class));
    }

    public Text text() {
        return control(Text.class);
    }

    public Button button(String label) {
        return control(Button.class, label);
    }

    /** Clicks a button. */
    public void click(String label) {
        Button button = button(label);
        Wait.until("button " + label + " enabled", button::isEnabled);
        Ui.start(() -> button.notifyListeners(SWT.Selection, new Event()));
        Ui.settle();
    }

    /** Chooses a radio button. */
    public void select(String label) {
        Button chosen = button(label);
        Ui.run(() -> {
            for (Button other : Widgets.all(chosen.getParent(), Button.class,
                    button -> (button.getStyle() & SWT.RADIO) != 0)) {
                other.setSelection(other == chosen);
            }
            chosen.notifyListeners(SWT.Selection, new Event());
        });
        Ui.settle();
    }

    /** Clicks a link. */
    public void clickLink(String text) {
        Link link = control(Link.class, text);
        Ui.start(() -> link.notifyListeners(SWT.Selection, new Event()));
        Ui.settle();
    }

    /** What the first control of a type says whose text contains something. */
    public String textWith(Class<? extends Control> type, String text) {
        Control found = control(type, text);
        return Ui.get(() -> textOf(found));
    }

    /** What a control shows; mnemonics left out. */
    private static String textOf(Control control) {
        String text = control instanceof Label label ? label.getText()
                : control instanceof Text field ? field.getText()
                : control instanceof Button button ? button.getText()
                : control instanceof Link link ? link.getText() : "";
        return text.replace("&", "");
    }
}
