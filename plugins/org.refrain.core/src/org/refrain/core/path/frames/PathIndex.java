/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.match.FrameIndex;

/**
 * What is known of a compressed trace before any question about paths is asked: its frames, and which functions each
 * rule concerns.
 *
 * <p>Made in time linear in the size of the grammar: half a second for two million elements. Memory: about 50 bytes for
 * each. Safe for threads.
 */
public final class PathIndex {

    private final FrameIndex frames;
    private final RuleFunctions functions;
    private long[] occurrences = {};

    public PathIndex(ControlFlowTrace trace) {
        frames = new FrameIndex(trace);
        functions = new RuleFunctions(frames.shapes(), trace.alphabet());
    }

    /** The trace. */
    public ControlFlowTrace trace() {
        return frames.trace();
    }

    /** Which frame an event belongs to. */
    public FrameIndex frames() {
        return frames;
    }

    /** Which functions a rule concerns. */
    public RuleFunctions functions() {
        return functions;
    }

    /** How often each rule occurs in the whole string; worked out when first asked for. */
    synchronized long[] occurrences() {
        if (occurrences.length == 0) {
            RGrammar grammar = frames.plain().grammar();
            int[] childrenFirst = TopologicalOrder.childrenFirst(grammar);
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
            occurrences = times;
        }
        return occurrences;
    }
}
