/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.nlr.NestTerm;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.TermSequence;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceSource;

/** Finds the access patterns of the instructions of a trace that has data accesses. */
public final class AccessPatterns {

    /** K for one instruction's addresses, as in the paper's experiments. */
    private static final int MAX_BODY = 100;
    /** Terms kept of each instruction: there may be tens of thousands of instructions. */
    public static final int MAX_STACK = 1 << 12;

    private AccessPatterns() {
    }

    /** How the addresses of one instruction are recognised. */
    public static RecognizerOptions options() {
        return RecognizerOptions.of(FieldModels.POLYNOMIAL, MAX_BODY).withStack(MAX_STACK);
    }

    /**
     * Reads a trace and finds its patterns.
     *
     * @param nests how many nests to keep of each instruction
     * @return the instructions that accessed data, those with the most accesses first; none if the trace has no
     *         data accesses
     * @throws TraceFormatException if nothing in the file can be read
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static List<AccessPattern> find(TraceSource source, TraceReader reader, int nests, Progress progress)
            throws IOException, TraceFormatException {
        DataAccesses<LoopRecognizer> accesses = new DataAccesses<>(() -> new LoopRecognizer(options()));
        reader.read(source, accesses, progress);
        return of(accesses, nests);
    }

    /**
     * The patterns of accesses that have been read. Their recognizers end here.
     *
     * @param nests how many nests to keep of each instruction
     */
    public static List<AccessPattern> of(DataAccesses<LoopRecognizer> accesses, int nests) {
        return accesses.entries().stream().map(entry -> pattern(entry, nests)).toList();
    }

    private static AccessPattern pattern(DataAccesses.Entry<LoopRecognizer> entry, int nests) {
        TermSequence terms = entry.sink().finish();
        List<Place> longest = new ArrayList<>();
        long number = 0;
        for (TermSequence.Cursor cursor = terms.cursor(); cursor.next();) {
            longest.add(new Place(number++, cursor.nest(), cursor.nest().length()));
            if (longest.size() > 2 * nests) {
                keepLongest(longest, nests);
            }
        }
        keepLongest(longest, nests);
        longest.sort(Comparator.comparingLong(Place::number));
        return new AccessPattern(entry.stream(), entry.count(), terms.terms(),
                longest.stream().map(Place::nest).toList(), longest.stream().mapToLong(Place::length).sum());
    }

    private static void keepLongest(List<Place> places, int count) {
        places.sort(Comparator.comparingLong(place -> -place.length));
        if (places.size() > count) {
            places.subList(count, places.size()).clear();
        }
    }

    /** A term and its place among the terms. */
    private record Place(long number, NestTerm nest, long length) {
    }
}
