/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.reading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

import org.refrain.benchmarks.child.Results;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;

/**
 * Measures what a user waits for: a trace opened for the first time, until its first rows and until its cycles are
 * there, and opened again with its index. Arguments: the trace, the index's file, which is made. Everything happens
 * once in a fresh virtual machine; nothing is warmed up.
 */
public final class OpenRun {

    private OpenRun() {
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        Path file = Path.of(arguments[0]);
        Path wpp = Path.of(arguments[1]);
        AtomicLong firstRows = new AtomicLong();
        long begin = System.nanoTime();
        try (IndexedTrace trace = IndexedTraces.openOrBuild(TraceSource.of(file), IndexOptions.DEFAULT, wpp,
                preview -> firstRows.compareAndSet(0, System.nanoTime()), Progress.NONE)) {
            Results.print("cycles", cyclesOf(trace));
            Results.print("cyclesNanos", System.nanoTime() - begin);
        }
        Results.print("firstRowsNanos", firstRows.get() - begin);
        begin = System.nanoTime();
        try (IndexedTrace trace = IndexedTraces.openOrBuild(TraceSource.of(file), IndexOptions.DEFAULT, wpp, null,
                Progress.NONE)) {
            Results.print("again", cyclesOf(trace));
            Results.print("againNanos", System.nanoTime() - begin);
            Results.print("rows", trace.eventCount());
        }
    }

    private static long cyclesOf(IndexedTrace trace) {
        CycleTable cycles = trace.cycles();
        return cycles == null ? 0 : cycles.count();
    }
}
