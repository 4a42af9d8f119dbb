/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/**
 * What a handler interrupted, or where a suspended task goes on.
 *
 * @param source the last instruction before it
 * @param state whether that instruction's effect on the flow of control was seen
 * @param resume for {@link State#RETURNED}: the return address, or {@link Frames#UNKNOWN}
 */
record Interruption(int source, State state, long resume) {

    /** How far the instruction before had come. */
    enum State {
        /** Where it leads shows when control comes back. */
        PENDING,
        /** It was a return, and its frame is closed. */
        RETURNED,
        /** Nothing is known: the trace began in the handler. */
        UNKNOWN
    }

    static Interruption pending(int source) {
        return new Interruption(source, State.PENDING, Frames.UNKNOWN);
    }

    static Interruption returned(int source, long resume) {
        return new Interruption(source, State.RETURNED, resume);
    }

    static Interruption unknown() {
        return new Interruption(FlowTable.NONE, State.UNKNOWN, Frames.UNKNOWN);
    }
}
