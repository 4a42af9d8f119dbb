/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.nlr.NestTerm;
import org.refrain.core.nlr.TermSink;

/**
 * Keeps the terms of an instruction's accesses that have the most accesses; equal ones are counted. While there is room
 * for all kinds, nothing is lost. Once there is not, single accesses are given up, then the half of the loops with the
 * fewest accesses each time: what comes again after that counts from there on. Not thread-safe.
 */
final class NestRanking implements TermSink {

    /** Loops and tuples of a nest; nobody reads the text of a larger one. */
    private static final int MOST_NODES = 256;

    private final Map<NestTerm, Kind> kinds = new LinkedHashMap<>();
    private int most;
    private boolean keepsSingles = true;
    private boolean hasAll = true;
    private long terms;
    private long looped;
    private long bytes;

    /** Equal terms. */
    private static final class Kind {

        private final long length;
        private final long first;
        private long passes;

        Kind(long length, long first) {
            this.length = length;
            this.first = first;
        }

        long accesses() {
            return passes * length;
        }
    }

    /** @param most kinds of terms to keep */
    NestRanking(int most) {
        this.most = most;
    }

    @Override
    public void term(NestTerm term, long place) {
        terms++;
        long length = term.length();
        looped += term.isLoop() ? length : 0;
        if (term.nodes() > MOST_NODES || !term.isLoop() && !keepsSingles) {
            hasAll = false;
            return;
        }
        if (!kinds.containsKey(term)) {
            kinds.put(term, new Kind(length, place));
            bytes += term.bytes();
        }
        kinds.get(term).passes++;
        if (kinds.size() > most) {
            shrink(most);
        }
    }

    /** Keeps fewer kinds from here on. */
    void limit(int newMost) {
        most = newMost;
        if (kinds.size() > most) {
            shrink(most);
        }
    }

    private void shrink(int allowed) {
        hasAll = false;
        if (keepsSingles) {
            keepsSingles = false;
            kinds.keySet().removeIf(term -> !term.isLoop());
        }
        if (kinds.size() > allowed) {
            List<Map.Entry<NestTerm, Kind>> ranked = ranked();
            ranked.subList((allowed + 1) / 2, ranked.size()).forEach(entry -> kinds.remove(entry.getKey()));
        }
        bytes = kinds.keySet().stream().mapToLong(NestTerm::bytes).sum();
    }

    /** Loops before single accesses, then by accesses; the earlier one first. */
    private List<Map.Entry<NestTerm, Kind>> ranked() {
        List<Map.Entry<NestTerm, Kind>> ranked = new ArrayList<>(kinds.entrySet());
        ranked.sort(Comparator.<Map.Entry<NestTerm, Kind>>comparingInt(entry -> entry.getKey().isLoop() ? 0 : 1)
                .thenComparingLong(entry -> -entry.getValue().accesses())
                .thenComparingLong(entry -> entry.getValue().first));
        return ranked;
    }

    /** Memory of the terms that are kept, about. */
    long bytes() {
        return bytes;
    }

    /**
     * What has been found.
     *
     * @param count accesses
     * @param first position of the first one
     * @param nests how many kinds to have at most
     */
    AccessPattern pattern(AccessStream stream, long count, long first, int nests) {
        List<Map.Entry<NestTerm, Kind>> ranked = ranked();
        List<AccessNest> top = new ArrayList<>();
        for (Map.Entry<NestTerm, Kind> entry : ranked.subList(0, Math.min(nests, ranked.size()))) {
            Kind kind = entry.getValue();
            top.add(new AccessNest(entry.getKey(), kind.passes, kind.length, kind.first));
        }
        // the sort keeps the order of those whose first accesses belong to one event
        top.sort(Comparator.comparingLong(AccessNest::first));
        return new AccessPattern(stream, count, first, terms, looped, List.copyOf(top),
                hasAll && ranked.size() <= nests);
    }
}
