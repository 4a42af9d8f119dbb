/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import org.refrain.core.skeleton.CountHistogram;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * A loop at the top of a sequence, wherever it occurs: with the same body each time, but not always as many iterations.
 * Complete, and safe for threads, once the sequence has been read.
 */
public final class RepeatedNest {

    private final NestTerm first;
    private final NestBody body;
    private final LongArrayList places = new LongArrayList();
    private final LongArrayList iterations = new LongArrayList();
    private final CountHistogram counts = new CountHistogram();
    private long covered;

    RepeatedNest(NestTerm first, NestBody body) {
        this.first = first;
        this.body = body;
    }

    /** @param term with this body, behind all those before */
    void add(NestTerm term, long place) {
        places.add(place);
        iterations.add(term.iterations());
        counts.add(term.iterations());
        covered += term.length();
    }

    /** As it occurs first. */
    public NestTerm first() {
        return first;
    }

    /** How often it occurs, and with how many iterations each time. */
    public CountHistogram counts() {
        return counts;
    }

    /** Tuples in all occurrences. */
    public long covered() {
        return covered;
    }

    int occurrences() {
        return places.size();
    }

    long place(int occurrence) {
        return places.getLong(occurrence);
    }

    long iterations(int occurrence) {
        return iterations.getLong(occurrence);
    }

    /** The last occurrence whose place is below another one; -1 when there is none. */
    int lastBefore(long place) {
        int low = -1;
        int high = places.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            if (places.getLong(middle) < place) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The loop with some number of iterations. */
    NestTerm with(long wanted) {
        return body.with(wanted);
    }

    /**
     * Where a loop or tuple in it runs. Costs O(occurrences), and for each number of iterations that it has what
     * {@link PartExecutions} says.
     *
     * @param part its number in the nest's text
     */
    public RepeatedPart part(int part) {
        return new RepeatedPart(this, part);
    }
}
