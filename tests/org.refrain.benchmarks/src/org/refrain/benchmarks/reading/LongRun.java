/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.reading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.refrain.benchmarks.child.ChildJvm;
import org.refrain.benchmarks.child.PeakMemory;
import org.refrain.benchmarks.child.Results;
import org.refrain.benchmarks.input.LongTrace;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;

/**
 * Indexes a trace of a billion generated events in a virtual machine with a heap of 2 GB: reading, finding the main
 * loop, counting iterations, compressing, writing the .wpp file. Needs 4 GB of disk for the symbols in between.
 * Arguments: the index's file, number of events.
 */
public final class LongRun {

    private static final List<String> OPTIONS = List.of("-Xmx2g", "-Xms64m", "-XX:+UseSerialGC");

    private LongRun() {
    }

    /** Runs it. */
    public static Results run(Path wpp, long events) throws IOException {
        return ChildJvm.run(OPTIONS, LongRun.class, wpp.toString(), Long.toString(events));
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        long begin = System.nanoTime();
        try (IndexedTrace trace = TraceIndexer.index(LongTrace.source(Long.parseLong(arguments[1])),
                IndexOptions.DEFAULT, Path.of(arguments[0]), null, Progress.NONE)) {
            Results.print("nanos", System.nanoTime() - begin);
            Results.print("events", trace.eventCount());
            Results.print("bytes", trace.sizeOnDisk());
            Results.print("size", trace.grammar().size());
            CycleTable cycles = trace.cycles();
            Results.print("cycles", cycles == null ? -1 : cycles.count());
            Results.print("peak", PeakMemory.resident());
        }
    }
}
