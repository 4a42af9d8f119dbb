/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.input.Workloads;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.trace.TraceFormatException;

/** Measures how fast loop nests are found and prints tables: the program behind {@code releng/bench --loops}. */
public final class LoopBench {

    private final LoopOptions options;
    private final Path folder;
    private final long begin = System.nanoTime();

    private LoopBench(LoopOptions options) throws IOException {
        this.options = options;
        Files.createDirectories(options.folder());
        folder = Files.createTempDirectory(options.folder(), "loops");
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        if (List.of(arguments).contains("--help")) {
            System.out.println(LoopOptions.USAGE);
            return;
        }
        LoopOptions options;
        try {
            options = LoopOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(LoopOptions.USAGE);
            System.exit(2);
            return;
        }
        LoopBench bench = new LoopBench(options);
        try {
            List<PaperResult> paper = bench.paper();
            List<LoopResult> traces = bench.traces();
            System.out.println(options.json() ? LoopJson.of(paper, traces) : LoopReport.of(paper, traces));
            bench.say("done");
        } finally {
            bench.cleanUp();
        }
    }

    private List<PaperResult> paper() {
        List<PaperResult> results = new ArrayList<>();
        if (options.isWanted("paper")) {
            for (PaperTrace trace : PaperTrace.all()) {
                say(trace.name());
                results.add(PaperResult.measure(trace));
            }
        }
        return results;
    }

    private List<LoopResult> traces() throws IOException, TraceFormatException {
        List<LoopResult> results = new ArrayList<>();
        say("preparing traces");
        for (Workload workload : new Workloads(folder, options.sample(), new TraceFolder(options.traces()),
                name -> !name.equals(Workloads.LU) && options.isWanted(name), this::say).make()) {
            for (LoopOrder order : LoopOrder.values()) {
                say(workload.name() + ", " + order);
                results.add(new LoopResult(workload.name(), order, workload.length(),
                        LoopRun.run(workload.symbols(), order)));
            }
            Files.delete(workload.symbols());
        }
        return results;
    }

    private void say(String message) {
        System.err.printf(Locale.ROOT, "[%4d s] %s%n", (System.nanoTime() - begin) / 1_000_000_000, message);
    }

    private void cleanUp() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
