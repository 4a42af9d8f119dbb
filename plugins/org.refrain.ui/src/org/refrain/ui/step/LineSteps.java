/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import java.util.BitSet;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.search.GrammarSearch;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourcePlace;

/**
 * Steps from line to line: to events where another line begins, in the same function or in another one. However long a
 * loop within one line spins, it is one step.
 *
 * <p>Cost: the events up to the next line where that is near; the size of the grammar otherwise. For one thread.
 */
public final class LineSteps {

    /** There is no such line. */
    public static final long NONE = -1;

    /** Events that are looked at one by one before the grammar is. */
    private static final int NEAR = 2048;

    private final IndexedTrace trace;
    private final ProgramTrace program;
    private final LineTable lines;
    private final SymbolTable symbols;

    /** @param image the program of {@code program}, which fits */
    public LineSteps(IndexedTrace trace, ProgramTrace program, ProgramImage image) {
        this.trace = trace;
        this.program = program;
        lines = image.lines();
        symbols = trace.symbols();
    }

    /** The first event behind a position at which another line begins. */
    public long next(long position) {
        SourcePlace here = placeAt(position);
        int[] near = new int[NEAR];
        int count = trace.symbols(position + 1, near, NEAR);
        for (int i = 0; i < count; i++) {
            if (beginsLine(near[i]) && isOther(near[i], here)) {
                return position + 1 + i;
            }
        }
        return new GrammarSearch(trace.grammar(), othersThan(here)).next(position + 1 + count);
    }

    /**
     * The beginning of the line that a position is in the middle of; the last event before it at which another line
     * begins, when it is a beginning itself.
     */
    public long previous(long position) {
        SourcePlace here = placeAt(position);
        boolean inside = here != null && !beginsLine(symbolAt(position));
        int[] near = new int[NEAR];
        long from = Math.max(0, position - NEAR);
        for (int i = trace.symbols(from, near, (int) Math.max(0, position - from)) - 1; i >= 0; i--) {
            if (beginsLine(near[i]) && (inside || isOther(near[i], here))) {
                return from + i;
            }
        }
        return from == 0 ? NONE : new GrammarSearch(trace.grammar(), othersThan(here)).previous(from - 1);
    }

    private int symbolAt(long position) {
        int[] symbol = {-1};
        return position < 0 || trace.symbols(position, symbol, 1) == 0 ? -1 : symbol[0];
    }

    private @Nullable SourcePlace placeAt(long position) {
        int symbol = symbolAt(position);
        return symbol < 0 ? null : program.placeOf(symbol);
    }

    private boolean isOther(int symbol, @Nullable SourcePlace here) {
        SourcePlace place = program.placeOf(symbol);
        return place != null && (here == null || place.line() != here.line() || !place.path().equals(here.path()));
    }

    private boolean beginsLine(int symbol) {
        if (symbols.kind(symbol) != SymbolTable.Kind.INSTRUCTION) {
            return false;
        }
        long address = symbols.address(symbol);
        int last = lines.rowAt(address);
        // several rows may say something about one address; the last one names the line
        for (int row = last; row >= 0 && lines.address(row) == address; row--) {
            if (lines.isStatement(row) && lines.line(row) == lines.line(last)) {
                return lines.line(row) > 0;
            }
        }
        return false;
    }

    private BitSet othersThan(@Nullable SourcePlace here) {
        BitSet others = new BitSet(symbols.size());
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            others.set(symbol, beginsLine(symbol) && isOther(symbol, here));
        }
        return others;
    }
}
