/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.loop.LargestLoops;
import org.refrain.program.line.SourcePlace;

/**
 * A loop as the tree shows it: where it lies first, and all that is said about it there. Complete, and not changed any
 * more, when {@link LoopTree} hands it out.
 */
public final class LoopRow {

    private final @Nullable LoopRow outer;
    private final LargestLoops.Place place;
    private final long start;
    private final String name;
    private final @Nullable SourcePlace line;
    private final double share;
    private final long time;
    private final List<LoopRow> inner = new ArrayList<>();

    /**
     * @param outer the loop around it, or null
     * @param place where it lies in the nest
     * @param start position of its first event in the trace
     * @param name the function in which it begins, or the first event itself
     * @param line the source line where it begins, or null
     * @param share of all elements, from 0 to 1, with all repetitions
     * @param time of an iteration on average, in picoseconds, or {@link org.refrain.core.trace.InstructionRow#NO_TIME}
     */
    LoopRow(@Nullable LoopRow outer, LargestLoops.Place place, long start, String name, @Nullable SourcePlace line,
            double share, long time) {
        this.outer = outer;
        this.place = place;
        this.start = start;
        this.name = name;
        this.line = line;
        this.share = share;
        this.time = time;
        if (outer != null) {
            outer.inner.add(this);
        }
    }

    /** The loop around this one, or null. */
    public @Nullable LoopRow outer() {
        return outer;
    }

    /** The listed loops in this one's body, in the order of the trace. */
    public List<LoopRow> inner() {
        return Collections.unmodifiableList(inner);
    }

    /** Position of its first event in the trace. */
    public long start() {
        return start;
    }

    /** The function in which it begins; where that is unknown the first event itself. */
    public String name() {
        return name;
    }

    /** The source line where it begins, or null. */
    public @Nullable SourcePlace line() {
        return line;
    }

    /** How often the body runs, one after the other. */
    public long iterations() {
        return place.loop().iterations();
    }

    /** Elements of one iteration. */
    public long period() {
        return place.loop().period();
    }

    /** Elements of all iterations. */
    public long length() {
        return place.loop().length();
    }

    /** How often the whole loop runs: the iterations of the loops around it multiplied. */
    public long repetitions() {
        return place.repetitions();
    }

    /** Part of all elements, from 0 to 1, with all repetitions. */
    public double share() {
        return share;
    }

    /** An iteration's average duration in picoseconds, or {@link org.refrain.core.trace.InstructionRow#NO_TIME}. */
    public long time() {
        return time;
    }
}
