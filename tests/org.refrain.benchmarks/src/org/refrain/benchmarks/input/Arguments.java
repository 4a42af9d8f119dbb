/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The command line of a benchmark. */
public final class Arguments {

    private Arguments() {
    }

    /**
     * Reads a command line. Prints the usage where that is asked for; ends the process with code 2 where something is
     * wrong, and says what.
     *
     * @param reader throws an IllegalArgumentException with what is wrong
     * @return what was asked for; nothing for help
     */
    public static <T> Optional<T> read(String usage, Function<String[], T> reader, String... arguments) {
        if (List.of(arguments).contains("--help")) {
            System.out.println(usage);
            return Optional.empty();
        }
        try {
            return Optional.of(reader.apply(arguments));
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(usage);
            System.exit(2);
            return Optional.empty();
        }
    }
}
