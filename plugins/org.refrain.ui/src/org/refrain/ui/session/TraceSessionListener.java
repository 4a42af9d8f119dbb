/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

/**
 * Learns of changes in a {@link TraceSession}. All calls come on the user interface's thread.
 */
public interface TraceSessionListener {

    /** {@link TraceSession#rows()} has changed: more rows of the preview, the rows of the index, or none any more. */
    default void rowsChanged(TraceSession session) {
        // not everybody shows rows
    }

    /** {@link TraceSession#index()} has come, or has gone because the file is read again. */
    default void indexChanged(TraceSession session) {
        // not everybody needs the index
    }

    /**
     * {@link TraceSession#selection()} has changed.
     *
     * @param source who selected; a listener ignores what it selected itself
     */
    default void selectionChanged(TraceSession session, TraceSelection selection, Object source) {
        // not everybody follows the selection
    }

    /** {@link TraceSession#state()} or {@link TraceSession#progress()} has changed; at most some ten times a second. */
    default void stateChanged(TraceSession session) {
        // not everybody shows progress
    }
}
