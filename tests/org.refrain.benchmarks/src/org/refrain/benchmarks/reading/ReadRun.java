/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.refrain.benchmarks.child.Results;
import org.refrain.benchmarks.child.Stopwatch;
import org.refrain.benchmarks.input.SymbolCollector;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * Measures how fast a trace file is read once it is in memory: rows alone, and rows turned into symbols. Argument: the
 * file. Runs in a virtual machine of its own.
 */
public final class ReadRun {

    private static final int WARM_UP_RUNS = 5;
    private static final int RUNS = 9;

    private ReadRun() {
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        Path file = Path.of(arguments[0]);
        byte[] bytes = Files.readAllBytes(file);
        TraceSource source = TraceSource.of(String.valueOf(file.getFileName()), bytes);
        TraceReader reader = TraceReaders.detect(source);
        RowCounter rows = new RowCounter();
        Results.print("rowsNanos", measure(reader, source, false, rows));
        Results.print("symbolsNanos", measure(reader, source, true, rows));
        Results.print("bytes", bytes.length);
        Results.print("rows", rows.rows / (WARM_UP_RUNS + RUNS));
    }

    private static long measure(TraceReader reader, TraceSource source, boolean symbols, RowCounter rows)
            throws IOException, TraceFormatException {
        Stopwatch watch = new Stopwatch();
        for (int run = -WARM_UP_RUNS; run < RUNS; run++) {
            TraceReceiver receiver = symbols ? new SymbolCollector() : rows;
            System.gc();
            if (run >= 0) {
                watch.start();
            }
            reader.read(source, receiver, Progress.NONE);
            if (run >= 0) {
                watch.stop();
            }
        }
        return watch.median();
    }
}
