/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.refrain.benchmarks.child.ChildJvm;
import org.refrain.benchmarks.child.Results;

/**
 * How fast a trace file is read and opened.
 *
 * @param read what {@link ReadRun} hands over
 * @param opened what {@link OpenRun} hands over, each time
 */
public record ReadingResult(Results read, List<Results> opened) {

    private static final int OPENINGS = 3;
    private static final List<String> OPTIONS = List.of("-Xmx2g");

    /** Measures with an unpacked trace file. */
    public static ReadingResult measure(Path file, Path folder) throws IOException {
        Results read = ChildJvm.run(OPTIONS, ReadRun.class, file.toString());
        List<Results> opened = new ArrayList<>();
        Path wpp = folder.resolve("opened.wpp");
        for (int i = 0; i < OPENINGS; i++) {
            Files.deleteIfExists(wpp);
            opened.add(ChildJvm.run(OPTIONS, OpenRun.class, file.toString(), wpp.toString()));
        }
        Files.deleteIfExists(wpp);
        return new ReadingResult(read, opened);
    }

    /** Megabytes of unpacked text a second, rows handed to a receiver that ignores them. */
    public double rowsSpeed() {
        return read.get("bytes") * 1e3 / read.get("rowsNanos");
    }

    /** Megabytes of unpacked text a second, rows turned into symbols. */
    public double symbolsSpeed() {
        return read.get("bytes") * 1e3 / read.get("symbolsNanos");
    }

    /** Rows of the file. */
    public long rows() {
        return read.get("rows");
    }

    /** Median of seconds until the first rows could be shown. */
    public double firstRows() {
        return median("firstRowsNanos");
    }

    /** Median of seconds until the cycles could be shown. */
    public double cycles() {
        return median("cyclesNanos");
    }

    /** Median of seconds to open again with the index. */
    public double again() {
        return median("againNanos");
    }

    private double median(String name) {
        long[] sorted = opened.stream().mapToLong(result -> result.get(name)).sorted().toArray();
        return sorted[sorted.length / 2] / 1e9;
    }
}
