/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.BitSet;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.search.GrammarSearch;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.blocks.BasicBlock;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.line.SourcePlace;

/**
 * Where an occurrence of a way begins, which is where a person wants to be taken: an occurrence itself tells where the
 * way is complete.
 */
final class WayBegin {

    /** Turns of a recursion that are looked through; the innermost is taken in a deeper one. */
    private static final int MOST_TRIED = 100;

    private final ControlFlowAnalysis flow;
    private final GrammarSearch search;
    private final boolean inLastBlock;

    private WayBegin(ControlFlowAnalysis flow, GrammarSearch search, boolean inLastBlock) {
        this.flow = flow;
        this.search = search;
        this.inLastBlock = inLastBlock;
    }

    /**
     * Of ways through some blocks of a function.
     *
     * @param line at which they begin, in the first block; null for the beginning of that block
     */
    static WayBegin of(Evidence evidence, ControlFlowAnalysis flow, String function, List<Integer> blocks,
            @Nullable SourcePlace line) {
        SymbolTable symbols = evidence.trace().symbols();
        BitSet begin = new BitSet();
        evidence.program().model().functionNamed(function).map(ProgramFunction::id).ifPresent(id -> {
            BasicBlock block = evidence.program().model().block(id, blocks.get(0));
            BitSet inBlock = new BitSet();
            for (int symbol = 0; symbol < symbols.size(); symbol++) {
                inBlock.set(symbol, symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION
                        && symbols.address(symbol) >= block.first() && symbols.address(symbol) <= block.last());
            }
            BitSet ofLine = new BitSet();
            if (line != null) {
                for (int symbol : evidence.program().symbolsOf(line.path(), line.line(), line.line())) {
                    ofLine.set(symbol, inBlock.get(symbol));
                }
            }
            begin.or(first(symbols, ofLine.isEmpty() ? inBlock : ofLine));
        });
        return new WayBegin(flow, new GrammarSearch(evidence.trace().grammar(), begin), blocks.size() == 1);
    }

    /** Those with the lowest address. */
    private static BitSet first(SymbolTable symbols, BitSet of) {
        long lowest = of.stream().mapToLong(symbols::address).min().orElse(0);
        BitSet first = new BitSet();
        of.stream().filter(symbol -> symbols.address(symbol) == lowest).forEach(first::set);
        return first;
    }

    /** The row at which an occurrence begins; that at which it is complete when the beginning cannot be told. */
    long row(Occurrence at) {
        long end = flow.tasks().positionOf(at.position());
        long row = inLastBlock ? search.next(end) : search.previous(end);
        if (inLastBlock || row == GrammarSearch.NONE || isIn(at.frame(), row)) {
            return row == GrammarSearch.NONE ? end : row;
        }
        long other = row;
        for (int i = 0; i < MOST_TRIED && other > 0; i++) {
            other = search.previous(other - 1);
            if (other != GrammarSearch.NONE && isIn(at.frame(), other)) {
                return other;
            }
        }
        return row;
    }

    private boolean isIn(long frame, long row) {
        return flow.paths().frames().frameAt(flow.tasks().eventAt(row) + 1) == frame;
    }
}
