/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.util.Arrays;

import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/** Takes the symbols of a trace into memory, and nothing else. */
public final class SymbolCollector implements TraceReceiver {

    private final SymbolTableBuilder table = new SymbolTableBuilder(null);
    private int[] symbols = new int[1 << 20];
    private int count;

    @Override
    public void instruction(InstructionRow row) {
        add(table.symbolOf(row));
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        add(table.symbolOf(discontinuity));
    }

    @Override
    public void mark(TraceMark mark) {
        // no event
    }

    @Override
    public void problem(TraceProblem problem) {
        // a row less
    }

    private void add(int symbol) {
        if (count == symbols.length) {
            symbols = Arrays.copyOf(symbols, 2 * count);
        }
        symbols[count++] = symbol;
    }

    /** The symbols so far. */
    public int[] symbols() {
        return Arrays.copyOf(symbols, count);
    }

    /** What they stand for. */
    public SymbolTable table() {
        return table.build();
    }
}
