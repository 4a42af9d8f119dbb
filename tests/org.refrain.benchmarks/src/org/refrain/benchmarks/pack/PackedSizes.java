/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.refrain.benchmarks.input.SymbolFile;
import org.refrain.benchmarks.input.Workload;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;

/**
 * How many bytes a trace takes on disk.
 *
 * @param plain as 32-bit symbols
 * @param queryable as a .wpp file that is answered from
 * @param archive as a .wpp archive
 * @param restored whether the archive, opened again, holds the same events
 * @param general by general compressors, of the 32-bit symbols
 */
public record PackedSizes(long plain, long queryable, long archive, boolean restored,
        Map<Compressor, Long> general) {

    private static final int BLOCK = 1 << 16;

    /** Packs a trace in every way; two compressors run at a time, for only sizes count. */
    public static PackedSizes of(Workload trace, Path folder, long seconds)
            throws IOException, TraceFormatException {
        Path wpp = folder.resolve(trace.name() + ".wpp");
        Path archive = folder.resolve(trace.name() + "-archive.wpp");
        try (IndexedTrace index = TraceIndexer.index(trace.source(), IndexOptions.DEFAULT, wpp, null, Progress.NONE)) {
            IndexedTraces.archive(index, archive, Progress.NONE);
        }
        PackedSizes sizes = new PackedSizes(Files.size(trace.symbols()), Files.size(wpp), Files.size(archive),
                isRestored(archive, trace), general(trace.symbols(), seconds));
        Files.delete(wpp);
        Files.delete(archive);
        return sizes;
    }

    /** Whether what comes out of an archive is what went in. */
    private static boolean isRestored(Path archive, Workload trace) throws IOException {
        int[] block = new int[BLOCK];
        int[] expected = new int[BLOCK];
        try (IndexedTrace opened = IndexedTraces.open(archive); SymbolFile symbols = new SymbolFile(trace.symbols())) {
            boolean equal = opened.eventCount() == symbols.length();
            for (long position = 0; equal && position < symbols.length(); position += BLOCK) {
                int count = symbols.symbols(position, expected, BLOCK);
                equal = opened.symbols(position, block, BLOCK) == count
                        && Arrays.equals(block, 0, count, expected, 0, count);
            }
            return equal;
        }
    }

    private static Map<Compressor, Long> general(Path file, long seconds) throws IOException {
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            Map<Compressor, Future<Long>> running = new EnumMap<>(Compressor.class);
            for (Compressor compressor : Compressor.values()) {
                running.put(compressor, two.submit(() -> compressor.sizeOf(file, seconds)));
            }
            Map<Compressor, Long> sizes = new EnumMap<>(Compressor.class);
            for (Map.Entry<Compressor, Future<Long>> entry : running.entrySet()) {
                sizes.put(entry.getKey(), entry.getValue().get());
            }
            return sizes;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IOException("a compressor failed", e);
        } finally {
            two.shutdownNow();
        }
    }
}
