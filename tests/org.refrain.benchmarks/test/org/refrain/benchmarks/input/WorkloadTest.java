/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.JitterTrace;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;

/** What the product reads is what the compressors get. */
class WorkloadTest {

    @Test
    void addressesAreReadBackAsTheSameSymbols(@TempDir Path folder) throws IOException, TraceFormatException {
        int[] events = JitterTrace.steady(1).events();
        int[] addresses = new int[events.length];
        for (int i = 0; i < events.length; i++) {
            addresses[i] = 0x0800_0000 + 2 * events[i];
        }
        Workload trace = new WorkloadMaker(folder).ofAddresses("steady", "", addresses);
        assertThat(trace.addresses()[trace.header()]).isEqualTo(0x0800_0000 + 2 * JitterTrace.HEADER);
        assertThat(readBack(trace)).isEqualTo(SymbolFile.read(trace.symbols()));
        assertThat(trace.length()).isEqualTo(events.length);
    }

    @Test
    void numbersAreReadBackAsTheSameSymbols(@TempDir Path folder) throws IOException, TraceFormatException {
        Workload trace = new WorkloadMaker(folder).ofNumbers("lu", "", GrammarTestStrings.lu(160));
        assertThat(trace.length()).isEqualTo(323_048);
        assertThat(trace.distinct()).isEqualTo(25);
        assertThat(trace.hasHeader()).isFalse();
        assertThat(readBack(trace)).isEqualTo(SymbolFile.read(trace.symbols()));
    }

    @Test
    void partsOfAFileAreReadFromAnywhere(@TempDir Path folder) throws IOException {
        int[] symbols = new Random(1).ints(100_000).toArray();
        Path file = folder.resolve("symbols");
        SymbolFile.write(file, symbols, symbols.length);
        try (SymbolFile open = new SymbolFile(file)) {
            int[] part = new int[40_000];
            assertThat(open.symbols(70_000, part, part.length)).isEqualTo(30_000);
            assertThat(part).startsWith(Arrays.copyOfRange(symbols, 70_000, 100_000));
            assertThat(open.symbols(100_000, part, part.length)).isZero();
        }
    }

    @Test
    void generatedControlFlowIsTheSameEveryTime() {
        int[] trace = CompressorProgram.trace(300_000);
        assertThat(trace).hasSize(300_000).isEqualTo(CompressorProgram.trace(300_000));
        assertThat(Arrays.stream(trace).distinct().count()).isEqualTo(29);
    }

    private static int[] readBack(Workload trace) throws IOException, TraceFormatException {
        SymbolCollector read = new SymbolCollector();
        TraceSource source = trace.source();
        TraceReaders.detect(source).read(source, read, Progress.NONE);
        return read.symbols();
    }
}
