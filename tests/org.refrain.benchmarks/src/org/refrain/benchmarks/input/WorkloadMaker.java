/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.cycle.LoopHeaderFinder;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;

/** Turns traces of all kinds into {@link Workload}s: numbers their symbols, finds the main loop, writes the file. */
final class WorkloadMaker {

    private static final int FLASH = 0x0800_0000;

    private final Path folder;

    /** @param folder takes the files of symbols */
    WorkloadMaker(Path folder) {
        this.folder = folder;
    }

    /** A trace in a format that the product reads. */
    Workload ofFile(String name, String origin, Path file) throws IOException, TraceFormatException {
        SymbolCollector trace = new SymbolCollector();
        TraceSource source = TraceSource.of(file);
        TraceReaders.detect(source).read(source, trace, Progress.NONE);
        return ofTable(name, origin, trace.symbols(), trace.table(), new int[0], file);
    }

    /** Where an instruction of a generated trace lies: two bytes each. */
    static int address(int symbol) {
        return FLASH + 2 * symbol;
    }

    /** Executed instructions, by their addresses. The array is overwritten. */
    Workload ofAddresses(String name, String origin, int[] trace) throws IOException {
        SymbolTableBuilder table = new SymbolTableBuilder(null);
        InstructionRow row = new InstructionRow();
        row.hasAddress = true;
        for (int i = 0; i < trace.length; i++) {
            row.address = trace[i] & 0xFFFFFFFEL;
            trace[i] = table.symbolOf(row);
        }
        SymbolTable symbols = table.build();
        int[] addresses = new int[symbols.size()];
        for (int i = 0; i < addresses.length; i++) {
            addresses[i] = (int) symbols.address(i);
        }
        return ofTable(name, origin, trace, symbols, addresses, null);
    }

    private Workload ofTable(String name, String origin, int[] trace, SymbolTable symbols, int[] addresses,
            @Nullable Path file) throws IOException {
        List<LoopHeader> headers = LoopHeaderFinder.find(symbols, SymbolSequence.of(trace), Progress.NONE);
        int header = headers.isEmpty() ? Workload.NO_HEADER : headers.get(0).symbol();
        return new Workload(name, origin, write(name, trace), trace.length, symbols.size(), header, addresses, file);
    }

    /** Numbers of any meaning, without a main loop. The array is overwritten. */
    Workload ofNumbers(String name, String origin, int[] trace) throws IOException {
        DenseSymbols symbols = new DenseSymbols();
        symbols.replaceAll(trace);
        return new Workload(name, origin, write(name, trace), trace.length, symbols.count(), Workload.NO_HEADER,
                new int[0], null);
    }

    private Path write(String name, int[] trace) throws IOException {
        Path file = folder.resolve(name + ".i32");
        SymbolFile.write(file, trace, trace.length);
        return file;
    }
}
