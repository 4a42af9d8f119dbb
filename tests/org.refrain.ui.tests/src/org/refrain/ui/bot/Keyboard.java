/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;

/** Types on the real keyboard, into whatever has the focus: keys are posted to the window system. */
public final class Keyboard {

    private static final int[] MODIFIERS = {SWT.CTRL, SWT.ALT, SWT.SHIFT};

    Keyboard() {
    }

    /**
     * Presses a key together with modifiers.
     *
     * @param modifiers SWT.CTRL, SWT.ALT, SWT.SHIFT or their sum; 0 for none
     * @param key a character, or a key code of SWT such as SWT.ARROW_DOWN
     */
    public void press(int modifiers, int key) {
        Ui.run(Keyboard::takeFocus);
        for (int modifier : MODIFIERS) {
            if ((modifiers & modifier) != 0) {
                post(SWT.KeyDown, modifier);
            }
        }
        post(SWT.KeyDown, key);
        post(SWT.KeyUp, key);
        for (int modifier : MODIFIERS) {
            if ((modifiers & modifier) != 0) {
                post(SWT.KeyUp, modifier);
            }
        }
        Ui.settle();
    }

    /**
     * Presses a key in a control that compares all of an event's state: posted keys come with a mouse button in it on
     * GTK, which workbench and platform controls leave out of account and NatTable does not.
     */
    public void press(Control control, int modifiers, int key) {
        Ui.run(() -> {
            control.setFocus();
            Event event = new Event();
            event.keyCode = key;
            event.character = modifiers == 0 && (key & SWT.KEYCODE_BIT) == 0 ? (char) key : 0;
            event.stateMask = modifiers;
            control.notifyListeners(SWT.KeyDown, event);
            control.notifyListeners(SWT.KeyUp, event);
        });
        Ui.settle();
    }

    /** Presses a key. */
    public void press(int key) {
        press(0, key);
    }

    /** Types a text of plain characters. */
    public void type(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            press(Character.isUpperCase(character) ? SWT.SHIFT : 0, Character.toLowerCase(character));
        }
    }

    /** Without a window manager a shell does not get the keyboard by itself. */
    private static void takeFocus() {
        Shell shell = Ui.display().getActiveShell();
        if (shell == null) {
            Shell[] shells = Ui.display().getShells();
            for (Shell candidate : shells) {
                if (candidate.isVisible()) {
                    candidate.forceActive();
                }
            }
        }
    }

    private static void post(int type, int key) {
        Event event = new Event();
        event.type = type;
        if (key > 0 && key < 0x10000 && Character.isDefined(key) && key >= ' ' && key != SWT.DEL) {
            event.character = (char) key;
        }
        event.keyCode = key;
        if (key == SWT.CR || key == SWT.ESC || key == SWT.TAB || key == SWT.BS || key == SWT.DEL) {
            event.character = (char) key;
        }
        if (!Ui.get(() -> Ui.display().post(event))) {
            throw new AssertionError("The display takes no key events");
        }
    }
}
