/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.io.IOException;

import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * A control-flow trace in compressed form: a whole program path.
 *
 * <p>Source: J. Larus, Whole Program Paths (PLDI 1999).
 *
 * @param alphabet what the grammar's terminals are
 * @param grammar the trace; every terminal is a symbol of the alphabet
 */
public record ControlFlowTrace(ControlFlowAlphabet alphabet, RGrammar grammar) {

    /** Takes a trace whose events are control-flow tokens, such as a .cft file that was indexed. */
    public static ControlFlowTrace of(IndexedTrace trace) {
        return new ControlFlowTrace(ControlFlowAlphabet.of(trace.symbols()), trace.grammar());
    }

    /**
     * Reads and compresses a file of tokens as a stream. Tokens that cannot be read are left out.
     *
     * @param builder an empty one, such as {@link org.refrain.core.grammar.ReSequitur}
     * @throws TraceFormatException if nothing in the file can be read
     * @throws IOException if the file system fails
     */
    public static ControlFlowTrace read(TraceSource source, TraceReader reader, GrammarBuilder builder,
            Progress progress) throws IOException, TraceFormatException {
        SymbolTableBuilder symbols = new SymbolTableBuilder(null);
        reader.read(source, new TraceReceiver() {
            @Override
            public void instruction(InstructionRow row) {
                builder.append(symbols.symbolOf(row));
            }

            @Override
            public void discontinuity(Discontinuity discontinuity) {
                builder.append(symbols.symbolOf(discontinuity));
            }

            @Override
            public void mark(TraceMark mark) {
                // no event
            }

            @Override
            public void problem(TraceProblem problem) {
                // the caller who wants to know reads through an index
            }
        }, progress);
        return new ControlFlowTrace(ControlFlowAlphabet.of(symbols.build()), builder.build());
    }

    /** Number of events. */
    public long length() {
        return grammar.length();
    }
}
