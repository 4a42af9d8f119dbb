/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.FunctionNames;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.wpp.DiscontinuityWriter;
import org.refrain.core.wpp.Findings;
import org.refrain.core.wpp.MarkWriter;
import org.refrain.core.wpp.TimeStreamWriter;

/**
 * Takes a trace as its reader finds it: symbols go to a spool, times, discontinuities and marks to their streams, the
 * first events to the preview. A stream that cannot be written throws {@link UncheckedIOException}.
 */
final class TraceCollector implements TraceReceiver, Closeable {

    private final SymbolTableBuilder builder;
    private final PreviewPublisher preview;
    private final SymbolSpool symbols;
    private final TimeStreamWriter times;
    private final DiscontinuityWriter discontinuities;
    private final MarkWriter marks;
    private final FindingsCollector findings = new FindingsCollector();
    private long events;
    private long[] counts = new long[64];
    private long[] firsts = new long[64];

    /** @param file the file that is being made; temporary ones go beside it */
    TraceCollector(Path file, @Nullable FunctionNames names, TracePreview.@Nullable Listener listener) {
        builder = new SymbolTableBuilder(names);
        preview = new PreviewPublisher(listener, builder);
        symbols = new SymbolSpool(file);
        times = new TimeStreamWriter(file);
        discontinuities = new DiscontinuityWriter(file);
        marks = new MarkWriter(file);
    }

    @Override
    public void instruction(InstructionRow row) {
        add(builder.symbolOf(row), row.time);
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        try {
            discontinuities.add(events, discontinuity);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        add(builder.symbolOf(discontinuity), InstructionRow.NO_TIME);
    }

    @Override
    public void mark(TraceMark mark) {
        try {
            marks.add(events, mark);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void problem(TraceProblem problem) {
        findings.add(problem);
    }

    /** The trace has ended. */
    void finish() throws IOException {
        times.finish();
        preview.finish();
    }

    private void add(int symbol, long time) {
        try {
            symbols.add(symbol);
            times.add(time);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (symbol >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(symbol + 1, 2 * counts.length));
            firsts = Arrays.copyOf(firsts, counts.length);
        }
        if (counts[symbol]++ == 0) {
            firsts[symbol] = events;
        }
        events++;
        preview.add(symbol, time);
    }

    long events() {
        return events;
    }

    SymbolSpool symbols() {
        return symbols;
    }

    CompactSymbolTable symbolTable() {
        return builder.build();
    }

    /** Events of each symbol; may be longer than there are symbols. */
    long[] counts() {
        return counts;
    }

    /** Position of each symbol's first event. */
    long[] firsts() {
        return firsts;
    }

    TimeStreamWriter times() {
        return times;
    }

    DiscontinuityWriter discontinuities() {
        return discontinuities;
    }

    MarkWriter marks() {
        return marks;
    }

    Findings findings() {
        return findings.findings();
    }

    @Override
    public void close() throws IOException {
        try (symbols; times; discontinuities; marks) {
            // one that fails to close must not keep the others open
            return;
        }
    }
}
