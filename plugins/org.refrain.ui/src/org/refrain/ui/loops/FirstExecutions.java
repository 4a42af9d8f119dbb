/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.cycles.timeline.TimeAxis;
import org.refrain.ui.session.EventSpan;

/** What a loop's first execution tells about the loop. */
final class FirstExecutions {

    private final ProgramTrace program;
    private final @Nullable TimeAxis times;

    FirstExecutions(ProgramTrace program) {
        this.program = program;
        IndexedTrace trace = program.trace();
        times = TimeAxis.isPossible(trace) ? TimeAxis.of(trace) : null;
    }

    /** The symbol of the first event. */
    int symbolOf(EventSpan span) {
        int[] symbol = new int[1];
        program.trace().symbols(span.first(), symbol, 1);
        return symbol[0];
    }

    /** The function that a symbol's instruction is in; the event itself where that is unknown. */
    String nameOf(int symbol) {
        String function = program.functionOf(symbol);
        return function.isEmpty() ? EventNames.of(symbol, program.trace().symbols()) : function;
    }

    /**
     * An iteration's duration on average, in picoseconds.
     *
     * @return {@link InstructionRow#NO_TIME} where the trace does not tell it
     */
    long timeEach(EventSpan span, long iterations) {
        TimeAxis axis = times;
        long all = axis == null ? 0 : axis.unitAt(span.end()) - axis.unitAt(span.first());
        return all <= 0 ? InstructionRow.NO_TIME : all / iterations; // there is none before the first known time
    }
}
