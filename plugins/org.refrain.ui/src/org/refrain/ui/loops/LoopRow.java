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
import org.refrain.ui.finding.TreeRow;
import org.refrain.ui.session.EventSpan;

/**
 * A loop as the tree shows it: those executions of one body in one surrounding loop that differ in nothing but numbers
 * of iterations. Complete, and not changed any more, when {@link LoopTree} hands it out.
 */
public final class LoopRow implements TreeRow<LoopRow> {

    private final @Nullable LoopRow outer;
    private final Facts facts;
    private final List<LoopRow> inner = new ArrayList<>();

    /**
     * What is known of a loop.
     *
     * @param name the function in which it begins; where that is unknown the first event; of numbers the terms
     * @param firstSymbol the trace's symbol that it begins with
     * @param lines the source lines of its body
     * @param iterations how often the body runs, one after the other
     * @param shortest elements of the shortest iteration
     * @param longest elements of the longest iteration
     * @param length elements of all iterations of an execution, on average
     * @param executions how often the whole loop runs
     * @param share part of all elements that all executions cover, from 0 to 1
     * @param time of an iteration on average, in the first execution, in picoseconds, or
     *        {@link org.refrain.core.trace.InstructionRow#NO_TIME}
     * @param first the events of the first execution
     * @param places finds the others
     */
    record Facts(String name, int firstSymbol, List<LineRange> lines, IterationCounts iterations, long shortest,
            long longest, long length, long executions, double share, long time, EventSpan first,
            PlacesFinder places) {
    }

    /** @param outer the loop around it, or null */
    LoopRow(@Nullable LoopRow outer, Facts facts) {
        this.outer = outer;
        this.facts = facts;
        if (outer != null) {
            outer.inner.add(this);
        }
    }

    /** The loop around this one, or null. */
    @Override
    public @Nullable LoopRow outer() {
        return outer;
    }

    /** The listed loops in this one's body, in the order of the trace. */
    @Override
    public List<LoopRow> inner() {
        return Collections.unmodifiableList(inner);
    }

    /** Number of listed loops in each other, this one included. */
    public int depth() {
        return 1 + inner.stream().mapToInt(LoopRow::depth).max().orElse(0);
    }

    /** Everything that is known. */
    Facts facts() {
        return facts;
    }

    /** The function in which it begins; where that is unknown the first event itself. */
    public String name() {
        return facts.name;
    }

    /** The source lines of its body, those where it begins first; empty when they are not known. */
    public List<LineRange> lines() {
        return facts.lines;
    }

    /** How often the body runs, one iteration after the other. */
    public IterationCounts iterations() {
        return facts.iterations;
    }

    /** Elements of the longest iteration. */
    public long period() {
        return facts.longest;
    }

    /** How often the whole loop runs. */
    public long executions() {
        return facts.executions;
    }

    /** Part of all elements that all executions cover, from 0 to 1. */
    public double share() {
        return facts.share;
    }

    /** The events of the first execution. */
    public EventSpan first() {
        return facts.first;
    }
}
