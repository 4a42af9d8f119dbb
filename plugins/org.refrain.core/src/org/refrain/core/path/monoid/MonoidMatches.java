/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.frames.FramePieces;
import org.refrain.core.path.frames.GrammarMatches;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.frames.RuleSummaries;
import org.refrain.core.path.frames.RuleSummaries.Concern;
import org.refrain.core.path.match.FrameIndex;
import org.refrain.core.path.match.MatchTimes;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * The answers of "auto": what is near is found by looking, counts from the pieces of frames where they have been taken
 * out of the trace, all else by summaries, made when first needed.
 */
final class MonoidMatches implements PathMatches {

    private final PathIndex index;
    private final PiecesCache pieces;
    private final PathQuery query;
    private final Progress progress;
    private final Concern concern;
    private @Nullable GrammarMatches bySummaries;
    private long nanos;

    MonoidMatches(PathIndex index, PiecesCache pieces, PathQuery query, Progress progress) {
        long started = System.nanoTime();
        this.index = index;
        this.pieces = pieces;
        this.query = query;
        this.progress = progress;
        concern = index.functions().concerning(query.functions(), query.automaton().watchesCalls());
        nanos = System.nanoTime() - started;
    }

    @Override
    public PathQuery query() {
        return query;
    }

    @Override
    public @Nullable Occurrence first() throws PathException {
        long started = System.nanoTime();
        NearScan near = new NearScan(index.frames().shapes(), index.trace().alphabet(), query.automaton(), concern);
        boolean decided = near.run();
        nanos += System.nanoTime() - started;
        return decided ? near.found() : bySummaries().occurrences().next();
    }

    @Override
    public long[] counts() throws PathException {
        if (bySummaries == null && !query.automaton().watchesCalls()) {
            long started = System.nanoTime();
            long[] counts = new long[query.size()];
            boolean counted = countPieces(counts);
            nanos += System.nanoTime() - started;
            if (counted) {
                return counts;
            }
        }
        return bySummaries().counts();
    }

    /** Counts in what the frames of all the functions executed, if that is at hand. */
    private boolean countPieces(long[] into) throws PathException {
        for (int function : query.functions()) {
            FramePieces executed = pieces.get(function, progress);
            if (executed == null) {
                return false;
            }
            new FrameFunctions(query, index.trace().alphabet()).count(executed, function, into);
        }
        return true;
    }

    @Override
    public long[] counts(long from, long to) throws PathException {
        return bySummaries().counts(from, to);
    }

    @Override
    public OccurrenceCursor occurrences(long from) throws PathException {
        return bySummaries().occurrences(from);
    }

    @Override
    public @Nullable Occurrence occurrence(int path, long k) throws PathException {
        return bySummaries().occurrence(path, k);
    }

    @Override
    public MatchTimes times() {
        GrammarMatches matches = bySummaries;
        return new MatchTimes(0, nanos + (matches == null ? 0 : matches.times().matching()));
    }

    private GrammarMatches bySummaries() throws PathException {
        GrammarMatches matches = bySummaries;
        if (matches == null) {
            long started = System.nanoTime();
            FrameIndex frames = index.frames();
            ControlFlowAlphabet alphabet = index.trace().alphabet();
            FrameFunctions algebra = new FrameFunctions(query, alphabet);
            RuleSummaries summaries = new RuleSummaries(frames.plain().grammar(), alphabet, algebra,
                    query.automaton().watchesCalls(), concern, frames.shapes(), progress);
            matches = new GrammarMatches(frames.plain(), query, algebra, summaries, progress, started);
            bySummaries = matches;
        }
        return matches;
    }
}
