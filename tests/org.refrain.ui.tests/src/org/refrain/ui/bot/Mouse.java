/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/**
 * Moves the real pointer, and tells controls that paint themselves of presses and releases.
 *
 * <p>Buttons cannot be posted: on GTK, {@link org.eclipse.swt.widgets.Display#post} delivers them without their place.
 * Controls that the platform paints are used through their own classes ({@link BotTable}, {@link BotTree}), as SWTBot
 * does it.
 */
public final class Mouse {

    Mouse() {
    }

    /** Clicks once with the first button. */
    public void click(Control control, int x, int y) {
        click(control, x, y, 1, SWT.NONE);
    }

    /**
     * Clicks once.
     *
     * @param x from the control's left edge
     * @param y from its upper edge
     * @param button from 1
     * @param modifiers keys that are held: SWT.CTRL, SWT.SHIFT, SWT.ALT or their sum
     */
    public void click(Control control, int x, int y, int button, int modifiers) {
        move(control, x, y);
        send(control, SWT.MouseDown, x, y, button, 1, modifiers);
        send(control, SWT.MouseUp, x, y, button, 1, modifiers);
    }

    /** Clicks twice with the first button. */
    public void doubleClick(Control control, int x, int y) {
        click(control, x, y);
        send(control, SWT.MouseDown, x, y, 1, 2, SWT.NONE);
        send(control, SWT.MouseDoubleClick, x, y, 1, 2, SWT.NONE);
        send(control, SWT.MouseUp, x, y, 1, 2, SWT.NONE);
    }

    /** Presses at one place, moves, and lets go at another. */
    public void drag(Control control, int fromX, int fromY, int toX, int toY) {
        drag(control, fromX, fromY, toX, toY, SWT.NONE);
    }

    /** The same while keys are held: SWT.CTRL, SWT.SHIFT, SWT.ALT or their sum. */
    public void drag(Control control, int fromX, int fromY, int toX, int toY, int modifiers) {
        move(control, fromX, fromY);
        send(control, SWT.MouseDown, fromX, fromY, 1, 1, modifiers);
        for (int part = 1; part <= 4; part++) {
            // with the pointer, too: news of where it was would undo the move
            move(control, fromX + (toX - fromX) * part / 4, fromY + (toY - fromY) * part / 4, SWT.BUTTON1 | modifiers);
        }
        send(control, SWT.MouseUp, toX, toY, 1, 1, modifiers);
    }

    /** Turns the wheel; lines are positive upwards. */
    public void wheel(Control control, int x, int y, int lines) {
        move(control, x, y);
        send(control, SWT.MouseWheel, x, y, 0, lines, SWT.NONE);
    }

    /** Moves the pointer to a place in a control. */
    public void move(Control control, int x, int y) {
        move(control, x, y, SWT.NONE);
    }

    private static void move(Control control, int x, int y, int state) {
        Ui.run(() -> {
            Point at = control.toDisplay(x, y);
            Ui.display().setCursorLocation(at);
        });
        send(control, SWT.MouseMove, x, y, 0, 0, state);
    }

    private static void send(Control control, int type, int x, int y, int button, int count, int modifiers) {
        Event event = new Event();
        event.x = x;
        event.y = y;
        event.button = button;
        event.count = count;
        event.stateMask = modifiers | (type == SWT.MouseUp ? SWT.BUTTON1 << (button - 1) : 0);
        Ui.run(() -> {
            if (type == SWT.MouseDown && button == 1) {
                control.setFocus();
            }
            event.widget = control;
            control.notifyListeners(type, event);
        });
        Ui.settle();
    }
}
