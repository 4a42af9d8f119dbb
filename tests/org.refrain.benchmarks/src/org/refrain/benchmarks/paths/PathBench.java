/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.scheme.ChunkEngine;
import org.refrain.core.path.scheme.ChunkedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.program.elf.ElfFormatException;

/** Measures how fast paths are found and prints tables: the program behind {@code releng/bench --paths}. */
public final class PathBench {

    private final PathOptions options;
    private final Path folder;
    private final long begin = System.nanoTime();

    private PathBench(PathOptions options) throws IOException {
        this.options = options;
        Files.createDirectories(options.folder());
        folder = Files.createTempDirectory(options.folder(), "paths");
    }

    public static void main(String... arguments)
            throws IOException, TraceFormatException, ElfFormatException, PathException {
        if (List.of(arguments).contains("--help")) {
            System.out.println(PathOptions.USAGE);
            return;
        }
        PathOptions options;
        try {
            options = PathOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(PathOptions.USAGE);
            System.exit(2);
            return;
        }
        PathBench bench = new PathBench(options);
        try {
            List<FlowResult> results = bench.run();
            System.out.println(options.json() ? PathJson.of(results) : PathReport.of(results));
            bench.say("done");
        } finally {
            bench.cleanUp();
        }
    }

    private List<FlowResult> run() throws IOException, TraceFormatException, ElfFormatException, PathException {
        List<FlowResult> results = new ArrayList<>();
        FlowTraces traces = new FlowTraces(options.sample(), options.traces(), folder, this::say);
        for (FlowTraces.Maker maker : traces.makers(options::isWanted)) {
            FlowTrace trace = maker.make();
            say(String.format(Locale.ROOT, "%s: %,d events in %,d elements", trace.name(), trace.flow().length(),
                    trace.flow().grammar().elementCount()));
            results.add(measure(trace));
        }
        return results;
    }

    private FlowResult measure(FlowTrace trace) throws IOException, TraceFormatException, PathException {
        ControlFlowTrace flow = trace.flow();
        List<PathEngine> engines = new ArrayList<>();
        Map<String, Long> index = new LinkedHashMap<>();
        for (String scheme : PathEngines.schemes()) {
            long start = System.nanoTime();
            engines.add(scheme.equals("3") ? ChunkEngine.of(flow, trace.eventsPerChunk(), Progress.NONE)
                    : PathEngines.open(scheme, flow, Progress.NONE));
            index.put(scheme, System.nanoTime() - start);
        }
        ChunkedTrace chunks = engines.stream().filter(ChunkEngine.class::isInstance).map(ChunkEngine.class::cast)
                .map(ChunkEngine::chunks).findAny().orElseThrow();
        long startIndex = engines.get(engines.size() - 1).indexBytes();
        List<PathTimes> paths = new ArrayList<>();
        for (ChosenPath path : PathChooser.choose(flow, chunks)) {
            say(trace.name() + ", " + path);
            paths.add(PathTimes.measure(path, engines));
        }
        say(trace.name() + ", sizes");
        FlowSizes sizes = FlowSizes.of(trace, chunks, startIndex, folder);
        return new FlowResult(trace.name(), trace.origin(), flow.length(), trace.deepest(),
                flow.alphabet().functionCount(), chunks.chunkCount(), trace.eventsPerChunk(), index, sizes, paths);
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
