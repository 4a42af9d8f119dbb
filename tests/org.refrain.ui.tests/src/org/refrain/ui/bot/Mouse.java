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

/** Moves and clicks the real mouse. */
public final class Mouse {

    Mouse() {
    }

    /** Clicks once with the first button. */
    public void click(Control control, int x, int y) {
        click(control, x, y, 1);
    }

    /**
     * Clicks once.
     *
     * @param x from the control's left edge
     * @param y from its upper edge
     * @param button from 1
     */
    public void click(Control control, int x, int y, int button) {
        Point at = Ui.get(() -> control.toDisplay(x, y));
        move(at);
        post(SWT.MouseDown, at, button);
        post(SWT.MouseUp, at, button);
    }

    /** Clicks twice. */
    public void doubleClick(Control control, int x, int y) {
        click(control, x, y);
        click(control, x, y);
    }

    /** Presses at one place, moves, and lets go at another. */
    public void drag(Control control, int fromX, int fromY, int toX, int toY) {
        Point from = Ui.get(() -> control.toDisplay(fromX, fromY));
        Point to = Ui.get(() -> control.toDisplay(toX, toY));
        move(from);
        post(SWT.MouseDown, from, 1);
        move(new Point((from.x + to.x) / 2, (from.y + to.y) / 2));
        move(to);
        post(SWT.MouseUp, to, 1);
    }

    private void move(Point at) {
        post(SWT.MouseMove, at, 0);
    }

    private static void post(int type, Point at, int button) {
        Event event = new Event();
        event.type = type;
        event.x = at.x;
        event.y = at.y;
        event.button = button;
        if (!Ui.get(() -> Ui.display().post(event))) {
            throw new AssertionError("The display takes no mouse events");
        }
        Ui.run(() -> {
            while (Ui.display().readAndDispatch()) {
                // until there is nothing more
            }
        });
    }
}
