/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.trace.TraceProblem;

/**
 * A trace in its compressed form, with everything that can be asked of it.
 *
 * <p>Safe for threads until closed. Nothing in it grows with the expanded trace.
 */
public interface IndexedTrace extends TraceRows, AutoCloseable {

    /** The name of the format that the trace was read from ("keil-csv"). */
    String format();

    /** The first event's position at or after {@code position} that has a time, or -1. */
    long nextTimed(long position);

    /** The last event's position at or before {@code position} that has a time, or -1. */
    long previousTimed(long position);

    /** The position of the last timed event whose time is at most {@code time} (picoseconds), or -1. */
    long positionAtTime(long time);

    /** First and last time of the trace in picoseconds, or NO_TIME when the trace has none. */
    long firstTime();

    long lastTime();

    /** The main loop's cycles, or null when no loop header is known. */
    @Nullable
    CycleTable cycles();

    /** Positions of the discontinuities, ascending; at most the first million. */
    long[] discontinuities();

    long discontinuityCount();

    /** Rows that could not be read. */
    long unreadRows();

    /** Findings of the reader: at most the first thousand, worst first. */
    List<TraceProblem> problems();

    @Override
    void close();
}
