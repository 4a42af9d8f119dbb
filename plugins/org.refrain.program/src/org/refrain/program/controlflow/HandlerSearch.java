/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.program.thumb.BranchKind;

/**
 * Finds handlers in a trace of a program whose vector table is not known: functions that are entered behind
 * instructions which cannot lead there. Known early, they are also recognised right behind a return.
 */
final class HandlerSearch {

    /** A trace in which more steps than this share cannot be explained has holes, and tells nothing of handlers. */
    private static final double MOST_STRANGE = 0.02;

    private final FlowTable flow;
    private final long[] entered;
    private int previous = FlowTable.NONE;
    private long strange;

    private HandlerSearch(FlowTable flow) {
        this.flow = flow;
        this.entered = new long[flow.size()];
    }

    /** Reads a trace and marks the handlers in the table. */
    static void run(FlowTable flow, SymbolSequence sequence, Progress progress) throws IOException {
        HandlerSearch search = new HandlerSearch(flow);
        sequence.forEach(search::accept, progress, "Looking for exception handlers");
        if (search.strange <= MOST_STRANGE * sequence.length()) {
            for (int symbol = 0; symbol < flow.size(); symbol++) {
                if (search.entered[symbol] > 0) {
                    flow.markHandler(symbol);
                }
            }
        }
    }

    private void accept(int symbol) {
        int from = previous;
        previous = flow.isKnown(symbol) ? symbol : FlowTable.NONE;
        if (from < 0 || previous < 0 || flow.fall(from) == symbol || flow.jump(from) == symbol) {
            return;
        }
        BranchKind kind = flow.kind(from);
        boolean leadsAnywhere = switch (kind) {
            case RETURN, INDIRECT_CALL, INDIRECT_JUMP, LOADED_JUMP, TABLE_JUMP -> true;
            default -> false;
        };
        long address = flow.address(symbol);
        boolean leads = leadsAnywhere || address == flow.next(from) || flow.isSkip(from, symbol)
                || kind.hasTarget() && address == flow.target(from);
        if (!leads) {
            strange++;
            if (flow.isEntry(symbol) && flow.function(symbol) != flow.function(from)) {
                entered[symbol]++;
            }
        }
    }
}
