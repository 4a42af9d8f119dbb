/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.trace.TraceSource;

/**
 * A trace to measure with.
 *
 * @param name short, for tables
 * @param origin where it comes from, for a person
 * @param symbols its symbols, dense from 0 in the order of first occurrence, as 32-bit little-endian numbers
 * @param length number of symbols
 * @param distinct number of distinct symbols
 * @param header the main loop's header, or {@link #NO_HEADER}
 * @param addresses of each symbol the instruction's address; empty when symbols are tokens
 * @param file the file it was read from; null when it was no file that the product reads
 */
public record Workload(String name, String origin, Path symbols, int length, int distinct, int header,
        int[] addresses, @Nullable Path file) {

    /** There is no main loop. */
    public static final int NO_HEADER = -1;

    /** From this length on a trace is run fewer times, and not at all by slow builders. */
    private static final int LARGE = 1 << 24;

    /** Whether the trace is so long that not everything can be repeated. */
    public boolean isLarge() {
        return length > LARGE;
    }

    /** Whether there is a main loop to cut cycles at. */
    public boolean hasHeader() {
        return header != NO_HEADER;
    }

    /** The trace as a file that the product reads: the one it came from, or text made while it is read. */
    public TraceSource source() throws IOException {
        Path original = file;
        return original != null ? TraceSource.of(original)
                : TraceSource.of(name + (addresses.length > 0 ? ".log" : ".sym"), -1, 0, this::openText);
    }

    private InputStream openText() throws IOException {
        return new TraceText(new SymbolFile(symbols), addresses);
    }
}
