/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Of the terms of a sequence, those loops that cover most of it, each with all its occurrences.
 *
 * <p>Memory: some thousand different loops at most, and 16 bytes for each occurrence. Where there are more, those that
 * have covered least so far are forgotten. Not thread-safe.
 */
public final class RepeatedNests implements TermSink {

    private static final int KEPT = 1 << 13;

    private final Map<NestBody, RepeatedNest> nests = new HashMap<>();
    private long terms;
    private long loops;
    private long covered;
    private int depth;

    /** @param place the number of the term's first tuple in the sequence */
    @Override
    public void term(NestTerm term, long place) {
        terms++;
        if (!term.isLoop()) {
            return;
        }
        loops++;
        covered += term.length();
        depth = Math.max(depth, term.depth());
        nests.computeIfAbsent(new NestBody(term), body -> new RepeatedNest(term, body)).add(term, place);
        if (nests.size() == 2 * KEPT) {
            nests.values().retainAll(new HashSet<>(largest(KEPT)));
        }
    }

    /** The loops that cover most, the largest one first. */
    public List<RepeatedNest> largest(int most) {
        List<RepeatedNest> sorted = new ArrayList<>(nests.values());
        sorted.sort(Comparator.comparingLong(RepeatedNest::covered).reversed()
                .thenComparingLong(nest -> nest.place(0)));
        return sorted.subList(0, Math.min(most, sorted.size()));
    }

    /** Terms at the top of the sequence. */
    public long terms() {
        return terms;
    }

    /** Those that are loops. */
    public long loops() {
        return loops;
    }

    /** Tuples in loops. */
    public long covered() {
        return covered;
    }

    /** Loops in each other at most. */
    public int depth() {
        return depth;
    }
}
