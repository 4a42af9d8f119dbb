/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.calls.CallFrame;
import org.refrain.core.calls.CallStack;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;

/**
 * A call that is open at the selected event.
 *
 * @param function its name
 * @param isHandler whether it handles interrupts or other exceptions
 * @param place the source line that it executes: the selected event's, or that of the call it waits for; may be null
 * @param entry its first event
 * @param time when that was, in picoseconds, or {@link InstructionRow#NO_TIME}
 * @param depth how many known calls are around it
 */
public record OpenCall(String function, boolean isHandler, @Nullable SourcePlace place, long entry, long time,
        long depth) {

    /** The calls that are open at a position, innermost first; no more than {@code most}. */
    static List<OpenCall> at(CallAnalysis analysis, ProgramTrace program, IndexedTrace trace, long position, int most) {
        CallStack stack = CallStack.ofPosition(analysis.index(), position);
        List<OpenCall> calls = new ArrayList<>();
        for (long depth = stack.depth() - 1; depth >= 0 && calls.size() < most; depth--) {
            CallFrame frame = stack.frame(depth);
            long at = depth == stack.depth() - 1 ? position : frame.position();
            calls.add(new OpenCall(analysis.name(frame.function()), analysis.isHandler(frame.function()),
                    placeOf(program, trace, at), frame.entryPosition(), timeOf(trace, frame.entryPosition()), depth));
        }
        return calls;
    }

    private static @Nullable SourcePlace placeOf(ProgramTrace program, IndexedTrace trace, long position) {
        int[] symbol = new int[1];
        return position < 0 || trace.symbols(position, symbol, 1) == 0 ? null : program.placeOf(symbol[0]);
    }

    private static long timeOf(IndexedTrace trace, long position) {
        long timed = trace.previousTimed(position);
        long[] time = {InstructionRow.NO_TIME};
        return timed < 0 || trace.times(timed, time, 1) == 0 ? InstructionRow.NO_TIME : time[0];
    }
}
