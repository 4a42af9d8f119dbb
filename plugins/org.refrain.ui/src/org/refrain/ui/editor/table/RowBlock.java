/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.trace.InstructionRow;

/** Some consecutive events with all that the table shows of them, read at once. */
final class RowBlock {

    /** Value of {@link #cycles} where no cycle is known. */
    static final long NO_CYCLE = -2;

    final long start;
    final int count;
    final int[] symbols;
    final long[] times;
    /** Picoseconds since the timed event before; NO_TIME for events without a time and for the first timed one. */
    final long[] deltas;
    /** Occurrence k; -1 in the prologue, the number of occurrences in the partial cycle. */
    final long[] cycles;

    /**
     * Reads a block.
     *
     * @param start its first event
     * @param size how many events; fewer at the end of the trace
     */
    RowBlock(TraceRows rows, long start, int size) {
        this.start = start;
        symbols = new int[size];
        times = new long[size];
        deltas = new long[size];
        cycles = new long[size];
        count = Math.min(rows.symbols(start, symbols, size), rows.times(start, times, size));
        fillDeltas(timeBefore(rows, start));
        fillCycles(rows instanceof IndexedTrace index ? index.cycles() : null);
    }

    /** The time of the last timed event before a position. */
    private static long timeBefore(TraceRows rows, long position) {
        if (rows instanceof IndexedTrace index) {
            long previous = position == 0 ? -1 : index.previousTimed(position - 1);
            long[] time = new long[1];
            return previous >= 0 && rows.times(previous, time, 1) == 1 ? time[0] : InstructionRow.NO_TIME;
        }
        return lastTime(rows, position);
    }

    /** The same for a preview, which is short and has no index of its times. */
    private static long lastTime(TraceRows rows, long position) {
        long[] chunk = new long[1024];
        for (long end = position; end > 0; end -= chunk.length) {
            long from = Math.max(0, end - chunk.length);
            for (int i = rows.times(from, chunk, (int) (end - from)) - 1; i >= 0; i--) {
                if (chunk[i] != InstructionRow.NO_TIME) {
                    return chunk[i];
                }
            }
        }
        return InstructionRow.NO_TIME;
    }

    private void fillDeltas(long timeBefore) {
        long previous = timeBefore;
        for (int i = 0; i < count; i++) {
            deltas[i] = InstructionRow.NO_TIME;
            if (times[i] != InstructionRow.NO_TIME) {
                if (previous != InstructionRow.NO_TIME) {
                    deltas[i] = times[i] - previous;
                }
                previous = times[i];
            }
        }
    }

    private void fillCycles(@Nullable CycleTable table) {
        long k = table == null ? NO_CYCLE : table.occurrenceAt(start);
        long next = table == null ? Long.MAX_VALUE : startAfter(table, k);
        for (int i = 0; i < count; i++) {
            if (table != null && start + i == next) {
                k++;
                next = startAfter(table, k);
            }
            cycles[i] = k;
        }
    }

    private static long startAfter(CycleTable table, long k) {
        return k >= table.count() ? Long.MAX_VALUE : table.startOf(k + 1);
    }
}
