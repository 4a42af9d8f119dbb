/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;
import java.util.Objects;

import org.refrain.core.nlr.PartExecutions.Execution;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * Where a loop or tuple in a nest runs, in all occurrences of that. An answer costs what {@link PartExecutions} says,
 * and the logarithm of the occurrences. Immutable, safe for threads.
 */
public final class RepeatedPart {

    private final RepeatedNest nest;
    private final int part;
    /** How many executions there are before each occurrence, and in all. */
    private final long[] before;
    private final long covered;

    RepeatedPart(RepeatedNest nest, int part) {
        this.nest = nest;
        this.part = part;
        before = new long[nest.occurrences() + 1];
        Long2LongOpenHashMap counts = new Long2LongOpenHashMap();
        Long2LongOpenHashMap sizes = new Long2LongOpenHashMap();
        long sum = 0;
        for (int i = 0; i < nest.occurrences(); i++) {
            long iterations = nest.iterations(i);
            if (!counts.containsKey(iterations)) {
                PartExecutions executions = new PartExecutions(nest.with(iterations), part);
                counts.put(iterations, executions.count());
                sizes.put(iterations, executions.covered());
            }
            before[i + 1] = before[i] + counts.get(iterations);
            sum += sizes.get(iterations);
        }
        covered = sum;
    }

    /** How often it runs. */
    public long count() {
        return before[before.length - 1];
    }

    /** Tuples in all executions. */
    public long covered() {
        return covered;
    }

    /**
     * An execution; it starts at a place of the sequence.
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public Execution execution(long index) {
        Objects.checkIndex(index, count());
        int found = Arrays.binarySearch(before, index);
        int occurrence = found < 0 ? -found - 2 : found;
        while (before[occurrence + 1] == before[occurrence]) {
            occurrence++; // it does not run there
        }
        Execution execution = in(occurrence).execution(index - before[occurrence]);
        return new Execution(nest.place(occurrence) + execution.start(), execution.length(), execution.iterations());
    }

    /** How many executions begin before a place of the sequence. */
    public long before(long place) {
        int occurrence = nest.lastBefore(place);
        return occurrence < 0 ? 0 : before[occurrence] + in(occurrence).before(place - nest.place(occurrence));
    }

    private PartExecutions in(int occurrence) {
        return new PartExecutions(nest.with(nest.iterations(occurrence)), part);
    }
}
