/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.program.blocks.ProgramFunction.Role;

/** Opens and closes frames of the running stack and tells the receiver. Not safe for threads. */
final class FrameWriter {

    private final FlowTable flow;
    private final Tally tally;
    private final ControlFlowReceiver receiver;

    /** The stack that runs. */
    Frames frames = new Frames(0);
    /** Position of the event that is being looked at. */
    long position;
    /** Position told last: where a task goes on with a jump out of a function, it is that of the exit, too. */
    private long told;

    FrameWriter(FlowTable flow, Tally tally, ControlFlowReceiver receiver) {
        this.flow = flow;
        this.tally = tally;
        this.receiver = receiver;
    }

    /** Opens a frame for the function of a symbol; its block is not told yet. */
    void enter(int symbol, EntryKind how, long returnTo) {
        if (frames.depth() >= Frames.DEEPEST) {
            lose();
        }
        int function = flow.function(symbol);
        frames.push(function, returnTo);
        if (flow.role(function) == Role.VENEER && how != EntryKind.ENTERED_EARLIER) {
            frames.setSilent(frames.top(), true);
        } else {
            tellEntry(function, how);
        }
    }

    /**
     * Opens a handler's frame.
     *
     * @param chained whether a handler that may switch tasks was just left, and this one runs before a task does
     */
    void enterHandler(int symbol, Interruption interrupted, boolean chained) {
        if (frames.depth() >= Frames.DEEPEST) {
            lose();
        }
        frames.pushHandler(flow.function(symbol), interrupted, chained || flow.isSwitcher(symbol));
        tellEntry(flow.function(symbol), EntryKind.EXCEPTION);
        tally.count(Observation.EXCEPTION);
        tally.handles(flow.function(symbol));
    }

    /** Gives the uppermost frame to the function of a symbol: a tail call. */
    void replace(int symbol) {
        int function = flow.function(symbol);
        boolean wasSilent = frames.isSilent(frames.top());
        boolean isSilent = flow.role(function) == Role.VENEER;
        if (!isSilent) {
            if (!wasSilent) {
                tellExit(ExitKind.TAIL_CALL);
            }
            tellEntry(function, wasSilent ? EntryKind.CALL : EntryKind.TAIL_CALL);
            frames.setSilent(frames.top(), false);
        } else if (!wasSilent) {
            tellExit(ExitKind.TAIL_CALL);
            frames.setSilent(frames.top(), true);
        }
        frames.setFunction(frames.top(), function);
    }

    /** Closes the uppermost frame. */
    void exit(ExitKind how) {
        if (!frames.isSilent(frames.top())) {
            tellExit(how);
        }
        frames.pop();
    }

    /** Closes frames until as many are left. */
    void drop(int depth) {
        while (frames.depth() > depth) {
            tally.count(Observation.FRAME_DROPPED);
            exit(ExitKind.DROPPED);
        }
    }

    /** Closes all frames of the stack, whose fate is not known. */
    void lose() {
        while (!frames.isEmpty()) {
            exit(ExitKind.LOST);
        }
    }

    /** Another stack runs. */
    void resume(Frames other, boolean sure) {
        frames = other;
        told = position;
        receiver.resume(position, other.id, sure);
    }

    /** Tells the block that a symbol is in. */
    void block(int symbol) {
        if (!frames.isSilent(frames.top())) {
            tally.event();
            told = position;
            receiver.block(position, flow.block(symbol));
        }
    }

    private void tellEntry(int function, EntryKind how) {
        tally.event();
        tally.entered(function, frames.depth());
        told = position;
        receiver.enter(position, function, how);
    }

    private void tellExit(ExitKind how) {
        tally.event();
        told = Math.max(told, position - 1);
        receiver.exit(told, how);
    }
}
