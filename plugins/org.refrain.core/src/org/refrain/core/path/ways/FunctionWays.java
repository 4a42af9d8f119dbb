/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import java.util.List;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.frames.FrameStack;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.frames.RuleSummaries;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

/**
 * The ways that were taken through a function.
 *
 * @param function the function's name
 * @param coverage which blocks and edges were executed
 * @param ways the distinct acyclic ways, the most frequent one first
 */
public record FunctionWays(String function, Coverage coverage, List<Way> ways) {

    /**
     * Finds the ways on the compressed trace, in time linear in the number of elements of rules that concern the
     * function.
     *
     * @throws UnknownFunctionException if the trace never enters the function
     * @throws PathException if its frames differ too much, or more are open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static FunctionWays of(PathIndex index, String function, Progress progress)
            throws UnknownFunctionException, PathException {
        int number = index.trace().alphabet().function(function);
        FramePieces pieces = pieces(index, number, progress);
        FrameGraph graph = new FrameGraph(pieces);
        return new FunctionWays(function, graph.coverage(), new WayCounter(pieces, graph).ways());
    }

    private static FramePieces pieces(PathIndex index, int function, Progress progress) throws PathException {
        ControlFlowTrace trace = index.trace();
        RGrammar grammar = index.frames().plain().grammar();
        FramePieces pieces = new FramePieces(trace.alphabet(), function);
        RuleSummaries summaries = new RuleSummaries(grammar, trace.alphabet(), pieces, false,
                rule -> index.functions().mayConcern(rule, function, false), index.frames().shapes(), progress);
        int[] order = TopologicalOrder.childrenFirst(grammar);
        long[] times = occurrences(grammar, order);
        for (int rule : order) {
            if (rule != 0 && summaries.concerns(rule)) {
                pieces.setTimes(times[rule]);
                summaries.require(rule);
            }
        }
        pieces.setTimes(1);
        FrameStack stack = new FrameStack(pieces);
        stack.startTrace();
        for (int i = grammar.bodyStart(0); i < grammar.bodyEnd(0); i++) {
            summaries.append(grammar.element(i), stack);
        }
        stack.lose();
        return pieces;
    }

    /** How often each rule occurs in the whole string. */
    private static long[] occurrences(RGrammar grammar, int[] childrenFirst) {
        long[] times = new long[grammar.ruleCount()];
        times[0] = 1;
        for (int r = childrenFirst.length - 1; r >= 0; r--) {
            int rule = childrenFirst[r];
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                if (grammar.element(i) < 0) {
                    times[~grammar.element(i)] += times[rule];
                }
            }
        }
        return times;
    }
}
