/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.path.RandomTrace;

/** A random control-flow trace whose events take up instructions, and what a walk over it sees. */
final class LocatedRandomTrace {

    final RandomTrace random;
    final LocatedControlFlow located;
    final ControlFlowAlphabet alphabet;
    final int[] symbols;
    final int start;
    /** For each position: the open frames, outermost first. Before the first event there are none. */
    final List<List<Frame>> stacks = new ArrayList<>();
    /** The same with all those frames that are closed at the position. */
    final List<List<Frame>> running = new ArrayList<>();
    /** For each event: the open frames behind it. */
    final List<List<Frame>> behind = new ArrayList<>();
    /** All frames, in the order of their entries. */
    final List<Frame> frames = new ArrayList<>();

    /** A frame, as it is after the walk. */
    static final class Frame {
        final int function;
        final int entryEvent;
        final long from;
        /** -1 when it is not left. */
        int exitEvent = -1;
        long to;
        /** Number of frames below it, and the function of the uppermost of these. */
        final int depth;
        final int caller;
        /** Positions and numbers of its blocks. */
        final List<long[]> blocks = new ArrayList<>();

        Frame(int function, int entryEvent, long from, int depth, int caller) {
            this.function = function;
            this.entryEvent = entryEvent;
            this.from = from;
            this.depth = depth;
            this.caller = caller;
        }
    }

    LocatedRandomTrace(long seed, int longest) {
        random = new RandomTrace(seed, longest);
        symbols = random.symbols;
        alphabet = random.trace.alphabet();
        start = random.random.nextInt(4);
        int[] events = random.random.ints(alphabet.size(), 0, 1 + random.random.nextInt(4)).toArray();
        located = new LocatedControlFlow(random.trace, events, start);
        walk(events);
    }

    private void walk(int[] events) {
        Deque<Frame> open = new ArrayDeque<>();
        for (int i = 0; i < start; i++) {
            stacks.add(List.of());
            running.add(List.of());
        }
        int exits = 0;
        for (int event = 0; event < symbols.length; event++) {
            int symbol = symbols[event];
            int left = events[symbol];
            ControlFlowKind kind = alphabet.kind(symbol);
            // exits without an instruction before this event
            exits = event > 0 && alphabet.kind(symbols[event - 1]) == ControlFlowKind.EXIT
                    && events[symbols[event - 1]] == 0 ? exits + 1 : 0;
            switch (kind) {
                case ENTRY -> {
                    Frame frame = new Frame(alphabet.value(symbol), event, stacks.size(), open.size(),
                            open.isEmpty() ? CallEdge.UNKNOWN : open.getLast().function);
                    open.addLast(frame);
                    frames.add(frame);
                }
                case BLOCK -> {
                    if (!open.isEmpty()) {
                        open.getLast().blocks.add(new long[] {stacks.size(), alphabet.value(symbol), event});
                    }
                }
                case EXIT -> {
                    if (left-- > 0) {
                        stacks.add(List.copyOf(open));
                        running.add(event > exits ? behind.get(event - exits - 1) : List.of());
                    }
                    if (!open.isEmpty()) {
                        Frame frame = open.removeLast();
                        frame.exitEvent = event;
                        frame.to = stacks.size();
                    }
                }
                default -> {
                    open.forEach(frame -> frame.to = stacks.size());
                    open.clear();
                }
            }
            behind.add(List.copyOf(open));
            for (; left > 0; left--) {
                stacks.add(List.copyOf(open));
                running.add(List.copyOf(open));
            }
        }
        open.forEach(frame -> frame.to = stacks.size());
    }

    long length() {
        return stacks.size();
    }

    /** What a discontinuity interrupts: whether there is a gap among events [from, to). */
    boolean hasGap(long from, long to) {
        return Arrays.stream(symbols, (int) from, (int) to).anyMatch(s -> alphabet.kind(s) == ControlFlowKind.GAP);
    }
}
