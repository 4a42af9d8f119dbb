/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;

import org.refrain.benchmarks.child.ChildJvm;
import org.refrain.benchmarks.child.PeakMemory;
import org.refrain.benchmarks.child.Results;
import org.refrain.benchmarks.input.SymbolFile;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.RunLengthStringBuilder;

import com.sun.management.OperatingSystemMXBean;

/**
 * Finds the nest of a file of symbols, in a virtual machine of its own, whose heap is half of what is promised.
 *
 * <p>Short traces are warmed up with; long ones need none.
 */
public final class LoopRun {

    private static final List<String> OPTIONS = List.of("-Xmx2g", "-Xms64m", "-XX:+UseSerialGC");
    private static final int SHORT = 1 << 22;
    private static final int WARM_UP_RUNS = 5;

    private LoopRun() {
    }

    static Results run(Path file, NestKind kind) throws IOException {
        return ChildJvm.run(OPTIONS, LoopRun.class, file.toString(), kind.name());
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        NestKind kind = NestKind.valueOf(arguments[1]);
        try (SymbolFile input = new SymbolFile(file)) {
            for (int run = 0; run < WARM_UP_RUNS && input.length() <= SHORT; run++) {
                kind.find(read(input));
            }
            long cpuBegin = processorNanos();
            long begin = System.nanoTime();
            RunLengthString string = read(input);
            LoopNest nest = kind.find(string);
            Results.print("nanos", System.nanoTime() - begin);
            Results.print("cpuNanos", processorNanos() - cpuBegin);
            Results.print("peak", PeakMemory.resident());
            Results.print("stretches", string.stretches());
            Results.print("loops", nest.loops());
            Results.print("bodies", nest.bodies());
            Results.print("depth", nest.depth());
            Results.print("terminals", nest.terminals());
            Results.print("distinct", nest.distinctTerminals());
            Results.print("covered", nest.covered());
            Results.print("verified", expandsTo(nest, input) ? 1 : 0);
        }
    }

    /** Of all threads: the collector's and the compiler's count too. */
    private static long processorNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static RunLengthString read(SymbolFile input) throws IOException {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        int[] block = new int[1 << 14];
        for (long at = 0; at < input.length(); at += block.length) {
            int n = input.symbols(at, block, block.length);
            for (int i = 0; i < n; i++) {
                builder.append(block[i], 1);
            }
        }
        return builder.build();
    }

    private static boolean expandsTo(LoopNest nest, SymbolFile input) throws IOException {
        GrammarCursor cursor = GrammarCursor.ofRule(nest.grammar(), 0);
        int[] block = new int[1 << 14];
        for (long at = 0; at < input.length(); at += block.length) {
            int n = input.symbols(at, block, block.length);
            for (int i = 0; i < n; i++) {
                if (cursor.next() != block[i]) {
                    return false;
                }
            }
        }
        return cursor.next() == GrammarCursor.END;
    }
}
