/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.nio.file.Path;
import java.util.Set;

/**
 * What a benchmark is asked for that measures some of the traces.
 *
 * @param sample the sample trace
 * @param traces folder of recorded traces, which need not be there
 * @param folder takes temporary files
 * @param json whether the result is wanted as JSON
 * @param only names of traces to measure; empty for all
 */
public record MeasureOptions(Path sample, Path traces, Path folder, boolean json, Set<String> only) {

    /** The options, for a line of usage. */
    public static final String OPTIONS = """
            [--json] [--traces FOLDER] [--only NAME,...]
              --json     one JSON object on standard output instead of the tables
              --traces   where recorded traces are; default ../shared/traces beside the checkout, or $REFRAIN_TRACES
              --only     measure these traces only, by the names in the tables""";

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException with what is wrong, if something is
     */
    public static MeasureOptions parse(String... arguments) {
        Path sample = Path.of("trace.csv.gz");
        Path traces = Path.of("traces");
        Path folder = Path.of("target");
        boolean json = false;
        Set<String> only = Set.of();
        for (int i = 0; i < arguments.length; i++) {
            String option = arguments[i];
            if (option.equals("--json")) {
                json = true;
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
                default -> throw new IllegalArgumentException("unknown option: " + option);
            }
        }
        return new MeasureOptions(sample, traces, folder, json, only);
    }

    /** Whether a trace is to be measured. */
    public boolean isWanted(String trace) {
        return only.isEmpty() || only.contains(trace);
    }
}
