/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.LoopExecution;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;

/**
 * A trace in its compressed form, with everything that can be asked of it.
 *
 * <p>Safe for threads until closed; then every question throws {@link IllegalStateException}. Nothing in it grows with
 * the expanded trace. Damage of the file that shows only when a part is used throws
 * {@link java.io.UncheckedIOException} with a {@link org.refrain.core.wpp.WppFormatException}.
 */
public interface IndexedTrace extends TraceRows, AutoCloseable {

    /** The name of the format that the trace was read from ("keil-csv"). */
    String format();

    /** File name of the trace that this index was made from, without its folder. */
    String sourceName();

    /** Whether this is the index of that file as it is now: same size and time of last change. */
    boolean describes(TraceSource source);

    /** Size of the index's file in bytes. */
    long sizeOnDisk();

    /**
     * The whole trace as a grammar; its terminals are the symbols of {@link #symbols()}. With a loop header it is
     * Cyclitur's, otherwise ReSequitur's.
     */
    RGrammar grammar();

    /** The first event's position at or after {@code position} that has a time, or -1. */
    long nextTimed(long position);

    /** The last event's position at or before {@code position} that has a time, or -1. */
    long previousTimed(long position);

    /**
     * The position of the last timed event whose time is at most {@code time} (picoseconds), or -1. Where times go
     * backwards, all of the trace counts: an event far behind with a small time wins over earlier ones.
     */
    long positionAtTime(long time);

    /** First and last time of the trace in picoseconds, or NO_TIME when the trace has none. */
    long firstTime();

    long lastTime();

    /** The main loop's cycles, or null when no loop header is known. */
    @Nullable
    CycleTable cycles();

    /**
     * The main loop's cycles in classes: those that differ only in how often inner loops iterated are one class. Null
     * when {@link #cycles()} is.
     */
    @Nullable
    CycleClasses classes();

    /**
     * Executions of loops whose iterations vary, in a part of the trace: what the histograms of {@link #classes()} are
     * made of. Costs the expansion of that part and of its first cycle, at least 20,000 events: some 0.3 ms. Of
     * an execution that goes on for more than 67 million events behind the part, so many are counted.
     *
     * @param from they begin at this position or behind it, 0 or more
     * @param to they begin before this position
     * @param most no more than this
     * @return in order; empty when there are no cycles
     */
    List<LoopExecution> loopExecutions(long from, long to, int most);

    /**
     * Candidates for the loop header, the best one first; the one that the cycles were cut at leads when the user gave
     * it. Empty when nothing repeats, or when no header was asked for.
     */
    List<LoopHeader> loopHeaders();

    /** Positions of the discontinuities, ascending; at most the first million. */
    long[] discontinuities();

    long discontinuityCount();

    /** Number of marks beside the events: exceptions and data accesses. */
    long markCount();

    /** Hands over the marks in order, until the visitor has had enough. Reads them block by block, keeping none. */
    void forEachMark(MarkVisitor visitor);

    /** Rows that could not be read. */
    long unreadRows();

    /** Findings of the reader: at most the first thousand, worst first. */
    List<TraceProblem> problems();

    @Override
    void close();
}
