/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks;

import java.util.ArrayList;
import java.util.List;

import org.refrain.benchmarks.input.MeasureOptions;

/**
 * What {@link Bench} is asked for.
 *
 * @param measured which traces, and how the result is wanted
 * @param billion whether only the trace of a billion events is wanted
 * @param limit seconds that a general compressor may take
 */
record BenchOptions(MeasureOptions measured, boolean billion, long limit) {

    static final String USAGE = """
            usage: releng/bench [--json] [--traces FOLDER] [--only NAME,...] [--limit SECONDS]
                                [--billion]
                   releng/bench --paths [--help]
                   releng/bench --loops [--help]
                   releng/bench --nlr [--help]
                   releng/bench --window [PART...]
                   releng/bench --micro [JMH options]
              --json     one JSON object on standard output instead of the table
              --traces   where recorded traces are; default ../shared/traces beside the checkout, or $REFRAIN_TRACES
              --only     measure these traces only, by the names in the table
              --limit    how long a general compressor may take on one trace; default 120
              --billion  only indexes a trace of a billion generated events in a heap of 2 GB; takes minutes
              --paths    measures how fast paths are found in control-flow traces instead
              --loops    measures how fast loop nests are found instead
              --nlr      measures how small nested loops are and what they foresee instead
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
        List<String> others = new ArrayList<>();
        boolean billion = false;
        long limit = DEFAULT_LIMIT;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals("--billion")) {
                billion = true;
            } else if (arguments[i].equals("--limit") && i + 1 < arguments.length) {
                limit = Long.parseLong(arguments[++i]);
            } else {
                others.add(arguments[i]);
            }
        }
        return new BenchOptions(MeasureOptions.parse(others.toArray(String[]::new)), billion, limit);
    }
}
