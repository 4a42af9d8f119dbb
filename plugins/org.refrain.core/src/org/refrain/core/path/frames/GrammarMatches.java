/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.match.Descent;
import org.refrain.core.path.match.EntryStack;
import org.refrain.core.path.match.MatchTimes;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Answers by summaries of the rules of a grammar: counts by a walk over its start rule, places by a descent. Summaries
 * are shared by all answers.
 */
public final class GrammarMatches implements PathMatches {

    private final PlainGrammar plain;
    private final PathQuery query;
    private final FrameAlgebra algebra;
    private final RuleSummaries summaries;
    private final Progress progress;
    private long[] counts = {};
    private long nanos;

    /**
     * @param plain the grammar that the summaries are of
     * @param algebra what the summaries are made of; it has a counter for each path
     * @param started when work on the question began ({@link System#nanoTime})
     */
    public GrammarMatches(PlainGrammar plain, PathQuery query, FrameAlgebra algebra, RuleSummaries summaries,
            Progress progress, long started) {
        this.plain = plain;
        this.query = query;
        this.algebra = algebra;
        this.summaries = summaries;
        this.progress = progress;
        nanos = System.nanoTime() - started;
    }

    @Override
    public PathQuery query() {
        return query;
    }

    @Override
    public long[] counts() throws PathException {
        if (counts.length == 0) {
            long start = System.nanoTime();
            FrameStack stack = new FrameStack(algebra);
            stack.startTrace();
            summaries.appendAll(plain, stack);
            counts = tallies(stack);
            nanos += System.nanoTime() - start;
        }
        return counts.clone();
    }

    @Override
    public long[] counts(long from, long to) throws PathException {
        long start = System.nanoTime();
        long length = plain.grammar().length();
        long first = Math.max(0, Math.min(from, length));
        Walk walk = new Walk(Walk.ALL_PATHS);
        walk.descent.seek(first);
        long[] before = tallies(walk.stack);
        walk.descent.seek(Math.max(first, Math.min(to, length)));
        long[] within = tallies(walk.stack);
        for (int path = 0; path < within.length; path++) {
            within[path] -= before[path];
        }
        nanos += System.nanoTime() - start;
        return within;
    }

    private long[] tallies(FrameStack stack) {
        long[] tallies = new long[query.size()];
        Arrays.setAll(tallies, stack::tally);
        return tallies;
    }

    @Override
    public OccurrenceCursor occurrences(long from) throws PathException {
        long start = System.nanoTime();
        Walk walk = new Walk(Walk.ALL_PATHS);
        walk.descent.seek(Math.max(0, Math.min(from, plain.grammar().length())));
        walk.looksAhead = true;
        walk.begin = walk.descent.position();
        nanos += System.nanoTime() - start;
        return walk;
    }

    @Override
    public @Nullable Occurrence occurrence(int path, long k) throws PathException {
        long start = System.nanoTime();
        Walk walk = new Walk(path);
        @Nullable Occurrence occurrence = k >= 0 && walk.descent.advance(k + 1) ? walk.here(path) : null;
        nanos += System.nanoTime() - start;
        return occurrence;
    }

    @Override
    public MatchTimes times() {
        return new MatchTimes(0, nanos);
    }

    /** Goes over the trace with the stack of frames, and finds occurrences of one path or of all. */
    private final class Walk implements Descent.Walker, OccurrenceCursor {

        static final int ALL_PATHS = -1;

        private final int path;
        /**
         * Whether sections, and rules that are longer than what has been gone through, are looked into without a
         * summary: the next occurrence may be near their beginning. So it is found in time of what lies before it, not
         * of what lies behind. One who jumps wants summaries of all that is jumped over.
         */
        private boolean looksAhead;
        /** Where looking ahead begins. */
        private long begin;
        private final FrameStack stack = new FrameStack(algebra);
        private final EntryStack entries = new EntryStack(plain.grammar(), summaries.shapes());
        private final long[] gained = new long[query.size()];
        /** The paths complete at the last event that have not been handed out. */
        private final boolean[] due = new boolean[query.size()];
        /** The frame that completed them, and how many were open. */
        private long frame;
        private long depth;
        private final Descent descent = new Descent(plain.grammar(), this, progress);

        Walk(int path) {
            this.path = path;
            stack.startTrace();
        }

        @Override
        public boolean looksInside(int rule) {
            return looksAhead && (plain.isSection(rule) || plain.grammar().length(rule) > descent.position() - begin)
                    && summaries.concerns(rule) && !summaries.isKnown(rule);
        }

        @Override
        public long completions(int element) throws PathException {
            Arrays.fill(gained, 0);
            summaries.tally(element, stack, gained);
            return wanted();
        }

        @Override
        public void skip(int element) throws PathException {
            summaries.append(element, stack);
            entries.pass(element, descent.position());
        }

        @Override
        public long pass(int terminal) throws PathException {
            for (int i = 0; i < gained.length; i++) {
                gained[i] = -stack.tally(i);
            }
            summaries.append(terminal, stack);
            for (int i = 0; i < gained.length; i++) {
                gained[i] += stack.tally(i);
                due[i] = gained[i] > 0;
            }
            long wanted = wanted();
            if (wanted > 0) {
                // before the terminal: a call that completes a path does so in the calling frame
                frame = entries.top();
                depth = entries.depth();
            }
            entries.pass(terminal, descent.position());
            return wanted;
        }

        private long wanted() {
            if (path != ALL_PATHS) {
                return gained[path];
            }
            long sum = 0;
            for (long gain : gained) {
                sum += gain;
            }
            return sum;
        }

        @Override
        public @Nullable Occurrence next() throws PathException {
            long start = System.nanoTime();
            try {
                do {
                    for (int i = 0; i < due.length; i++) {
                        if (due[i]) {
                            due[i] = false;
                            return here(i);
                        }
                    }
                } while (descent.advance(1));
                return null;
            } finally {
                nanos += System.nanoTime() - start;
            }
        }

        Occurrence here(int completed) {
            return new Occurrence(descent.position() - 1, completed, frame, depth);
        }
    }
}
