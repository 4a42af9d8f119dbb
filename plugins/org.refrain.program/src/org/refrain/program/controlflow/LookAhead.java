/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.refrain.core.symbol.SymbolSequence;
import org.refrain.program.thumb.BranchKind;

/**
 * Reads on in the trace to see where the functions that are open now will return to, and compares that with what
 * suspended tasks expect. It follows calls, returns and handlers by themselves and stops at the next place where tasks
 * may be switched. Not safe for threads.
 */
final class LookAhead {

    private static final int MOST_RETURNS = 4;
    private static final int FARTHEST = 200_000;
    private static final int MOST_FRAMES = 4096;
    private static final int BLOCK = 4096;

    /** Stands for a handler's frame. */
    private static final long HANDLER = -2;
    /** Stands for the frame of a handler that may switch tasks. */
    private static final long SWITCHER = -3;

    private final FlowTable flow;
    private final SymbolSequence sequence;
    private final int[] block = new int[BLOCK];
    /** Bounds all looking ahead by a multiple of the trace's length. */
    private long eventsLeft;

    /** Where the first returns out of the known frames lead to. */
    private final int[] found = new int[MOST_RETURNS];
    private int foundCount;
    private final long[] stack = new long[MOST_FRAMES];
    private int depth;
    /** A function returned out of the frames that are known, and a handler came before its return address showed. */
    private boolean awaiting;

    LookAhead(FlowTable flow, SymbolSequence sequence) {
        this.flow = flow;
        this.sequence = sequence;
        this.eventsLeft = 8 * sequence.length() + FARTHEST;
    }

    /** Those of several suspended stacks that agree best with what comes; in the same order. */
    List<Frames> agreeing(List<Frames> candidates, long position, int to) {
        read(position);
        int best = -1;
        int[] scores = new int[candidates.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = score(candidates.get(i), to);
            best = Math.max(best, scores[i]);
        }
        List<Frames> agreeing = new ArrayList<>();
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] == best) {
                agreeing.add(candidates.get(i));
            }
        }
        return agreeing;
    }

    /** Where the function that begins at a position returns to, or {@link FlowTable#NONE} when that does not show. */
    int firstReturn(long position) {
        read(position);
        return foundCount == 0 ? FlowTable.NONE : found[0];
    }

    private void read(long position) {
        try {
            readOn(position);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many of the returns a stack expects; -1 when it expects another one. */
    private int score(Frames frames, int to) {
        int matched = 0;
        int frame = frames.top();
        Interruption waiting = frames.suspended;
        if (waiting.state() == Interruption.State.PENDING) {
            boolean fallsOn = flow.fallsThrough(waiting.source()) && (flow.address(to) == flow.next(waiting.source())
                    || flow.isSkip(waiting.source(), to));
            BranchKind kind = flow.kind(waiting.source());
            boolean enters = kind == BranchKind.CALL || kind == BranchKind.INDIRECT_CALL;
            if (enters && !fallsOn && foundCount > 0) {
                if (flow.address(found[0]) != flow.next(waiting.source())) {
                    return -1;
                }
                matched = 1;
            } else if (kind == BranchKind.RETURN && !fallsOn) {
                frame--;
            }
        }
        while (matched < foundCount && frame >= 0 && !frames.isHandler(frame)
                && frames.returnTo(frame) != Frames.UNKNOWN) {
            if (frames.returnTo(frame) != flow.address(found[matched])) {
                return -1;
            }
            matched++;
            frame--;
        }
        return matched;
    }

    private void readOn(long position) throws IOException {
        foundCount = 0;
        depth = 0;
        awaiting = false;
        int previous = FlowTable.NONE;
        long end = position + Math.min(FARTHEST, eventsLeft);
        for (long at = position; at < end; at += BLOCK) {
            int count = sequence.symbols(at, block, (int) Math.min(BLOCK, end - at));
            for (int i = 0; i < count; i++) {
                eventsLeft--;
                int symbol = block[i];
                if (flow.isGap(symbol) || previous >= 0 && flow.isKnown(symbol) && !step(previous, symbol)) {
                    return;
                }
                previous = flow.isKnown(symbol) ? symbol : previous;
            }
            if (count < BLOCK) {
                return;
            }
        }
    }

    /** Takes one step; false when nothing more can be learnt. */
    private boolean step(int from, int to) {
        long address = flow.address(to);
        if (flow.fall(from) == to || flow.jump(from) == to
                || flow.fallsThrough(from) && (address == flow.next(from) || flow.isSkip(from, to))) {
            return true;
        }
        BranchKind kind = flow.kind(from);
        if (kind == BranchKind.RETURN) {
            return leave(to);
        }
        if (kind == BranchKind.INDIRECT_JUMP && depth > 0 && stack[depth - 1] == address) {
            depth--;
            return true;
        }
        boolean isCall = kind == BranchKind.CALL && address == flow.target(from)
                || kind == BranchKind.INDIRECT_CALL && !flow.isHandler(to) && address != flow.next(from);
        if (isCall) {
            return push(flow.next(from));
        }
        boolean leads = kind.hasTarget() && address == flow.target(from);
        return leads || !flow.isHandler(to) || push(flow.isSwitcher(to) ? SWITCHER : HANDLER);
    }

    private boolean push(long frame) {
        if (depth == MOST_FRAMES) {
            return false;
        }
        stack[depth++] = frame;
        return true;
    }

    private boolean leave(int to) {
        if (depth > 0 && stack[depth - 1] < 0) {
            if (flow.isHandler(to)) {
                stack[depth - 1] = flow.isSwitcher(to) ? SWITCHER : stack[depth - 1];
                return true;
            }
            boolean mayBeOther = stack[--depth] == SWITCHER && depth == 0;
            if (!mayBeOther && awaiting && depth == 0) {
                awaiting = false;
                return find(to);
            }
            return !mayBeOther;
        }
        if (flow.isHandler(to)) {
            // The return is done; its address shows when the handler is left.
            awaiting = depth == 0;
            depth -= depth > 0 ? 1 : 0;
            return push(flow.isSwitcher(to) ? SWITCHER : HANDLER);
        }
        if (depth > 0) {
            return stack[--depth] == flow.address(to);
        }
        return find(to);
    }

    private boolean find(int to) {
        found[foundCount++] = to;
        return foundCount < MOST_RETURNS;
    }
}
