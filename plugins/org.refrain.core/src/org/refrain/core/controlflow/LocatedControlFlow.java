/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import org.refrain.core.grammar.WeightedGrammar;

/**
 * A control-flow trace whose events know where they are in the trace of instructions.
 *
 * <p>A symbol is a token <em>together with</em> the number of instruction events from it to the next token, so several
 * symbols may mean the same token. Positions are then sums over the grammar, and nothing grows with the trace. A block
 * is mostly left the same way, so there are few more symbols than tokens.
 *
 * <p>Several control-flow events may be at one position: an entry and the function's first block, for one. Immutable,
 * safe for threads. Queries take O(depth log n); memory: 24 bytes for each element of the grammar.
 */
public final class LocatedControlFlow {

    private final ControlFlowTrace trace;
    private final int[] events;
    private final long start;
    private final WeightedGrammar positions;

    /**
     * Sums up positions. O(size of the grammar).
     *
     * @param events for each symbol, how many instruction events there are from it to the next token, 0 or more
     * @param start position of the first token in the trace of instructions
     * @throws ArithmeticException if positions are more than a long can hold
     */
    public LocatedControlFlow(ControlFlowTrace trace, int[] events, long start) {
        if (events.length != trace.alphabet().size()) {
            throw new IllegalArgumentException(events.length + " spans for " + trace.alphabet().size() + " symbols");
        }
        this.trace = trace;
        this.events = events.clone();
        this.start = start;
        this.positions = new WeightedGrammar(trace.grammar(), symbol -> this.events[symbol]);
        Math.addExact(start, positions.total());
    }

    /** The trace itself. */
    public ControlFlowTrace trace() {
        return trace;
    }

    /** How many instruction events there are from a symbol to the next token. */
    public int events(int symbol) {
        return events[symbol];
    }

    /** Position of the first control-flow event in the trace of instructions. */
    public long start() {
        return start;
    }

    /** The position behind the last instruction that belongs to a control-flow event. */
    public long end() {
        return start + positions.total();
    }

    /**
     * Where a control-flow event is in the trace of instructions.
     *
     * @param event from 0 to the length of the trace; the length itself gives {@link #end()}
     */
    public long positionOf(long event) {
        if (event < 0 || event > trace.length()) {
            throw new IndexOutOfBoundsException("control-flow event " + event + " of " + trace.length());
        }
        return start + positions.weightOf(event);
    }

    /**
     * The last control-flow event at or before a position; of several at one position, the last.
     *
     * @return -1 before the first event
     */
    public long eventAt(long position) {
        if (position < start) {
            return -1;
        }
        return position < end() ? positions.indexOf(position - start) : trace.length() - 1;
    }
}
