/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.util.Arrays;

/**
 * Follows a trace with a stack of call sites and interrupted instructions, and tells which transitions happen within
 * one function activation.
 *
 * <p>A call is followed by a step from the call site to the instruction behind it when the callee returns; an exception
 * leaves no mark at all in what it interrupted, on whatever edge it came: behind an ordinary instruction, on a branch,
 * on a call, on a return, or tail-chained behind another handler. A return that nothing on the stack explains (a trace
 * that began in mid-air, a context switch, longjmp) empties the stack: what is not known is not guessed.
 *
 * <p>O(stack depth) for a return that does not match at once, else O(1). Memory: 5 bytes a frame, at most
 * {@value #DEEPEST} frames. Not safe for threads.
 */
public final class CallTracker {

    /** Deeper stacks come from broken traces only; then everything is forgotten and begun anew. */
    private static final int DEEPEST = 1 << 16;

    private final FlowKinds kinds;
    private final Listener listener;
    private int[] sites = new int[64];
    private boolean[] exceptions = new boolean[64];
    private int depth;
    private int previous = -1;

    /** Learns what happens in the activation that is on top. */
    public interface Listener {

        /** A new activation begins on top of the others, at a symbol. */
        void enter(int symbol);

        /** The top activation goes from one symbol to the next. */
        void step(int from, int to);

        /** The top activation ends. The one below goes on with a {@link #step} from its call site, or ends too. */
        void leave();
    }

    public CallTracker(FlowKinds kinds, Listener listener) {
        this.kinds = kinds;
        this.listener = listener;
    }

    /** Takes the next event of the trace. */
    public void accept(int symbol) {
        if (previous < 0) {
            listener.enter(symbol);
        } else {
            advance(previous, symbol);
        }
        previous = symbol;
        if (kinds.isDiscontinuity(symbol)) {
            forget();
        }
    }

    /** Ends all activations. */
    public void forget() {
        while (depth >= 0 && previous >= 0) {
            listener.leave();
            if (depth == 0) {
                break;
            }
            depth--;
        }
        depth = 0;
        previous = -1;
    }

    private void advance(int from, int to) {
        int source = from;
        boolean resumed = false;
        while (true) {
            if (kinds.isExceptionEntry(to) && !kinds.isNext(source, to)) {
                push(source, true, to);
                return;
            }
            FlowKind kind = kinds.kind(source);
            if (kind != FlowKind.CALL && kinds.isNext(source, to)) {
                listener.step(source, to);
                return;
            }
            if (depth > 0 && exceptions[depth - 1] && endsException(kind, to)) {
                depth--;
                listener.leave();
                source = sites[depth];
                resumed = true;
                continue;
            }
            if (mayReturn(kind) && returnTo(to)) {
                return;
            }
            if (resumed && !kinds.isNextOrSkip(source, to) && kinds.transitions(source, to) == 0) {
                // what was interrupted never goes there: another handler, tail-chained
                push(source, true, to);
                return;
            }
            jump(source, kind, to);
            return;
        }
    }

    private void jump(int source, FlowKind kind, int to) {
        switch (kind) {
        case CALL -> push(source, false, to);
        case RETURN -> {
            previous = source;
            forget();
            listener.enter(to);
        }
        default -> listener.step(source, to);
        }
    }

    private static boolean mayReturn(FlowKind kind) {
        return kind == FlowKind.RETURN || kind == FlowKind.INDIRECT || kind == FlowKind.UNKNOWN;
    }

    /** Whether a jump in a handler's own activation goes back to what the handler interrupted. */
    private boolean endsException(FlowKind kind, int to) {
        if (kind == FlowKind.RETURN) {
            return true;
        }
        int interrupted = sites[depth - 1];
        return kind == FlowKind.UNKNOWN && (kinds.isNext(interrupted, to) || kinds.transitions(interrupted, to) > 0);
    }

    private boolean returnTo(int to) {
        for (int d = depth - 1; d >= 0 && !exceptions[d]; d--) {
            if (kinds.isNext(sites[d], to)) {
                int site = sites[d];
                while (depth > d) {
                    depth--;
                    listener.leave();
                }
                listener.step(site, to);
                return true;
            }
        }
        return false;
    }

    private void push(int site, boolean exception, int entered) {
        if (depth == DEEPEST) {
            previous = site;
            forget();
        } else {
            if (depth == sites.length) {
                sites = Arrays.copyOf(sites, 2 * depth);
                exceptions = Arrays.copyOf(exceptions, 2 * depth);
            }
            sites[depth] = site;
            exceptions[depth++] = exception;
        }
        listener.enter(entered);
    }
}
