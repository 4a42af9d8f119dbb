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
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.refrain.benchmarks.input.Workload;
import org.refrain.core.entropy.GrammarArchiver;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;

/**
 * How many bytes a trace takes on disk.
 *
 * @param plain as 32-bit symbols
 * @param queryable as a .wpp file that is answered from
 * @param archive its grammar, entropy coded
 * @param general by general compressors, of the 32-bit symbols
 */
public record PackedSizes(long plain, long queryable, long archive, Map<Compressor, Long> general) {

    /** Packs a trace in every way; two compressors run at a time, for only sizes count. */
    public static PackedSizes of(Workload trace, Path folder, long seconds)
            throws IOException, TraceFormatException {
        Path wpp = folder.resolve(trace.name() + ".wpp");
        long queryable;
        long archive;
        try (IndexedTrace index = TraceIndexer.index(trace.source(), IndexOptions.DEFAULT, wpp, null, Progress.NONE)) {
            queryable = index.sizeOnDisk();
            archive = new GrammarArchiver(index.grammar()).bytes().length;
        }
        Files.delete(wpp);
        return new PackedSizes(Files.size(trace.symbols()), queryable, archive, general(trace.symbols(), seconds));
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
