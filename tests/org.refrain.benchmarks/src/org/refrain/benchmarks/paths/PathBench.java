/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.refrain.benchmarks.input.Arguments;
import org.refrain.benchmarks.input.MeasureOptions;
import org.refrain.benchmarks.input.Workplace;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.monoid.MonoidEngine;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.scheme.ChunkEngine;
import org.refrain.core.path.scheme.ChunkedTrace;
import org.refrain.core.path.scheme.ExpandingEngine;
import org.refrain.core.path.scheme.FlagEngine;
import org.refrain.core.path.scheme.StartRuleEngine;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.program.elf.ElfFormatException;

/** Measures how fast paths are found and prints tables: the program behind {@code releng/bench --paths}. */
public final class PathBench {

    private static final String USAGE = "usage: releng/bench --paths " + MeasureOptions.OPTIONS;

    private final MeasureOptions options;
    private final Workplace place;

    private PathBench(MeasureOptions options, Workplace place) {
        this.options = options;
        this.place = place;
    }

    public static void main(String... arguments)
            throws IOException, TraceFormatException, ElfFormatException, PathException {
        Optional<MeasureOptions> asked = Arguments.read(USAGE, MeasureOptions::parse, arguments);
        if (asked.isEmpty()) {
            return;
        }
        MeasureOptions options = asked.get();
        try (Workplace place = new Workplace(options.folder(), "paths")) {
            List<FlowResult> results = new PathBench(options, place).run();
            System.out.println(options.json() ? PathJson.of(results) : PathReport.of(results));
            place.say("done");
        }
    }

    private List<FlowResult> run() throws IOException, TraceFormatException, ElfFormatException, PathException {
        List<FlowResult> results = new ArrayList<>();
        FlowTraces traces = new FlowTraces(options.sample(), options.traces(), place.folder(),
                place::say);
        for (FlowTraces.Maker maker : traces.makers(options::isWanted)) {
            FlowTrace trace = maker.make();
            place.say(String.format(Locale.ROOT, "%s: %,d events in %,d elements", trace.name(), trace.flow().length(),
                    trace.flow().grammar().elementCount()));
            results.add(measure(trace));
        }
        return results;
    }

    private FlowResult measure(FlowTrace trace) throws IOException, TraceFormatException, PathException {
        ControlFlowTrace flow = trace.flow();
        Map<String, Long> index = new LinkedHashMap<>();
        PathIndex auto = timed(index, Contender.AUTO, () -> new PathIndex(flow));
        PathEngine again = new MonoidEngine(auto);
        PathEngine scan = new ExpandingEngine(flow);
        PathEngine flags = timed(index, "scheme 2", () -> new FlagEngine(flow));
        ChunkEngine chunked = timed(index, "scheme 3", () -> ChunkEngine.of(flow, trace.eventsPerChunk(),
                Progress.NONE));
        PathEngine sections = timed(index, "scheme 4", () -> new StartRuleEngine(flow, Progress.NONE));
        List<Contender> contenders = List.of(new Contender(Contender.AUTO, () -> new MonoidEngine(auto)),
                new Contender(Contender.AGAIN, () -> again), new Contender(Contender.SCAN, () -> scan),
                new Contender("scheme 2", () -> flags), new Contender("scheme 3", () -> chunked),
                new Contender("scheme 4", () -> sections));
        ChunkedTrace chunks = chunked.chunks();
        List<PathTimes> paths = new ArrayList<>();
        for (ChosenPath path : PathChooser.choose(flow, chunks)) {
            place.say(trace.name() + ", " + path);
            paths.add(PathTimes.measure(path, contenders));
        }
        place.say(trace.name() + ", sizes");
        FlowSizes sizes = FlowSizes.of(trace, chunks, sections.indexBytes(), place.folder());
        return new FlowResult(trace.name(), trace.origin(), flow.length(), trace.deepest(),
                flow.alphabet().functionCount(), chunks.chunkCount(), trace.eventsPerChunk(), index, sizes, paths);
    }

    /** Makes something of a trace. */
    @FunctionalInterface
    private interface Making<T> {
        T make() throws PathException;
    }

    private static <T> T timed(Map<String, Long> nanos, String name, Making<T> making) throws PathException {
        long start = System.nanoTime();
        T made = making.make();
        nanos.put(name, System.nanoTime() - start);
        return made;
    }
}
