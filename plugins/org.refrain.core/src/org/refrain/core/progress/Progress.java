/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.progress;

import java.util.concurrent.CancellationException;

/**
 * How long work tells its progress and learns that nobody wants its result any more.
 *
 * <p>The core has no user interface; an Eclipse job, a terminal or a test each give their own. Implementations are
 * called from the working thread, many times a second, and must return at once.
 */
public interface Progress {

    /** Ignores every report and never cancels. */
    Progress NONE = new Progress() {
        @Override
        public void report(String task, long done, long total) {
            // nobody is looking
        }

        @Override
        public boolean isCancelled() {
            return false;
        }
    };

    /**
     * Tells how far a task has come.
     *
     * @param task what is being done, for a person: "Reading trace.csv"
     * @param done units finished, from 0 to {@code total}; the unit is the task's own
     * @param total units in all, or -1 when it is not known
     */
    void report(String task, long done, long total);

    /** Whether the work should stop; checked every few thousand steps by long loops. */
    boolean isCancelled();

    /**
     * Ends the work when it has been cancelled.
     *
     * @throws CancellationException if {@link #isCancelled()}
     */
    default void checkCancelled() {
        if (isCancelled()) {
            throw new CancellationException();
        }
    }
}
