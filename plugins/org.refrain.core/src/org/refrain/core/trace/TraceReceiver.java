/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

/**
 * Takes the contents of a trace as a reader finds them, in the order of execution.
 *
 * <p>All calls come from the reading thread. The {@link InstructionRow} belongs to the reader and is overwritten by
 * the next row: take out what is to be kept.
 */
public interface TraceReceiver {

    /** One executed instruction, or one token of a symbol file. */
    void instruction(InstructionRow row);

    /** A place after which call depth and continuity are not known; it is an event of the trace. */
    void discontinuity(Discontinuity discontinuity);

    /** A row beside the instruction stream (exception entry or exit, data access); not an event. */
    void mark(TraceMark mark);

    /**
     * A row that could not be read, or a finding about the file. A damaged file may have one for each of its rows:
     * count them all, keep only so many.
     */
    void problem(TraceProblem problem);
}
