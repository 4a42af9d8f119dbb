/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.input.Workloads;
import org.refrain.benchmarks.pack.PackedSizes;
import org.refrain.benchmarks.reading.LongRun;
import org.refrain.benchmarks.reading.ReadingResult;
import org.refrain.benchmarks.report.BenchResult;
import org.refrain.benchmarks.report.JsonReport;
import org.refrain.benchmarks.report.LongReport;
import org.refrain.benchmarks.report.TextReport;
import org.refrain.benchmarks.report.TraceResult;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;

/** Measures everything there is and prints it: the program behind {@code releng/bench}. */
public final class Bench {

    private final BenchOptions options;
    private final Path folder;
    private final long begin = System.nanoTime();

    private Bench(BenchOptions options) throws IOException {
        this.options = options;
        Files.createDirectories(options.folder());
        folder = Files.createTempDirectory(options.folder(), "bench");
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        if (List.of(arguments).contains("--help")) {
            System.out.println(BenchOptions.USAGE);
            return;
        }
        BenchOptions options;
        try {
            options = BenchOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(BenchOptions.USAGE);
            System.exit(2);
            return;
        }
        Bench bench = new Bench(options);
        try {
            if (options.billion()) {
                System.out.println(bench.indexBillion());
                return;
            }
            BenchResult result = bench.run();
            System.out.println(options.json() ? new JsonReport(result).toString() : new TextReport(result).toString());
            bench.say("done");
        } finally {
            bench.cleanUp();
        }
    }

    private BenchResult run() throws IOException, TraceFormatException {
        String machine = machine();
        @Nullable
        ReadingResult reading = null;
        if (options.isWanted(Workloads.SAMPLE) && Files.exists(options.sample())) {
            say("reading and opening the sample");
            reading = ReadingResult.measure(unpackedSample(), folder);
        }
        say("preparing traces");
        List<Workload> workloads = new Workloads(folder, options.sample(), new TraceFolder(options.traces()),
                options::isWanted, this::say).make();
        List<TraceResult> traces = new ArrayList<>();
        for (Workload workload : workloads) {
            traces.add(measure(workload));
            Files.delete(workload.symbols());
        }
        return new BenchResult(machine, reading, traces);
    }

    private TraceResult measure(Workload workload) throws IOException, TraceFormatException {
        List<BuilderResult> builders = new ArrayList<>();
        for (BuilderKind kind : BuilderKind.values()) {
            if (kind.isFor(workload)) {
                say(workload.name() + ", " + kind);
                builders.add(BuilderResult.measure(kind, workload));
            }
        }
        say(workload.name() + ", bytes on disk");
        return new TraceResult(workload, builders, PackedSizes.of(workload, folder, options.limit()));
    }

    private String indexBillion() throws IOException {
        say("indexing a billion events");
        return new LongReport(LongRun.run(folder.resolve("billion.wpp"), 1_000_000_000), options.json()).toString();
    }

    private Path unpackedSample() throws IOException {
        Path file = folder.resolve("sample.csv");
        try (InputStream in = TraceSource.of(options.sample()).open(Progress.NONE, "")) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    private static String machine() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return String.format(Locale.ROOT, "%s %s, %d processors, Java %s, load %.1f at the start", system.getName(),
                system.getArch(), system.getAvailableProcessors(), Runtime.version(), system.getSystemLoadAverage());
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
