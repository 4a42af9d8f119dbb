/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.ArchiveReader;
import org.refrain.core.wpp.ArchiveWriter;
import org.refrain.core.wpp.WppFormatException;
import org.refrain.core.wpp.WppReader;

/** Where an {@link IndexedTrace} comes from: a .wpp file that is there, or one that is made first. */
public final class IndexedTraces {

    private IndexedTraces() {
    }

    /**
     * Opens a .wpp file by itself, without the trace it was made from. An archive is unpacked into a temporary index
     * first, which is deleted when it is closed.
     *
     * @throws org.refrain.core.wpp.WppFormatException (an IOException) if the file is no .wpp file, is damaged, or was
     *         written by a newer version
     * @throws IOException if the file system fails
     */
    public static IndexedTrace open(Path wpp) throws IOException {
        if (!ArchiveReader.isArchive(wpp)) {
            return WppReader.open(wpp);
        }
        Path folder = Files.createTempDirectory("refrain-");
        Path index = folder.resolve("trace.wpp");
        WppReader opened = null;
        try {
            try (ArchiveReader archive = ArchiveReader.open(wpp)) {
                ArchiveUnpacker.unpack(archive, index, Progress.NONE);
            }
            opened = WppReader.openTemporary(index);
            return opened;
        } finally {
            if (opened == null) {
                Files.deleteIfExists(index);
                Files.deleteIfExists(folder);
            }
        }
    }

    /**
     * Opens a .wpp file by itself. An archive is unpacked first; its index is kept for the next time.
     *
     * @param wpp index or archive
     * @param index where an archive's index is kept, and is made when it is missing, from another archive, damaged, or
     *        from an older version of the program; not touched when {@code wpp} is no archive
     * @param progress told of each stage; may cancel at any time
     * @throws org.refrain.core.wpp.WppFormatException (an IOException) if the file is no .wpp file, is damaged, or was
     *         written by a newer version
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static IndexedTrace open(Path wpp, Path index, Progress progress) throws IOException {
        if (!ArchiveReader.isArchive(wpp)) {
            return WppReader.open(wpp);
        }
        try (ArchiveReader archive = ArchiveReader.open(wpp)) {
            WppReader kept = openIfKnown(index);
            if (kept != null) {
                if (!kept.isOutdated() && kept.meta().archive().equals(archive.meta().archive())) {
                    return kept;
                }
                kept.close();
            }
            ArchiveUnpacker.unpack(archive, index, progress);
        }
        return WppReader.open(index);
    }

    /**
     * Writes an archive of a trace: the smallest file that it can be restored from.
     *
     * @param file in a folder that is there, and not the index itself; appears when it is complete
     * @throws IOException if the file system fails, or the index turns out to be damaged
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static void archive(IndexedTrace trace, Path file, Progress progress) throws IOException {
        ArchiveWriter.write(file, reader(trace), progress);
    }

    /**
     * Writes a trace's index once more.
     *
     * @param file in a folder that is there, and not the index itself; appears when it is complete
     * @throws IOException if the file system fails
     */
    public static void copy(IndexedTrace trace, Path file) throws IOException {
        reader(trace).copyTo(file);
    }

    private static WppReader reader(IndexedTrace trace) {
        if (trace instanceof WppReader reader) {
            return reader;
        }
        throw new IllegalArgumentException("this trace is in no file");
    }

    /**
     * Opens the index of a trace, and makes it first when there is none, when the trace has changed since, when it was
     * made with other options, or when it is damaged.
     *
     * @param source the trace
     * @param options what the index depends on beside the trace
     * @param wpp the index's file
     * @param listener gets the first rows while the trace is read, or null; not called when the index is reused
     * @param progress told of each stage; may cancel at any time
     * @throws IOException if the trace or the index's directory fails
     * @throws TraceFormatException if the source is no trace, or holds no event
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static IndexedTrace openOrBuild(TraceSource source, IndexOptions options, Path wpp,
            TracePreview.@Nullable Listener listener, Progress progress) throws IOException, TraceFormatException {
        WppReader fresh = openIfFresh(source, options, wpp);
        return fresh == null ? TraceIndexer.index(source, options, wpp, listener, progress) : fresh;
    }

    private static @Nullable WppReader openIfFresh(TraceSource source, IndexOptions options, Path wpp)
            throws IOException {
        WppReader reader = openIfKnown(wpp);
        if (reader == null) {
            return null;
        }
        boolean sameOptions = reader.meta().header().equals(options.header().toString())
                && reader.meta().functions().equals(options.functionsIdentity());
        if (sameOptions && reader.describes(source) && !reader.isOutdated()) {
            return reader;
        }
        reader.close();
        return null;
    }

    private static @Nullable WppReader openIfKnown(Path wpp) throws IOException {
        if (!Files.isRegularFile(wpp)) {
            return null;
        }
        try {
            return WppReader.open(wpp);
        } catch (WppFormatException e) {
            // derived data: made again
            return null;
        }
    }
}
