/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks;

import java.nio.file.Path;
import java.util.Set;

/**
 * What {@link Bench} is asked for.
 *
 * @param sample the sample trace
 * @param traces folder of recorded traces, which need not be there
 * @param folder takes temporary files
 * @param json whether the result is wanted as JSON
 * @param billion whether only the trace of a billion events is wanted
 * @param only names of traces to measure; empty for all
 * @param limit seconds that a general compressor may take
 */
record BenchOptions(Path sample, Path traces, Path folder, boolean json, boolean billion, Set<String> only, long limit) {

    static final String USAGE = """
            usage: releng/bench [--json] [--traces FOLDER] [--only NAME,...] [--limit SECONDS]
                                [--billion]
                   releng/bench --paths [--help]
                   releng/bench --loops [--help]
                   releng/bench --window [PART...]
                   releng/bench --micro [JMH options]
              --json     one JSON object on standard output instead of the table
              --traces   where recorded traces are; default ../shared/traces beside the checkout, or $REFRAIN_TRACES
              --only     measure these traces only, by the names in the table
              --limit    how long a general compressor may take on one trace; default 120
              --billion  only indexes a trace of a billion generated events in a heap of 2 GB; takes minutes
              --paths    measures how fast paths are found in control-flow traces instead
              --loops    measures how fast loop nests are found instead
              --window   measures how quickly the window answers and how long it is held, on the sample and on
                         50 million events instead; about ten minutes; parts of it: table timeline views flame
                         cycles steps source questions, and traces: sample long
              --micro    runs the JMH micro benchmarks instead""";

    private static final long DEFAULT_LIMIT = 120;

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException with what is wrong, if something is
     */
    static BenchOptions parse(String... arguments) {
        Path sample = Path.of("trace.csv.gz");
        Path traces = Path.of("traces");
        Path folder = Path.of("target");
        boolean json = false;
        boolean billion = false;
        Set<String> only = Set.of();
        long limit = DEFAULT_LIMIT;
        for (int i = 0; i < arguments.length; i++) {
            String option = arguments[i];
            if (option.equals("--json")) {
                json = true;
                continue;
            }
            if (option.equals("--billion")) {
                billion = true;
                continue;
            }
            if (++i == arguments.length) {
                throw new IllegalArgumentException("unknown option, or a value is missing: " + option);
            }
            String value = arguments[i];
            switch (option) {
                case "--sample" -> sample = Path.of(value);
                case "--traces" -> traces = Path.of(value);
                case "--folder" -> folder = Path.of(value);
                case "--only" -> only = Set.of(value.split(","));
                case "--limit" -> limit = Long.parseLong(value);
                default -> throw new IllegalArgumentException("unknown option: " + option);
            }
        }
        return new BenchOptions(sample, traces, folder, json, billion, only, limit);
    }

    boolean isWanted(String trace) {
        return only.isEmpty() || only.contains(trace);
    }
}
