/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.refrain.benchmarks.input.SymbolCollector;
import org.refrain.benchmarks.reading.RowCounter;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.keil.KeilCsvReader;

/** Reading the sample, a Keil CSV, from memory. The system property {@code refrain.sample} names its file. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReadingBenchmark {

    private final KeilCsvReader reader = new KeilCsvReader();
    private TraceSource source = TraceSource.of("", new byte[0]);
    private int length;

    /** Lets JMH report how many megabytes of text a second were read. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class TextRate {

        public double megabytes;
    }

    @Setup
    public void load() throws IOException {
        Path file = Path.of(System.getProperty("refrain.sample", "trace.csv.gz"));
        try (InputStream in = TraceSource.of(file).open(Progress.NONE, "")) {
            byte[] text = in.readAllBytes();
            length = text.length;
            source = TraceSource.of("sample.csv", text);
        }
    }

    @Benchmark
    public long rows(TextRate rate) throws IOException, TraceFormatException {
        RowCounter rows = new RowCounter();
        reader.read(source, rows, Progress.NONE);
        rate.megabytes += length / 1e6;
        return rows.addresses();
    }

    @Benchmark
    public SymbolTable symbols(TextRate rate) throws IOException, TraceFormatException {
        SymbolCollector symbols = new SymbolCollector();
        reader.read(source, symbols, Progress.NONE);
        rate.megabytes += length / 1e6;
        return symbols.table();
    }
}
