/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.refrain.benchmarks.input.Arguments;
import org.refrain.benchmarks.input.MeasureOptions;
import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.input.Workloads;
import org.refrain.benchmarks.input.Workplace;
import org.refrain.core.trace.TraceFormatException;

/** Measures how fast loop nests are found and prints tables: the program behind {@code releng/bench --loops}. */
public final class LoopBench {

    private static final String PAPER = "paper";
    private static final String USAGE = "usage: releng/bench --loops " + MeasureOptions.OPTIONS + "; \"" + PAPER
            + "\" for those of the paper";

    private final MeasureOptions options;
    private final Workplace place;

    private LoopBench(MeasureOptions options, Workplace place) {
        this.options = options;
        this.place = place;
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        Optional<MeasureOptions> asked = Arguments.read(USAGE, MeasureOptions::parse, arguments);
        if (asked.isEmpty()) {
            return;
        }
        MeasureOptions options = asked.get();
        try (Workplace place = new Workplace(options.folder(), "loops")) {
            LoopBench bench = new LoopBench(options, place);
            List<PaperResult> paper = bench.paper();
            List<LoopResult> traces = bench.traces();
            System.out.println(options.json() ? LoopJson.of(paper, traces) : LoopReport.of(paper, traces));
            place.say("done");
        }
    }

    private List<PaperResult> paper() {
        List<PaperResult> results = new ArrayList<>();
        if (options.isWanted(PAPER)) {
            for (PaperTrace trace : PaperTrace.all()) {
                place.say(trace.name());
                results.add(PaperResult.measure(trace));
            }
        }
        return results;
    }

    private List<LoopResult> traces() throws IOException, TraceFormatException {
        List<LoopResult> results = new ArrayList<>();
        place.say("preparing traces");
        Workloads workloads = new Workloads(place.folder(), options.sample(), new TraceFolder(options.traces()),
                name -> !name.equals(Workloads.LU) && options.isWanted(name), place::say);
        for (Workload workload : workloads.make()) {
            for (NestKind kind : NestKind.values()) {
                place.say(workload.name() + ", " + kind);
                results.add(new LoopResult(workload.name(), kind, workload.length(),
                        LoopRun.run(workload.symbols(), kind)));
            }
            Files.delete(workload.symbols());
        }
        return results;
    }
}
