/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.WppAppender;
import org.refrain.core.wpp.WppMeta;

/**
 * Writes a trace as an archive in segments of a given number of events, one after the other: memory follows the
 * segment, and if the writing is cut off, what was read up to the last segment is kept.
 */
public final class TraceRecorder implements TraceReceiver {

    private final WppAppender file;
    private final long chunk;
    private final Progress progress;
    private long events;

    private TraceRecorder(WppAppender file, long chunk, Progress progress) {
        this.file = file;
        this.chunk = chunk;
        this.progress = progress;
    }

    /**
     * Reads a trace and writes it.
     *
     * @param source the trace
     * @param options names of functions, and how the loop header is found when the archive is opened
     * @param file a file that is not there yet; if writing fails, it stays with the segments that were written
     * @param chunk events of a segment, 1 or more
     * @return number of events
     * @throws IOException if the trace or the file fails
     * @throws TraceFormatException if the source is no trace, or holds no event
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static long record(TraceSource source, IndexOptions options, Path file, long chunk, Progress progress)
            throws IOException, TraceFormatException {
        TraceReader reader = TraceReaders.detect(source);
        WppMeta meta = new WppMeta(reader.format(), source.name(), source.size(), source.lastModified(), 0,
                options.header().toString(), options.functionsIdentity());
        try (WppAppender appender = WppAppender.create(file, meta, options.functions())) {
            TraceRecorder recorder = new TraceRecorder(appender, chunk, progress);
            reader.read(source, recorder, progress);
            if (recorder.events == 0) {
                throw new TraceFormatException(TraceFormatException.Reason.NO_EVENTS, 0,
                        "There is no instruction in the file.");
            }
            appender.commit(progress);
            return recorder.events;
        } catch (UncheckedIOException e) {
            // a receiver cannot throw what it means
            throw e.getCause();
        }
    }

    @Override
    public void instruction(InstructionRow row) {
        try {
            commitWhenFull();
            file.instruction(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        try {
            commitWhenFull();
            file.discontinuity(discontinuity);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void mark(TraceMark mark) {
        try {
            file.mark(mark);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void problem(TraceProblem problem) {
        file.problem(problem);
    }

    private void commitWhenFull() throws IOException {
        if (file.pending() >= chunk) {
            file.commit(progress);
        }
        events++;
    }
}
