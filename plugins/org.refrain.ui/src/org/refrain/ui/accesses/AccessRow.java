/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.finding.TreeRow;

/**
 * A row of the tree: a source line, an instruction, or a pattern. Complete, and not changed any more, when {@link
 * AccessTree} hands it out.
 */
public final class AccessRow implements TreeRow<AccessRow> {

    /** Stands for a number that there is none of. */
    static final long NONE = -1;

    private final @Nullable AccessRow outer;
    private final String label;
    private final Where where;
    private final Numbers numbers;
    private final String access;
    private final String pattern;
    private final List<AccessRow> inner = new ArrayList<>();

    /**
     * Where the accesses were made.
     *
     * @param function the function's name; empty when unknown
     * @param place the source line, or null
     */
    record Where(String function, @Nullable SourcePlace place) {
    }

    /**
     * What is counted.
     *
     * @param accesses all accesses
     * @param looped those of them that are in loops
     * @param passes how often a pattern was gone through, or {@link #NONE}
     * @param first position of the first access in the trace, or {@link #NONE}
     */
    record Numbers(long accesses, long looped, long passes, long first) {
    }

    /**
     * @param outer the row that it is in, or null
     * @param access "load, 4 bytes"
     * @param pattern the pattern, or the one with the most accesses
     */
    AccessRow(@Nullable AccessRow outer, String label, Where where, Numbers numbers, String access, String pattern) {
        this.outer = outer;
        this.label = label;
        this.where = where;
        this.numbers = numbers;
        this.access = access;
        this.pattern = pattern;
        if (outer != null) {
            outer.inner.add(this);
        }
    }

    /** The row that it is in, or null. */
    @Override
    public @Nullable AccessRow outer() {
        return outer;
    }

    /** The rows in it. */
    @Override
    public List<AccessRow> inner() {
        return Collections.unmodifiableList(inner);
    }

    /** File and line, or the instruction, or which of its patterns. */
    public String label() {
        return label;
    }

    /** The function; empty when unknown. */
    public String function() {
        return where.function;
    }

    /** The source line, or null. */
    public @Nullable SourcePlace place() {
        return where.place;
    }

    /** Whether it loads or stores, and how many bytes at once. */
    public String access() {
        return access;
    }

    /** Accesses. */
    public long accesses() {
        return numbers.accesses;
    }

    /** Accesses that are in patterns. */
    public long looped() {
        return numbers.looped;
    }

    /** Part of the accesses that is in patterns, from 0 to 1. */
    public double share() {
        return numbers.accesses == 0 ? 0 : (double) numbers.looped / numbers.accesses;
    }

    /** How often the pattern was gone through; -1 if this is none. */
    public long passes() {
        return numbers.passes;
    }

    /** Position of the first access in the trace, or -1. */
    public long first() {
        return numbers.first;
    }

    /** The pattern; of lines and instructions the one with the most accesses. */
    public String pattern() {
        return pattern;
    }
}
