/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

/**
 * A candidate for the main loop's header.
 *
 * @param symbol the symbol that begins each iteration
 * @param executions how often it occurs in the trace
 * @param share share of the trace's events that run inside this loop, what it calls included; 0 to 1
 * @param reason why it was chosen
 */
public record LoopHeader(int symbol, long executions, double share, Reason reason) {

    /** How a header was found. */
    public enum Reason {
        /** The loop was entered from outside at this symbol. */
        ENTRY,
        /** The trace begins inside the loop; this is where its longest backward jump goes. */
        BACKWARD_JUMP,
        /** The entry begins an inner loop as well; this is the first symbol behind that one. */
        BEHIND_INNER_LOOP,
        /** The user said so. */
        GIVEN
    }
}
