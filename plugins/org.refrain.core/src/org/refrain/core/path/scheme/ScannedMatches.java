/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.match.MatchTimes;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/** Answers by running the vector automaton over expanded symbols, part by part; memory is one part. */
final class ScannedMatches implements PathMatches {

    /** Gives the parts of a trace in their order. */
    interface Parts {

        /**
         * Loads the next part that must be looked at.
         *
         * @param vector is moved on over parts that need not be
         * @return whether there is one
         */
        boolean load(StateVector vector) throws PathException;

        /** The symbols loaded, how many they are, and the first one's position. */
        int[] symbols();

        int size();

        long position();
    }

    /** Starts again at the first part. */
    interface Start {
        Parts parts();
    }

    private final PathQuery query;
    private final ControlFlowAlphabet alphabet;
    private final Start start;
    private final Progress progress;
    private long decompression;
    private long matching;

    ScannedMatches(PathQuery query, ControlFlowAlphabet alphabet, Start start, Progress progress) {
        this.query = query;
        this.alphabet = alphabet;
        this.start = start;
        this.progress = progress;
    }

    @Override
    public PathQuery query() {
        return query;
    }

    @Override
    public long[] counts() throws PathException {
        StateVector vector = vector();
        Parts parts = start.parts();
        long[] sets = new long[query.automaton().completionCount()];
        while (load(parts, vector)) {
            long started = System.nanoTime();
            vector.count(parts.symbols(), parts.size(), sets);
            matching += System.nanoTime() - started;
        }
        long[] counts = new long[query.size()];
        for (int set = 1; set < sets.length; set++) {
            for (int path : query.automaton().completedPaths(set)) {
                counts[path] += sets[set];
            }
        }
        return counts;
    }

    private StateVector vector() {
        long started = System.nanoTime();
        StateVector vector = new StateVector(query, alphabet);
        matching += System.nanoTime() - started;
        return vector;
    }

    private boolean load(Parts parts, StateVector vector) throws PathException {
        progress.checkCancelled();
        long started = System.nanoTime();
        boolean more = parts.load(vector);
        decompression += System.nanoTime() - started;
        return more;
    }

    @Override
    public OccurrenceCursor occurrences(long from) {
        return new Scan(from);
    }

    @Override
    public MatchTimes times() {
        return new MatchTimes(decompression, matching);
    }

    private final class Scan implements OccurrenceCursor {

        private final long from;
        private final StateVector vector = vector();
        private final Parts parts = start.parts();
        /** Next symbol of the part; number of symbols while none is loaded. */
        private int at;
        private int size;
        /** The paths complete at the last event, and how many of them have been handed out. */
        private int[] due = {};
        private int given;

        Scan(long from) {
            this.from = from;
        }

        @Override
        public @Nullable Occurrence next() throws PathException {
            while (given == due.length) {
                if (at == size) {
                    if (!load(parts, vector)) {
                        return null;
                    }
                    at = 0;
                    size = parts.size();
                }
                long started = System.nanoTime();
                at = vector.find(parts.symbols(), at, size, parts.position() + at);
                matching += System.nanoTime() - started;
                due = parts.position() + at - 1 < from ? new int[0]
                        : query.automaton().completedPaths(vector.lastCompleted());
                given = 0;
            }
            return new Occurrence(parts.position() + at - 1, due[given++], vector.lastFrame(), vector.lastDepth());
        }
    }
}
