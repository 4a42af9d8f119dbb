/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/** Why a function's frame closes. */
public enum ExitKind {
    /** It returned. */
    RETURN,
    /** It jumped to another function, which is entered next in the same frame. */
    TAIL_CALL,
    /** A handler returned to what it had interrupted. */
    EXCEPTION_RETURN,
    /** Control left several frames at once: longjmp, or a return that nothing explains. */
    DROPPED,
    /** What became of it is not known: a discontinuity. */
    LOST
}
