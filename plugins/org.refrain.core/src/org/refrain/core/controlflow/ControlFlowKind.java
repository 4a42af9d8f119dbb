/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

/** What a symbol of a control-flow trace tells. */
public enum ControlFlowKind {
    /** A function was entered: a frame opens. */
    ENTRY,
    /** A basic block of the function whose frame is the innermost one was executed. */
    BLOCK,
    /** The innermost frame was left. */
    EXIT,
    /** A discontinuity: every frame that was open is lost, and how deep execution is nested is not known. */
    GAP,
    /** Nothing about control flow; it is passed over. */
    OTHER
}
