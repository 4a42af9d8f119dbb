/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Scheme 1: expands the whole trace and runs the vector automaton over it. The trace is expanded a little at a time, so
 * that none of it has to be kept. O(length of the trace).
 *
 * <p>Source: Y. Lin, Y. Zhang, R. Gupta, The Design and Evaluation of Path Matching Schemes on Compressed Control Flow
 * Traces (J. Systems and Software 80, 2007), section 4.1.
 */
public final class ExpandingEngine implements PathEngine {

    private static final int PART = 1 << 16;

    private final ControlFlowTrace trace;

    public ExpandingEngine(ControlFlowTrace trace) {
        this.trace = trace;
    }

    @Override
    public String scheme() {
        return "1";
    }

    @Override
    public ControlFlowTrace trace() {
        return trace;
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) {
        return new ScannedMatches(query, trace.alphabet(), () -> new Expansion(trace), progress);
    }

    private static final class Expansion implements ScannedMatches.Parts {

        private final GrammarCursor cursor;
        private final int[] symbols = new int[PART];
        private int size;
        private long position;

        Expansion(ControlFlowTrace trace) {
            cursor = GrammarCursor.ofRule(trace.grammar(), 0);
        }

        @Override
        public boolean load(StateVector vector) {
            position += size;
            size = 0;
            while (size < PART) {
                int symbol = cursor.next();
                if (symbol == GrammarCursor.END) {
                    break;
                }
                symbols[size++] = symbol;
            }
            return size > 0;
        }

        @Override
        public int[] symbols() {
            return symbols;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public long position() {
            return position;
        }
    }
}
