/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;

import org.refrain.core.loop.runs.RunLengthString;

/**
 * A trace as a string of elements, ready for its loops to be found, and the way back to the trace.
 *
 * <p>Safe for threads, as long as the trace is open.
 */
public final class TraceString {

    private final LoopLevel level;
    private final RunLengthString string;
    private final IntFunction<String> names;
    private final LongUnaryOperator positions;

    TraceString(LoopLevel level, RunLengthString string, IntFunction<String> names, LongUnaryOperator positions) {
        this.level = level;
        this.string = string;
        this.names = names;
        this.positions = positions;
    }

    /** What the elements are. */
    public LoopLevel level() {
        return level;
    }

    /** The elements. */
    public RunLengthString string() {
        return string;
    }

    /** The name of a symbol of the string. */
    public String name(int symbol) {
        return names.apply(symbol);
    }

    /**
     * The position in the trace of an element's first event.
     *
     * @param element from 0 to the length of the string; there it is the end of what the string covers
     */
    public long positionOf(long element) {
        return positions.applyAsLong(element);
    }
}
