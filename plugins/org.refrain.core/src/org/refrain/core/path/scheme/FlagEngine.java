/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.frames.GrammarMatches;
import org.refrain.core.path.frames.RuleSummaries;
import org.refrain.core.path.match.FrameShapes;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.path.match.UnsupportedPathException;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Scheme 2: flags for every rule of the grammar, computed bottom-up for each question; then the start rule is gone
 * through element by element. It matches one path of plain blocks.
 *
 * <p>O((R + S) MNL m) for R rules, a start rule of S elements, nesting up to MNL and a path of m blocks. Exponents,
 * which the paper's grammars do not have, are taken apart first.
 *
 * <p>Source: Y. Zhang, R. Gupta, Path Matching in Compressed Control Flow Traces (DCC 2002), section 4.
 */
public final class FlagEngine implements PathEngine {

    private final ControlFlowTrace trace;
    private final PlainGrammar plain;
    private final FrameShapes shapes;
    private final int[] order;

    public FlagEngine(ControlFlowTrace trace) {
        this.trace = trace;
        plain = PlainGrammar.of(trace.grammar());
        shapes = new FrameShapes(plain.grammar(), trace.alphabet());
        order = TopologicalOrder.childrenFirst(plain.grammar());
    }

    @Override
    public String scheme() {
        return "2";
    }

    @Override
    public ControlFlowTrace trace() {
        return trace;
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) throws PathException {
        long started = System.nanoTime();
        requirePlain(query, scheme());
        PathFlags flags = new PathFlags(query, trace.alphabet());
        RGrammar grammar = plain.grammar();
        RuleSummaries summaries = new RuleSummaries(grammar, trace.alphabet(), flags, false, rule -> true, shapes,
                progress);
        for (int rule : order) {
            // the start rule is matched, not summarized
            if (rule != 0) {
                summaries.require(rule);
            }
        }
        return new GrammarMatches(plain, query, flags, summaries, progress, started);
    }

    static void requirePlain(PathQuery query, String scheme) throws UnsupportedPathException {
        if (query.size() != 1 || !query.path(0).pattern().isPlain()) {
            throw new UnsupportedPathException(scheme);
        }
    }
}
