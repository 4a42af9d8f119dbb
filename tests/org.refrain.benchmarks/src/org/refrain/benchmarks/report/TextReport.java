/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.pack.Compressor;
import org.refrain.benchmarks.pack.PackedSizes;

/** The result of a run as text for a person. */
public final class TextReport {

    private static final String LEGEND = """
            M symbols/s   median of up to 9 runs (at most 20 s of them), grammar built from symbols in memory to its end;
                          each builder in a fresh JVM of its own (serial collector), after a warm-up of at least 3 runs
                          and 2 s on the trace, on its first 4 M symbols if it has more than 16 M
            by cpu        the same by processor time of the thread, collections not counted: what it is worth when other
                          programs share the machine
            x textbook    by cpu, against "textbook Java Sequitur" (objects, HashMap) on the same trace in this run
            size          elements and rules of the grammar, start rule included
            cycles        distinct cycles; cycle classes with count abstraction
            peak MB       resident memory at its peak of one run in another fresh JVM that starts with 16 MB of heap and
                          reads symbols from a file; %s of it are the JVM's own
            held MB       of it on the heap when the last symbol is in, after a garbage collection
            verified      expansion equals the input and the algorithm's properties hold
            """;

    private static final String SIZES = """
            Bytes on disk. The general compressors had the plain 32-bit symbols; a .wpp holds what else the trace has, too
            (the sample: instruction texts, functions, source lines).
            restored      the archive, opened again, has the same events
            """;

    private final BenchResult result;

    public TextReport(BenchResult result) {
        this.result = result;
    }

    /** The whole report. */
    @Override
    public String toString() {
        return result.machine() + "\n\n" + LEGEND.formatted("about 40") + "\n" + builders() + "\n"
                + SIZES + "\n" + sizes() + "\n" + floors();
    }

    private TextTable builders() {
        TextTable table = new TextTable("trace", "symbols", "distinct", "builder", "M symbols/s", "by cpu",
                "x textbook", "size", "cycles", "peak MB", "held MB", "verified");
        for (TraceResult trace : result.traces()) {
            Workload workload = trace.trace();
            for (BuilderResult builder : trace.builders()) {
                table.add(workload.name(), Numbers.count(workload.length()), Numbers.count(workload.distinct()),
                        builder.kind().toString(), Numbers.rough(builder.speed() / 1e6),
                        Numbers.rough(builder.cpuSpeed() / 1e6), ratio(trace, builder), Numbers.count(builder.size()),
                        Numbers.count(builder.distinctCycles()), Numbers.megabytes(builder.peak()),
                        Numbers.megabytes(Math.max(0, builder.held())), builder.verified() ? "yes" : "NO");
            }
        }
        return table;
    }

    private static String ratio(TraceResult trace, BuilderResult builder) {
        return trace.of(BuilderKind.TEXTBOOK).map(textbook -> Numbers.rough(builder.cpuSpeed() / textbook.cpuSpeed()))
                .orElse(Numbers.NONE);
    }

    private TextTable sizes() {
        TextTable table = new TextTable("trace", "32-bit symbols", ".wpp", ".wpp archive", "gzip -9", "bzip2 -9",
                "xz -6", "zstd -19", "xz / archive", "restored");
        for (TraceResult trace : result.traces()) {
            PackedSizes sizes = trace.sizes();
            long xz = sizes.general().getOrDefault(Compressor.XZ, Compressor.MISSING);
            table.add(trace.trace().name(), Numbers.count(sizes.plain()), Numbers.count(sizes.queryable()),
                    Numbers.count(sizes.archive()), general(sizes, Compressor.GZIP),
                    general(sizes, Compressor.BZIP2), general(sizes, Compressor.XZ),
                    general(sizes, Compressor.ZSTD), xz < 0 ? Numbers.NONE
                            : Numbers.rough((double) xz / sizes.archive()), sizes.restored() ? "yes" : "NO");
        }
        return table;
    }

    private static String general(PackedSizes sizes, Compressor compressor) {
        long size = sizes.general().getOrDefault(compressor, Compressor.MISSING);
        return size == Compressor.TOO_SLOW ? "too slow" : Numbers.count(size);
    }

    private TextTable floors() {
        TextTable table = new TextTable("floor", "promised", "measured", "");
        for (Floor floor : Floors.of(result)) {
            table.add(floor.work(), floor.floor(), floor.measured(), floor.ok());
        }
        return table;
    }
}
