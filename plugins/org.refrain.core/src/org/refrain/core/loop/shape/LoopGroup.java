/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.skeleton.CountHistogram;

/**
 * The loops of one shape directly in the loops of another group, or in none. Complete, and not changed any more, when
 * {@link LoopGroups} hands it out.
 */
public final class LoopGroup {

    private final @Nullable LoopGroup outer;
    private final int shape;
    private final CountHistogram counts = new CountHistogram();
    private final List<LoopGroup> inner = new ArrayList<>();
    private final BodyCounts bodies = new BodyCounts();
    private LoopNest.Loop first = new LoopNest.Loop(0, Long.MAX_VALUE, 0, 0);
    private long covered;
    private long shortest = Long.MAX_VALUE;
    private long longest;

    LoopGroup(@Nullable LoopGroup outer, int shape) {
        this.outer = outer;
        this.shape = shape;
    }

    /**
     * Adds a loop.
     *
     * @param loop where it runs first
     * @param executions how often it runs
     */
    void add(LoopNest.Loop loop, long executions) {
        counts.add(loop.iterations(), executions);
        covered += loop.length() * executions;
        shortest = Math.min(shortest, loop.period());
        longest = Math.max(longest, loop.period());
        bodies.add(loop.body(), loop.iterations() * executions, loop.start());
        if (loop.start() < first.start()) {
            first = loop;
        }
    }

    /** Takes a group that lies directly in this one. */
    void addInner(LoopGroup group) {
        inner.add(group);
    }

    void sortInner() {
        inner.sort(LoopGroups.ORDER);
    }

    /** The bodies, how often each runs, and where first. */
    BodyCounts bodies() {
        return bodies;
    }

    /** The group around this one, or null. */
    public @Nullable LoopGroup outer() {
        return outer;
    }

    /** The chosen groups directly in this one, in the order of their first executions. */
    public List<LoopGroup> inner() {
        return Collections.unmodifiableList(inner);
    }

    /** The shape of all bodies, as {@link LoopShapes} has it. */
    public int shape() {
        return shape;
    }

    /** The loop that runs first. */
    public LoopNest.Loop first() {
        return first;
    }

    /** How often its loops run, and with how many iterations each time. */
    public CountHistogram counts() {
        return counts;
    }

    /** Symbols of the string that its loops cover. */
    public long covered() {
        return covered;
    }

    /** Iterations of all its loops. */
    public long iterations() {
        return counts.sum();
    }

    /** Symbols of the shortest iteration. */
    public long shortest() {
        return shortest;
    }

    /** Symbols of the longest iteration. */
    public long longest() {
        return longest;
    }
}
