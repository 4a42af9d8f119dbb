/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.refrain.core.symbol.SymbolTable;

/**
 * Random access to the events of a trace: what a table of a billion rows is drawn from.
 *
 * <p>Safe for threads. Any call takes microseconds and never reads the original file.
 */
public interface TraceRows {

    /** Number of events that can be asked for. */
    long eventCount();

    SymbolTable symbols();

    /**
     * The symbols of consecutive events.
     *
     * @param position the first event, from 0
     * @param into takes the symbols
     * @param count how many, at most {@code into.length}
     * @return how many were there: less than {@code count} only at the end of the trace
     */
    int symbols(long position, int[] into, int count);

    /**
     * The times of consecutive events, in picoseconds; {@link org.refrain.core.trace.InstructionRow#NO_TIME} where the
     * trace has none. Parameters as for {@link #symbols(long, int[], int)}.
     */
    int times(long position, long[] into, int count);
}
