/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.nio.file.Path;

/**
 * What {@link NlrBench} is asked for.
 *
 * @param traces folder of recorded traces, which need not be there
 * @param folder takes temporary files
 */
record NlrOptions(Path traces, Path folder) {

    static final String USAGE = """
            usage: releng/bench --nlr [--traces FOLDER]
              --traces   where recorded traces are; default ../shared/traces beside the checkout, or $REFRAIN_TRACES""";

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException with what is wrong, if something is
     */
    static NlrOptions parse(String... arguments) {
        Path traces = Path.of("traces");
        Path folder = Path.of("target");
        for (int i = 0; i < arguments.length; i += 2) {
            if (i + 1 == arguments.length) {
                throw new IllegalArgumentException("unknown option, or a value is missing: " + arguments[i]);
            }
            switch (arguments[i]) {
                case "--traces" -> traces = Path.of(arguments[i + 1]);
                case "--folder" -> folder = Path.of(arguments[i + 1]);
                case "--sample" -> {
                    // it has no data accesses
                }
                default -> throw new IllegalArgumentException("unknown option: " + arguments[i]);
            }
        }
        return new NlrOptions(traces, folder);
    }
}
