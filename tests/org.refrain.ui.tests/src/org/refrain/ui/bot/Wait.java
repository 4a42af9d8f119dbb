/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.concurrent.Callable;

import org.eclipse.swt.widgets.Display;

/** Waits until something is so, and fails when it never is. */
public final class Wait {

    private static final long LIMIT_MILLIS = 30_000;
    private static final long PAUSE_MILLIS = 20;

    private Wait() {
    }

    /**
     * Waits for a condition, which is asked on the user interface's thread.
     *
     * @param what what is waited for, for the failure's message
     */
    public static void until(String what, Callable<Boolean> condition) {
        long end = System.currentTimeMillis() + LIMIT_MILLIS;
        while (!Ui.get(condition)) {
            if (System.currentTimeMillis() > end) {
                Screenshots.take("gave-up-waiting");
                throw new AssertionError("Waited " + LIMIT_MILLIS / 1000 + " s in vain for: " + what);
            }
            pause();
        }
    }

    /** On the user interface's thread, lets other things happen. */
    private static void pause() {
        Display display = Display.getCurrent();
        if (display != null && display.readAndDispatch()) {
            return;
        }
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }
}
