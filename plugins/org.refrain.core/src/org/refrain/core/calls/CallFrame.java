/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/**
 * A frame that is open at a place of a trace.
 *
 * @param depth number of known frames below it
 * @param function its number in the {@link org.refrain.core.controlflow.ControlFlowAlphabet}
 * @param entryEvent its entry in the control-flow trace
 * @param entryPosition the same in the trace of instructions: its first one
 * @param block number of the block that runs, {@link #NONE} when none has been told yet
 * @param position where it is in the trace of instructions: the last one that it has executed
 */
public record CallFrame(long depth, int function, long entryEvent, long entryPosition, int block, long position) {

    /** No block. */
    public static final int NONE = -1;
}
