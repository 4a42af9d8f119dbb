/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceSource;

/**
 * The access patterns of a trace that has data accesses.
 *
 * <p>Finding them reads the accesses once and takes at most some 300 MB, however many there are and of however many
 * instructions: 128 MB for loops that may go on, 64 MB for those found, and what is counted of each instruction.
 *
 * @param streams the instructions that accessed data, those with the most accesses first
 * @param accesses of all these
 * @param unread data accesses of which the trace does not tell the address
 * @param left accesses of further instructions, once there were more of them than is reasonable
 */
public record AccessPatterns(List<AccessPattern> streams, long accesses, long unread, long left) {

    /** K for one instruction's addresses, as in the paper's experiments. */
    private static final int MAX_BODY = 100;
    /** Terms that may still become a loop of each instruction: there may be tens of thousands of instructions. */
    private static final int MAX_STACK = 1 << 12;

    /** How the addresses of one instruction are recognised. */
    public static RecognizerOptions options() {
        return bounded(RecognizerOptions.of(FieldModels.POLYNOMIAL, MAX_BODY));
    }

    /** The same options with a stack as is right for the addresses of one instruction. */
    public static RecognizerOptions bounded(RecognizerOptions options) {
        return options.withStack(Math.max(MAX_STACK, 4 * options.maxBody()));
    }

    /** Takes the accesses of a trace, to find {@linkplain #of their patterns}. */
    public static DataAccesses<StreamRecognizer> recognize(RecognizerOptions options) {
        return new DataAccesses<>(new BoundedRecognizers(options));
    }

    /**
     * Finds the patterns of a trace's file.
     *
     * @param nests how many nests to have of each instruction
     * @throws TraceFormatException if nothing in the file can be read
     * @throws IOException if the file system fails
     * @throws CancellationException if cancelled
     */
    public static AccessPatterns find(TraceSource source, TraceReader reader, int nests, Progress progress)
            throws IOException, TraceFormatException {
        DataAccesses<StreamRecognizer> accesses = recognize(options());
        reader.read(source, accesses, progress);
        return of(accesses, nests);
    }

    /**
     * Finds the patterns of a trace that has been indexed.
     *
     * @param nests how many nests to have of each instruction
     * @throws CancellationException if cancelled
     */
    public static AccessPatterns find(IndexedTrace trace, int nests, Progress progress) {
        DataAccesses<StreamRecognizer> accesses = recognize(options());
        IndexedAccesses.read(trace, accesses, progress);
        return of(accesses, nests);
    }

    /**
     * The patterns of accesses that have been read. Their recognizers end here.
     *
     * @param nests how many nests to have of each instruction
     */
    public static AccessPatterns of(DataAccesses<StreamRecognizer> accesses, int nests) {
        List<AccessPattern> streams = accesses.entries().stream().map(entry -> {
            StreamRecognizer recognizer = entry.sink();
            recognizer.end();
            return recognizer.ranking().pattern(entry.stream(), entry.count(), recognizer.first(), nests);
        }).toList();
        return new AccessPatterns(streams, accesses.count(), accesses.unread(), accesses.left());
    }
}
