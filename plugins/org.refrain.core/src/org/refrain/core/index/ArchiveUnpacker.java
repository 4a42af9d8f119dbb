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

import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.wpp.ArchiveReader;
import org.refrain.core.wpp.DiscontinuityWriter;
import org.refrain.core.wpp.MarkWriter;
import org.refrain.core.wpp.TimeStreamWriter;

/**
 * Makes the index of an archived trace: the same one that the trace itself would give. Time: about that of compressing
 * the trace, a second for 20 to 60 million events.
 */
final class ArchiveUnpacker {

    private ArchiveUnpacker() {
    }

    /**
     * @param wpp where to write the index; its directory is made if missing
     * @throws org.refrain.core.wpp.WppFormatException (an IOException) if the archive is damaged
     */
    static void unpack(ArchiveReader archive, Path wpp, Progress progress) throws IOException {
        Path folder = wpp.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        CompactSymbolTable symbols = archive.symbols();
        try (TimeStreamWriter times = new TimeStreamWriter(wpp);
                DiscontinuityWriter discontinuities = new DiscontinuityWriter(wpp);
                MarkWriter marks = new MarkWriter(wpp)) {
            archive.copyStreams(times, discontinuities, marks);
            times.finish();
            progress.checkCancelled();
            if (archive.header() == ArchiveReader.UNDECIDED) {
                findHeader(archive, wpp, times, discontinuities, marks, progress);
                return;
            }
            long[] counts = new long[symbols.size()];
            IndexBuilder builder = new IndexBuilder(archive.meta(), symbols, counts, archive.loopHeaders(), times,
                    discontinuities, marks, archive.findings());
            builder.write(wpp, (consumer, told, task) -> archive.forEach(symbol -> {
                counts[symbol]++;
                consumer.accept(symbol);
            }, told), archive.header(), progress);
        }
    }

    /** A recording: the events are spooled, and its header is found as that of a trace. */
    private static void findHeader(ArchiveReader archive, Path wpp, TimeStreamWriter times,
            DiscontinuityWriter discontinuities, MarkWriter marks, Progress progress) throws IOException {
        CompactSymbolTable symbols = archive.symbols();
        long[] counts = new long[symbols.size()];
        long[] firsts = new long[symbols.size()];
        try (SymbolSpool spool = new SymbolSpool(wpp)) {
            archive.forEach(symbol -> {
                try {
                    firsts[symbol] = counts[symbol]++ == 0 ? spool.length() : firsts[symbol];
                    spool.add(symbol);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }, progress);
            HeaderSpec wanted = HeaderSpec.parse(archive.meta().header());
            HeaderChooser.Choice choice = new HeaderChooser(symbols, spool, counts, firsts).choose(wanted, progress);
            LoopHeader header = choice.header();
            new IndexBuilder(archive.meta(), symbols, counts, choice.candidates(), times, discontinuities, marks,
                    archive.findings()).write(wpp, spool::forEach,
                            header == null ? IndexBuilder.NO_HEADER : header.symbol(), progress);
        } catch (UncheckedIOException e) {
            // a consumer of symbols cannot throw what it means
            throw e.getCause();
        }
    }
}
