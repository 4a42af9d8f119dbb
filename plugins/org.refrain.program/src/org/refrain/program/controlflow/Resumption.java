/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.program.thumb.BranchKind;

/** Whether what was interrupted can go on at an address. */
final class Resumption {

    /** It cannot. */
    static final int NO = 0;
    /** It can go anywhere, or to many places, and this is one of them. */
    static final int PERHAPS = 1;
    /** This is where it must go on, or one of two. */
    static final int EXACT = 2;

    private final FlowTable flow;

    Resumption(FlowTable flow) {
        this.flow = flow;
    }

    /**
     * Looks at an interruption.
     *
     * @param frames the stack it happened on, the handler's frame taken away
     * @param to what comes next
     */
    int fit(Interruption interruption, Frames frames, int to) {
        return switch (interruption.state()) {
            case UNKNOWN -> PERHAPS;
            case RETURNED -> interruption.resume() == flow.address(to) ? EXACT
                    : interruption.resume() == Frames.UNKNOWN ? PERHAPS : NO;
            case PENDING -> pending(interruption.source(), frames, to);
        };
    }

    private int pending(int source, Frames frames, int to) {
        long address = flow.address(to);
        if (flow.fallsThrough(source) && (address == flow.next(source) || flow.isSkip(source, to))) {
            return EXACT;
        }
        BranchKind kind = flow.kind(source);
        if (kind.hasTarget()) {
            return address == flow.target(source) ? EXACT
                    : kind == BranchKind.CALL && address == flow.next(source) ? PERHAPS : NO;
        }
        return switch (kind) {
            case INDIRECT_CALL -> flow.isEntry(to) || address == flow.next(source) ? PERHAPS : NO;
            case RETURN -> returning(frames, address);
            case INDIRECT_JUMP, LOADED_JUMP, TABLE_JUMP -> jumping(source, frames, to);
            default -> NO;
        };
    }

    private static int returning(Frames frames, long address) {
        if (frames.isEmpty() || frames.isHandler(frames.top())) {
            return PERHAPS;
        }
        long returnTo = frames.returnTo(frames.top());
        return returnTo == address ? EXACT : returnTo == Frames.UNKNOWN ? PERHAPS : NO;
    }

    private int jumping(int source, Frames frames, int to) {
        if (flow.function(to) == flow.function(source) || flow.isEntry(to)) {
            return PERHAPS;
        }
        boolean returns = !frames.isEmpty() && frames.returnTo(frames.top()) == flow.address(to);
        return returns ? EXACT : NO;
    }
}
