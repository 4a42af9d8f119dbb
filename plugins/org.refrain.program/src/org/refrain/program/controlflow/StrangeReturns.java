/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.program.blocks.ProgramFunction.Role;

/**
 * Where control is after a return that does not lead to the return address: a switch helper, longjmp, a return used as
 * a jump, or a mistake, after which some frame has to be found that fits. Not safe for threads.
 */
final class StrangeReturns {

    private final FlowTable flow;
    private final Tally tally;
    private final FrameWriter writer;

    StrangeReturns(FlowTable flow, Tally tally, FrameWriter writer) {
        this.flow = flow;
        this.tally = tally;
        this.writer = writer;
    }

    /** Opens a frame where nothing is known of how control came there. */
    void begin(int to) {
        if (flow.isHandler(to)) {
            writer.enterHandler(to, Interruption.unknown(), false);
        } else {
            writer.enter(to, flow.isEntry(to) ? EntryKind.START : EntryKind.ENTERED_EARLIER, Frames.UNKNOWN);
        }
        writer.block(to);
    }

    /** Leaves the uppermost frame, which has a return address that is not the one where control is. */
    void leave(int to) {
        Frames frames = writer.frames;
        int top = frames.top();
        int lowest = frames.innermostHandler() + 1;
        if (isSwitchHelper(top, to)) {
            tally.count(Observation.SWITCH_HELPER);
            writer.exit(ExitKind.RETURN);
            writer.block(to);
        } else if (flow.isBehindSetjmp(to) && frameOf(flow.function(to), top, lowest) >= 0) {
            tally.count(Observation.LONGJMP);
            land(frameOf(flow.function(to), top, lowest), to);
        } else if (flow.isEntry(to) && flow.function(to) != frames.function(top)) {
            tally.count(Observation.RETURN_AS_JUMP);
            writer.replace(to);
            writer.block(to);
        } else if (flow.function(to) == frames.function(top) && !isReturnAddress(to, top, lowest)) {
            tally.count(Observation.RETURN_AS_JUMP); // a subroutine inside of a function in assembly
            writer.block(to);
        } else {
            tally.unexplained(Observation.UNEXPLAINED_RETURN, writer.position);
            int frame = frameReturningTo(flow.address(to), top, lowest);
            if (frame >= 0) {
                writer.drop(frame);
                settle(to);
            } else {
                findFrame(to);
            }
        }
    }

    private boolean isSwitchHelper(int top, int to) {
        Frames frames = writer.frames;
        boolean toCaller = top > 0 && !frames.isHandler(top - 1) && frames.function(top - 1) == flow.function(to);
        return toCaller && (flow.role(frames.function(top)) == Role.SWITCH_HELPER || flow.isLeader(to)
                && flow.address(to) > frames.returnTo(top) && flow.calledBefore(to) == FlowTable.NONE);
    }

    private boolean isReturnAddress(int to, int top, int lowest) {
        return frameReturningTo(flow.address(to), top, lowest) >= 0;
    }

    /** The uppermost frame that returns to an address, or -1. */
    private int frameReturningTo(long address, int top, int lowest) {
        int frame = top;
        while (frame >= lowest && writer.frames.returnTo(frame) != address) {
            frame--;
        }
        return frame < lowest ? -1 : frame;
    }

    /** The uppermost frame of a function, or -1. */
    private int frameOf(int function, int top, int lowest) {
        int frame = top;
        while (frame >= lowest && writer.frames.function(frame) != function) {
            frame--;
        }
        return frame < lowest ? -1 : frame;
    }

    /** Finds a frame for where control is, after something that cannot be explained. */
    void findFrame(int to) {
        Frames frames = writer.frames;
        int handler = frames.innermostHandler();
        int frame = frameOf(flow.function(to), frames.top(), Math.max(0, handler));
        if (frame >= 0) {
            land(frame, to);
        } else {
            writer.drop(handler + 1);
            begin(to);
        }
    }

    /** Control is in a frame again, whose block is told anew: no pending call explains it. */
    private void land(int frame, int to) {
        writer.drop(frame + 1);
        writer.block(to);
    }

    /** Control is behind a call. */
    private void settle(int to) {
        Frames frames = writer.frames;
        if (frames.isEmpty()) {
            begin(to);
        } else if (frames.function(frames.top()) != flow.function(to)) {
            writer.replace(to);
            writer.block(to);
        } else if (flow.isLeader(to)) {
            writer.block(to);
        }
    }
}
