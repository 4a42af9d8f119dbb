/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

/**
 * Learns of changes in a {@link TraceSession}. All calls come on the user interface's thread. Nobody needs all of
 * them, so each does nothing unless it is overridden.
 */
public interface TraceSessionListener {

    /**
     * {@link TraceSession#rows()} has changed: more rows of the preview, the rows of the index, or none any more.
     *
     * @param session whose rows
     */
    default void rowsChanged(TraceSession session) {
    }

    /**
     * {@link TraceSession#index()} has come, or has gone because the file is read again.
     *
     * @param session whose index
     */
    default void indexChanged(TraceSession session) {
    }

    /**
     * {@link TraceSession#foundProgram()} or {@link TraceSession#program()} has changed; after the index has come.
     *
     * @param session whose program
     */
    default void programChanged(TraceSession session) {
    }

    /**
     * {@link TraceSession#selection()} has changed.
     *
     * @param session whose selection
     * @param selection the new one
     * @param source who selected; a listener ignores what it selected itself
     */
    default void selectionChanged(TraceSession session, TraceSelection selection, Object source) {
    }

    /**
     * {@link TraceSession#window()} has changed; once in a frame at most.
     *
     * @param session whose window
     * @param window the new one; empty for the whole trace
     * @param source who has shown it; a listener ignores what it has shown itself
     */
    default void windowChanged(TraceSession session, EventSpan window, Object source) {
    }

    /**
     * {@link TraceSession#state()} or {@link TraceSession#progress()} has changed; some ten times a second at most.
     *
     * @param session whose state
     */
    default void stateChanged(TraceSession session) {
    }
}
