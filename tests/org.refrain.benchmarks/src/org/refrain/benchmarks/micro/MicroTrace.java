/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.util.Arrays;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.skeleton.JitterTrace;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.InstructionRow;

/** A trace of about a million symbols in memory. */
@State(Scope.Benchmark)
public class MicroTrace {

    @Param({"mcu-steady", "mcu-jitter", "lu-c"})
    public String trace = "";

    /** Its symbols. */
    int[] symbols = {};
    /** What begins each cycle. */
    int header;
    int distinct;
    SymbolTable table = new SymbolTableBuilder(null).build();

    @Setup
    public void make() {
        if (trace.equals("lu-c")) {
            symbols = GrammarTestStrings.lu(160);
            header = 'N';
        } else {
            symbols = (trace.equals("mcu-steady") ? JitterTrace.steady(42) : JitterTrace.jittering(42)).events();
            header = JitterTrace.HEADER;
        }
        distinct = Arrays.stream(symbols).max().orElse(0) + 1;
        table = instructions(distinct);
    }

    /** A table in which each symbol is an instruction of two bytes. */
    private static SymbolTable instructions(int count) {
        SymbolTableBuilder builder = new SymbolTableBuilder(null);
        InstructionRow row = new InstructionRow();
        row.hasAddress = true;
        for (int symbol = 0; symbol < count; symbol++) {
            row.address = 0x0800_0000L + 2 * symbol;
            builder.symbolOf(row);
        }
        return builder.build();
    }

    SymbolSequence sequence() {
        return SymbolSequence.of(symbols);
    }
}
