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
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.input.Arguments;
import org.refrain.benchmarks.input.MeasureOptions;
import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.input.Workloads;
import org.refrain.benchmarks.input.Workplace;
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

    private final MeasureOptions options;
    private final long limit;
    private final Workplace place;

    private Bench(BenchOptions options, Workplace place) {
        this.options = options.measured();
        limit = options.limit();
        this.place = place;
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        Optional<BenchOptions> asked = Arguments.read(BenchOptions.USAGE, BenchOptions::parse, arguments);
        if (asked.isEmpty()) {
            return;
        }
        BenchOptions options = asked.get();
        try (Workplace place = new Workplace(options.measured().folder(), "bench")) {
            Bench bench = new Bench(options, place);
            if (options.billion()) {
                System.out.println(bench.indexBillion());
                return;
            }
            BenchResult result = bench.run();
            System.out.println(bench.options.json() ? new JsonReport(result).toString()
                    : new TextReport(result).toString());
            place.say("done");
        }
    }

    private BenchResult run() throws IOException, TraceFormatException {
        String machine = machine();
        @Nullable
        ReadingResult reading = null;
        if (options.isWanted(Workloads.SAMPLE) && Files.exists(options.sample())) {
            place.say("reading and opening the sample");
            reading = ReadingResult.measure(unpackedSample(), place.folder());
        }
        place.say("preparing traces");
        List<Workload> workloads = new Workloads(place.folder(), options.sample(), new TraceFolder(options.traces()),
                options::isWanted, place::say).make();
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
                place.say(workload.name() + ", " + kind);
                builders.add(BuilderResult.measure(kind, workload));
            }
        }
        place.say(workload.name() + ", bytes on disk");
        return new TraceResult(workload, builders, PackedSizes.of(workload, place.folder(), limit));
    }

    private String indexBillion() throws IOException {
        place.say("indexing a billion events");
        return new LongReport(LongRun.run(place.folder().resolve("billion.wpp"), 1_000_000_000), options.json())
                .toString();
    }

    private Path unpackedSample() throws IOException {
        Path file = place.folder().resolve("sample.csv");
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
}
