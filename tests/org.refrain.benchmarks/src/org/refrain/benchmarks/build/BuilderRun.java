/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.Arrays;

import org.refrain.benchmarks.child.PeakMemory;
import org.refrain.benchmarks.child.Results;
import org.refrain.benchmarks.child.Stopwatch;
import org.refrain.benchmarks.input.SymbolFile;
import org.refrain.core.symbol.SymbolSequence;

/**
 * Measures one builder on one trace. Runs in a virtual machine of its own, so that builders do not spoil each other's
 * compiled code and memory can be told apart. Arguments: {@code time} or {@code memory}, builder, file of symbols,
 * distinct symbols, header.
 */
public final class BuilderRun {

    /** Long traces are warmed up with a part only. */
    private static final int WARM_UP_SYMBOLS = 1 << 22;
    private static final long WARM_UP_NANOS = 2_000_000_000L;
    private static final int WARM_UP_RUNS = 3;

    private static final int MOST_RUNS = 9;
    private static final long MOST_NANOS = 20_000_000_000L;

    private final BuilderKind kind;
    private final Path file;
    private final int distinct;
    private final int header;

    private BuilderRun(String... arguments) {
        kind = BuilderKind.valueOf(arguments[1]);
        file = Path.of(arguments[2]);
        distinct = Integer.parseInt(arguments[3]);
        header = Integer.parseInt(arguments[4]);
    }

    public static void main(String... arguments) throws IOException {
        BuilderRun run = new BuilderRun(arguments);
        if (arguments[0].equals("memory")) {
            run.measureMemory();
        } else {
            run.measureTime();
        }
    }

    /** One run that reads from the file, in a fresh virtual machine with a small heap that grows on demand. */
    private void measureMemory() throws IOException {
        long before = usedAfterCollection();
        Object builder;
        try (SymbolFile input = new SymbolFile(file)) {
            builder = kind.build(input, distinct, header).builder();
        }
        Results.print("held", usedAfterCollection() - before);
        Results.print("peak", PeakMemory.resident());
        Reference.reachabilityFence(builder);
    }

    private void measureTime() throws IOException {
        int[] symbols = SymbolFile.read(file);
        warmUp(SymbolSequence.of(symbols.length <= 4 * WARM_UP_SYMBOLS ? symbols
                : Arrays.copyOf(symbols, WARM_UP_SYMBOLS)));
        SymbolSequence input = SymbolSequence.of(symbols);
        Stopwatch watch = new Stopwatch();
        Built built;
        do {
            System.gc();
            watch.start();
            built = kind.build(input, distinct, header);
            watch.stop();
        } while (watch.runs() < MOST_RUNS && watch.total() < MOST_NANOS);
        Results.print("runs", watch.runs());
        Results.print("nanos", watch.median());
        Results.print("cpuNanos", watch.medianCpu());
        Results.print("size", built.size());
        Results.print("cycles", built.distinct());
        Results.print("verified", built.check().holds(input) ? 1 : 0);
    }

    private void warmUp(SymbolSequence input) throws IOException {
        long begin = System.nanoTime();
        for (int run = 0; run < WARM_UP_RUNS || System.nanoTime() - begin < WARM_UP_NANOS; run++) {
            kind.build(input, distinct, header);
        }
    }

    private static long usedAfterCollection() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
