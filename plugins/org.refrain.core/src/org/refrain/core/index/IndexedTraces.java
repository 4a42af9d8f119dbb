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
import org.refrain.core.wpp.WppFormatException;
import org.refrain.core.wpp.WppReader;

/** Where an {@link IndexedTrace} comes from: a .wpp file that is there, or one that is made first. */
public final class IndexedTraces {

    private IndexedTraces() {
    }

    /**
     * Opens a .wpp file by itself, without the trace it was made from.
     *
     * @throws org.refrain.core.wpp.WppFormatException (an IOException) if the file is no .wpp file, is damaged, or was
     *         written by a newer version
     * @throws IOException if the file system fails
     */
    public static IndexedTrace open(Path wpp) throws IOException {
        return WppReader.open(wpp);
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
        if (!Files.isRegularFile(wpp)) {
            return null;
        }
        WppReader reader;
        try {
            reader = WppReader.open(wpp);
        } catch (WppFormatException e) {
            // derived data: made again
            return null;
        }
        boolean sameOptions = reader.meta().header().equals(options.header().toString())
                && reader.meta().functions().equals(options.functionsIdentity());
        if (sameOptions && reader.describes(source)) {
            return reader;
        }
        reader.close();
        return null;
    }
}
