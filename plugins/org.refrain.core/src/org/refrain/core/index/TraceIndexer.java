/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.WppMeta;
import org.refrain.core.wpp.WppReader;

/**
 * Makes the index of a trace: reads it once, finds its loop header, compresses it, and writes the .wpp file.
 *
 * <p>Memory: at most 64 MB of symbols between reading and compressing (the rest goes to a temporary file beside the
 * index, which is gone afterwards, whatever happens), 32 bytes for 4096 events of times, the symbol table, and the
 * grammar while it is built. Time: reading, three passes to find the header, one to compress.
 */
public final class TraceIndexer {

    private TraceIndexer() {
    }

    /**
     * Reads a trace and writes its index. The index appears under its name only when it is complete: a failure or a
     * cancel leaves the file that was there before, and nothing else.
     *
     * @param source the trace
     * @param options what the index depends on beside the trace
     * @param wpp where to write the index; its directory is made if missing
     * @param listener gets the first rows while the trace is read, or null
     * @param progress told of each stage; may cancel at any time
     * @return the index, opened
     * @throws IOException if the trace or the index's directory fails
     * @throws TraceFormatException if the source is no trace, or holds no event
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static IndexedTrace index(TraceSource source, IndexOptions options, Path wpp,
            TracePreview.@Nullable Listener listener, Progress progress) throws IOException, TraceFormatException {
        TraceReader reader = TraceReaders.detect(source);
        Path folder = wpp.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        try (TraceCollector trace = new TraceCollector(wpp, options.functions(), listener)) {
            reader.read(source, trace, progress);
            progress.checkCancelled();
            trace.finish();
            if (trace.events() == 0) {
                throw new TraceFormatException(TraceFormatException.Reason.NO_EVENTS, 0,
                        "There is no instruction in the file.");
            }
            write(source, reader, options, wpp, trace, progress);
        } catch (UncheckedIOException e) {
            // a receiver cannot throw what it means
            throw e.getCause();
        }
        return WppReader.open(wpp);
    }

    private static void write(TraceSource source, TraceReader reader, IndexOptions options, Path wpp,
            TraceCollector trace, Progress progress) throws IOException {
        CompactSymbolTable symbols = trace.symbolTable();
        HeaderChooser.Choice choice = new HeaderChooser(symbols, trace.symbols(), trace.counts(),
                trace.firsts()).choose(options.header(), progress);
        LoopHeader header = choice.header();
        WppMeta meta = new WppMeta(reader.format(), source.name(), source.size(), source.lastModified(),
                trace.events(), options.header().toString(), options.functionsIdentity());
        if (header == null) {
            reportMissing(options.header(), trace);
        }
        IndexBuilder builder = new IndexBuilder(meta, symbols, trace.counts(), choice.candidates(), trace.times(),
                trace.discontinuities(), trace.marks(), trace.findings());
        builder.write(wpp, trace.symbols()::forEach, header == null ? IndexBuilder.NO_HEADER : header.symbol(),
                progress);
    }

    private static void reportMissing(HeaderSpec spec, TraceCollector trace) {
        if (spec.kind() == HeaderSpec.Kind.ADDRESS || spec.kind() == HeaderSpec.Kind.NAME) {
            trace.problem(new TraceProblem(TraceProblem.Severity.INFO, 0, 0, "The loop header " + spec
                    + " is not in the trace, so no cycles were cut. Choose one that was executed."));
        }
    }
}
