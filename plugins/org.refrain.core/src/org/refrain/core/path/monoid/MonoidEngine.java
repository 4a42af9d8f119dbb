/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import java.util.stream.IntStream;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.frames.GrammarMatches;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.frames.RuleFunctions;
import org.refrain.core.path.frames.RuleSummaries;
import org.refrain.core.path.match.FrameIndex;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Finds any paths on the compressed trace by the monoid of frame functions: "auto".
 *
 * <p>Each rule of the grammar is summarized once, and only if something may happen in it in the functions asked for.
 * From then on counting is a walk over the start rule, and finding a place is a descent.
 */
public final class MonoidEngine implements PathEngine {

    private final FrameIndex frames;
    private final RuleFunctions functions;

    public MonoidEngine(PathIndex index) {
        frames = index.frames();
        functions = index.functions();
    }

    @Override
    public String scheme() {
        return "auto";
    }

    @Override
    public ControlFlowTrace trace() {
        return frames.trace();
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) throws PathException {
        long started = System.nanoTime();
        ControlFlowAlphabet alphabet = trace().alphabet();
        FrameFunctions algebra = new FrameFunctions(query, alphabet);
        boolean calls = query.automaton().watchesCalls();
        int[] wanted = IntStream.range(0, query.size()).map(query::function).distinct().toArray();
        RuleSummaries summaries = new RuleSummaries(frames.plain().grammar(), alphabet, algebra, calls,
                functions.concerning(wanted, calls), frames.shapes(), progress);
        return new GrammarMatches(frames.plain(), query, algebra, summaries, progress, started);
    }
}
