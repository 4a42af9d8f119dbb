/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

/** What is met while the control flow of a trace is rebuilt. */
public enum Observation {
    CALL("calls", Weight.EXPECTED),
    INDIRECT_CALL("indirect calls", Weight.EXPECTED),
    RETURN("returns", Weight.EXPECTED),
    TAIL_CALL("tail calls", Weight.EXPECTED),
    INDIRECT_JUMP("indirect jumps", Weight.EXPECTED),
    FALL_INTO("functions fallen into from the one before", Weight.EXPECTED),
    SWITCH_HELPER("switches by a helper function", Weight.EXPECTED),
    EXCEPTION("exceptions entered", Weight.EXPECTED),
    TAIL_CHAINED("exceptions chained to the one before", Weight.EXPECTED),
    EXCEPTION_ON_BRANCH("exceptions on a jump", Weight.EXPECTED),
    EXCEPTION_ON_CALL("exceptions on a call", Weight.EXPECTED),
    EXCEPTION_AFTER_RETURN("exceptions right after a return", Weight.EXPECTED),
    LONGJMP("long jumps", Weight.EXPECTED),
    TASK_START("tasks started", Weight.EXPECTED),
    CONTEXT_SWITCH("task switches", Weight.EXPECTED),
    SHORT_SKIP("instructions left out whose condition failed", Weight.EXPECTED),
    RETURN_BELOW_START("returns to before the trace begins", Weight.EXPECTED),
    UNKNOWN_STACK("tasks resumed that began before the trace", Weight.EXPECTED),
    GAP("discontinuities", Weight.EXPECTED),
    CALL_NOT_TRACED("calls whose callee is not in the trace", Weight.DOUBTFUL),
    CALL_INSIDE("calls into the middle of a function", Weight.DOUBTFUL),
    JUMP_INSIDE("jumps into the middle of another function", Weight.DOUBTFUL),
    BLOCK_INSIDE("jumps into the middle of a block", Weight.DOUBTFUL),
    RETURN_AS_JUMP("returns used as jumps", Weight.DOUBTFUL),
    INFERRED_HANDLER("handlers that no vector table names", Weight.DOUBTFUL),
    AMBIGUOUS_SWITCH("task switches with several candidates", Weight.DOUBTFUL),
    GUESSED_SWITCH("task switches guessed after looking ahead", Weight.DOUBTFUL),
    UNKNOWN_EVENT("events of no known instruction", Weight.DOUBTFUL),
    FRAME_DROPPED("frames left without a return", Weight.DOUBTFUL),
    UNEXPLAINED_RETURN("unexplained returns", Weight.UNEXPLAINED),
    UNEXPLAINED_JUMP("unexplained jumps", Weight.UNEXPLAINED);

    private final String words;
    private final Weight weight;

    /** What it says about how sure the result is. */
    public enum Weight {
        /** Programs do that. */
        EXPECTED,
        /** Taken the likely way; another was possible. */
        DOUBTFUL,
        /** The result is wrong there, or the trace or the program is. */
        UNEXPLAINED
    }

    Observation(String words, Weight weight) {
        this.words = words;
        this.weight = weight;
    }

    /** Many of it, for a person: "returns". */
    public String words() {
        return words;
    }

    public Weight weight() {
        return weight;
    }
}
