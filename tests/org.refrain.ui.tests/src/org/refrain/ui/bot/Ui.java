/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Runs code on the user interface's thread and waits for it; whatever it throws comes back to the caller. */
public final class Ui {

    private Ui() {
    }

    public static Display display() {
        return PlatformUI.getWorkbench().getDisplay();
    }

    /** Runs code that gives a result. */
    public static <T> T get(Callable<T> code) {
        AtomicReference<T> result = new AtomicReference<>();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        display().syncExec(() -> {
            try {
                result.set(code.call());
            } catch (Exception | AssertionError e) {
                failure.set(e);
            }
        });
        Throwable thrown = failure.get();
        if (thrown instanceof AssertionError error) {
            throw error;
        }
        if (thrown != null) {
            throw new AssertionError(thrown);
        }
        return result.get();
    }

    /** Runs code without a result. */
    public static void run(Action code) {
        get(() -> {
            code.run();
            return "";
        });
    }

    /** Lets everything happen that has been caused. */
    public static void settle() {
        run(() -> {
            while (display().readAndDispatch()) {
                // until there is nothing more
            }
        });
    }

    /** Starts code and does not wait: it may open a modal dialog. */
    public static void start(Runnable code) {
        display().asyncExec(code);
    }

    /** Code that may throw. */
    @FunctionalInterface
    public interface Action {
        void run() throws Exception;
    }
}
