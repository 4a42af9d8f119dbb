/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import org.refrain.program.blocks.ProgramFunction.Role;
import org.refrain.program.thumb.BranchKind;

/**
 * Follows a trace instruction by instruction and opens and closes frames.
 *
 * <p>Each step looks at the instruction before and at the one that came next. If the first can lead to the second,
 * that is what happened. If it cannot and the second begins a handler, an exception came in between: the instruction
 * before keeps waiting for its effect, in the handler's frame, until the handler is left, and is then looked at again
 * with what came next. So an exception may come on any edge, and the callee of an interrupted call is entered after the
 * handler.
 *
 * <p>O(1) for a step within a function; a return that does not match costs O(depth). Not safe for threads.
 */
final class FlowTracker {

    /** No instruction is left to look at. */
    static final int DONE = -1;

    private final FlowTable flow;
    private final Tally tally;
    private final FrameWriter writer;
    private final ControlFlowReceiver receiver;
    private final StrangeReturns strangeReturns;
    private final HandlerReturns handlerReturns;
    private final Tasks tasks;
    private int previous = FlowTable.NONE;
    private long next;

    FlowTracker(FlowTable flow, Tally tally, FrameWriter writer, ControlFlowReceiver receiver, Tasks tasks,
            LookAhead lookAhead) {
        this.flow = flow;
        this.tally = tally;
        this.writer = writer;
        this.receiver = receiver;
        this.tasks = tasks;
        this.strangeReturns = new StrangeReturns(flow, tally, writer);
        this.handlerReturns = new HandlerReturns(flow, tally, writer, tasks, strangeReturns, lookAhead);
    }

    /** Takes the next event. */
    void accept(int symbol) {
        int from = previous;
        writer.position = next++;
        if (from >= 0 && (flow.fall(from) == symbol || flow.jump(from) == symbol)) {
            if (flow.isLeader(symbol)) {
                writer.block(symbol);
            }
        } else if (flow.isGap(symbol)) {
            gap();
            return;
        } else if (!flow.isKnown(symbol)) {
            tally.count(Observation.UNKNOWN_EVENT);
            return;
        } else if (from < 0) {
            strangeReturns.begin(symbol);
        } else {
            step(from, symbol);
        }
        previous = symbol;
    }

    private void gap() {
        tally.count(Observation.GAP);
        writer.lose();
        tasks.forget();
        receiver.gap(writer.position);
        previous = FlowTable.NONE;
    }

    private void step(int from, int to) {
        int source = from;
        while (source >= 0) {
            source = transition(source, to);
        }
    }

    /** Takes one step; returns the instruction that was waiting for it, if a handler was left, or DONE. */
    private int transition(int source, int to) {
        if (flow.fallsThrough(source) && flow.address(to) == flow.next(source)) {
            goOn(to);
            return DONE;
        }
        if (flow.fallsThrough(source) && flow.isSkip(source, to)) {
            tally.count(Observation.SHORT_SKIP);
            goOn(to);
            return DONE;
        }
        BranchKind kind = flow.kind(source);
        if (kind.hasTarget() && flow.address(to) == flow.target(source)) {
            boolean isLocal = flow.function(to) == flow.function(source) && !flow.isEntry(to);
            if (kind == BranchKind.CALL && !isLocal) {
                tally.count(Observation.CALL);
                call(source, to);
            } else {
                jump(to); // also BL where a Thumb-1 branch does not reach far enough
            }
            return DONE;
        }
        return switch (kind) {
            case RETURN -> leave(source, to);
            case INDIRECT_JUMP, LOADED_JUMP, TABLE_JUMP -> indirectJump(source, to, kind);
            case CALL, INDIRECT_CALL -> indirectCall(source, to, kind);
            default -> interruptOrUnexpected(source, to, Observation.EXCEPTION_ON_BRANCH);
        };
    }

    /** Control goes on behind the instruction before, or behind the call that a callee returned from. */
    private void goOn(int to) {
        if (writer.frames.isEmpty()) {
            strangeReturns.begin(to);
        } else if (flow.function(to) != writer.frames.function(writer.frames.top())) {
            tally.count(Observation.FALL_INTO);
            writer.replace(to);
            writer.block(to);
        } else if (flow.isLeader(to)) {
            writer.block(to);
        }
    }

    /** Control jumps, within the function or to another one. */
    private void jump(int to) {
        if (writer.frames.isEmpty()) {
            strangeReturns.begin(to);
            return;
        }
        if (flow.function(to) != writer.frames.function(writer.frames.top())) {
            tally.count(flow.isEntry(to) ? Observation.TAIL_CALL : Observation.JUMP_INSIDE);
            writer.replace(to);
        } else if (!flow.isLeader(to)) {
            tally.count(Observation.BLOCK_INSIDE);
        }
        writer.block(to);
    }

    private void call(int source, int to) {
        if (!flow.isEntry(to)) {
            tally.count(Observation.CALL_INSIDE);
        }
        writer.enter(to, EntryKind.CALL, flow.next(source));
        writer.block(to);
    }

    private int indirectCall(int source, int to, BranchKind kind) {
        if (flow.isHandler(to)) {
            return interrupt(source, to, Observation.EXCEPTION_ON_CALL);
        }
        if (flow.address(to) == flow.next(source)) {
            tally.count(Observation.CALL_NOT_TRACED);
            goOn(to);
        } else if (kind == BranchKind.INDIRECT_CALL) {
            tally.count(Observation.INDIRECT_CALL);
            call(source, to);
        } else {
            return interruptOrUnexpected(source, to, Observation.EXCEPTION_ON_CALL);
        }
        return DONE;
    }

    private int indirectJump(int source, int to, BranchKind kind) {
        Frames frames = writer.frames;
        int top = frames.top();
        boolean inHandler = top >= 0 && frames.isHandler(top);
        if (kind == BranchKind.INDIRECT_JUMP && top >= 0) {
            if (inHandler && handlerReturns.isLeft(to)) {
                return handlerReturns.leave(to);
            }
            if (!inHandler && frames.returnTo(top) == flow.address(to)) {
                return leave(source, to);
            }
        }
        if (top < 0 || flow.function(to) == frames.function(top)) {
            tally.count(Observation.INDIRECT_JUMP);
            jump(to);
            return DONE;
        }
        if (flow.isHandler(to)) {
            return interrupt(source, to, Observation.EXCEPTION_ON_BRANCH);
        }
        if (flow.isEntry(to)) {
            jump(to);
            return DONE;
        }
        return leave(source, to);
    }

    /** A return, or an indirect jump that can be nothing else. */
    private int leave(int source, int to) {
        Frames frames = writer.frames;
        if (frames.isEmpty()) {
            strangeReturns.begin(to);
            return DONE;
        }
        int top = frames.top();
        if (frames.isHandler(top)) {
            return handlerReturns.leave(to);
        }
        if (frames.returnTo(top) == flow.address(to)) {
            tally.count(Observation.RETURN);
            writer.exit(ExitKind.RETURN);
            goOn(to);
            return DONE;
        }
        if (flow.isHandler(to)) {
            return interruptReturn(source, to);
        }
        if (frames.returnTo(top) != Frames.UNKNOWN) {
            strangeReturns.leave(to);
            return DONE;
        }
        return leaveUnknown(to);
    }

    /** A return from a frame that was open before anything is known. */
    private int leaveUnknown(int to) {
        Frames frames = writer.frames;
        int below = frames.top() - 1;
        tally.count(Observation.RETURN_BELOW_START);
        writer.exit(ExitKind.RETURN);
        if (below < 0) {
            strangeReturns.begin(to);
        } else if (frames.function(below) == flow.function(to)) {
            goOn(to);
        } else if (frames.isHandler(below)) {
            return handlerReturns.leave(to);
        } else {
            strangeReturns.leave(to);
        }
        return DONE;
    }

    private int interruptReturn(int source, int to) {
        if (flow.isConditional(source)) {
            return interrupt(source, to, Observation.EXCEPTION_AFTER_RETURN);
        }
        long resume = writer.frames.returnTo(writer.frames.top());
        tally.count(resume == Frames.UNKNOWN ? Observation.RETURN_BELOW_START : Observation.RETURN);
        tally.count(Observation.EXCEPTION_AFTER_RETURN);
        writer.exit(ExitKind.RETURN);
        writer.enterHandler(to, Interruption.returned(source, resume), false);
        writer.block(to);
        return DONE;
    }

    private int interruptOrUnexpected(int source, int to, Observation edge) {
        boolean plain = !flow.kind(source).hasTarget();
        if (flow.isHandler(to)) {
            return interrupt(source, to, plain ? Observation.EXCEPTION : edge);
        }
        boolean mayBeHandler = flow.isEntry(to) && flow.function(to) != flow.function(source)
                && flow.role(flow.function(to)) == Role.PLAIN;
        if (mayBeHandler) {
            tally.count(Observation.INFERRED_HANDLER);
            flow.markHandler(to);
            return interrupt(source, to, plain ? Observation.EXCEPTION : edge);
        }
        tally.unexplained(Observation.UNEXPLAINED_JUMP, writer.position);
        strangeReturns.findFrame(to);
        return DONE;
    }

    /** An exception while an instruction's effect is not seen yet. */
    private int interrupt(int source, int to, Observation edge) {
        if (edge != Observation.EXCEPTION) {
            tally.count(edge);
        }
        writer.enterHandler(to, Interruption.pending(source), false);
        writer.block(to);
        return DONE;
    }
}
