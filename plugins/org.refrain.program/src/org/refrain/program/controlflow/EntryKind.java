/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/** Why a function's frame opens. */
public enum EntryKind {
    /** It was called. */
    CALL,
    /** The function before it in the same frame jumped to it: the two share one return address. */
    TAIL_CALL,
    /** An exception interrupted what ran. */
    EXCEPTION,
    /** The trace, or a task that was not known before, begins with the function's first instruction. */
    START,
    /** The function was entered before anything is known: the trace begins in the middle of it, or came back to it. */
    ENTERED_EARLIER
}
