/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;

/**
 * Makes the index of a trace: reads it once, finds its loop header, compresses it, and writes the .wpp file.
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
        throw new UnsupportedOperationException();
    }
}
