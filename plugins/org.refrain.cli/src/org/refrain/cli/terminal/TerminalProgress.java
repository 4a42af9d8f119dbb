/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.terminal;

import java.io.PrintStream;

import org.refrain.core.progress.Progress;

/**
 * Progress on standard error: one line that is overwritten, or one line for each task when nobody watches.
 *
 * <p>Used by the working thread only.
 */
final class TerminalProgress implements Progress {

    private static final long INTERVAL = 100_000_000;

    private final PrintStream err;
    private final boolean overwrite;
    private String task = "";
    private long next;

    TerminalProgress(PrintStream err, boolean overwrite) {
        this.err = err;
        this.overwrite = overwrite;
    }

    @Override
    public void report(String newTask, long done, long total) {
        if (overwrite) {
            long now = System.nanoTime();
            if (now - next >= 0 || next == 0) {
                next = now + INTERVAL;
                err.print("\r" + Text.printable(newTask) + percent(done, total) + "\u001b[K");
                err.flush();
            }
        } else if (!newTask.isEmpty() && !newTask.equals(task)) {
            task = newTask;
            err.println("refrain: " + Text.printable(newTask));
        }
    }

    private static String percent(long done, long total) {
        return total <= 0 ? "" : " " + Math.min(100, (long) (100.0 * done / total)) + " %";
    }

    @Override
    public boolean isCancelled() {
        return false;
    }
}
