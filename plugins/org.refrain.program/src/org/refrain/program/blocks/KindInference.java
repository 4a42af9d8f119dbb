/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.io.IOException;

import org.refrain.core.flow.FlowGraph;
import org.refrain.core.flow.FlowKind;
import org.refrain.core.flow.FlowKinds;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.thumb.BranchKind;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/** Guesses what instructions without text do, from where control went behind them. */
final class KindInference {

    private final SymbolTable symbols;
    private final FlowKinds flow;
    private final FlowGraph.Edges edges;

    KindInference(SymbolTable symbols, SymbolSequence sequence, Progress progress) throws IOException {
        this.symbols = symbols;
        this.flow = FlowKinds.find(symbols, sequence, progress);
        FlowGraph graph = new FlowGraph(symbols.size());
        Pass pass = new Pass(graph);
        sequence.forEach(pass::accept, progress, "Looking at jumps");
        this.edges = graph.edges();
    }

    private final class Pass {
        private final FlowGraph graph;
        private int previous = -1;

        Pass(FlowGraph graph) {
            this.graph = graph;
        }

        void accept(int symbol) {
            if (previous >= 0) {
                graph.add(previous, symbol);
            }
            previous = flow.isDiscontinuity(symbol) ? -1 : symbol;
        }
    }

    /** Addresses at which handlers seem to begin. */
    long[] handlers() {
        LongArrayList handlers = new LongArrayList();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (flow.isExceptionEntry(symbol)) {
                handlers.add(symbols.address(symbol));
            }
        }
        return handlers.toLongArray();
    }

    /** Addresses that calls seem to lead to. */
    LongOpenHashSet entered() {
        LongOpenHashSet entered = new LongOpenHashSet(handlers());
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            for (int e = edges.starts()[symbol]; e < edges.starts()[symbol + 1]
                    && flow.kind(symbol) == FlowKind.CALL; e++) {
                entered.add(symbols.address(edges.targets()[e]));
            }
        }
        return entered;
    }

    /** Fills in what an instruction does. */
    void apply(TraceInstructions.Entry entry) {
        long next = entry.address + entry.length;
        boolean falls = false;
        int jumps = 0;
        long target = Code.NONE;
        for (int e = edges.starts()[entry.symbol]; e < edges.starts()[entry.symbol + 1]; e++) {
            int to = edges.targets()[e];
            if (symbols.address(to) == next) {
                falls = true;
            } else if (!flow.isExceptionEntry(to) && symbols.kind(to) == SymbolTable.Kind.INSTRUCTION) {
                jumps++;
                target = symbols.address(to);
            }
        }
        FlowKind kind = flow.kind(entry.symbol);
        if (kind == FlowKind.CALL) {
            set(entry, jumps == 1 ? BranchKind.CALL : BranchKind.INDIRECT_CALL, target);
        } else if (kind == FlowKind.RETURN || jumps > 1 && !falls) {
            set(entry, kind == FlowKind.RETURN ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP, target);
        } else if (jumps == 1) {
            set(entry, falls ? BranchKind.CONDITIONAL : BranchKind.JUMP, target);
        } else if (jumps > 1) {
            set(entry, BranchKind.RETURN, target);
            entry.conditional = true;
        }
    }

    private static void set(TraceInstructions.Entry entry, BranchKind kind, long target) {
        entry.kind = kind;
        entry.target = kind.hasTarget() ? target : Code.NONE;
    }
}
