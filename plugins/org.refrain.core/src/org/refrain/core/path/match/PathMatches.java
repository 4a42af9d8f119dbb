/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;

/**
 * The answers to a question about paths. Each is worked out when asked for.
 *
 * <p>Positions are events of the trace, from 0. A range [from, to) holds the occurrences whose last event lies in it; a
 * path may have begun before. All methods throw a {@link PathException} when a trace leaves more frames open than can
 * be followed, and a {@link java.util.concurrent.CancellationException} when cancelled. Not safe for threads.
 */
public interface PathMatches {

    /** The question. */
    PathQuery query();

    /** How often each path occurs, by number. */
    long[] counts() throws PathException;

    /** How often all paths together occur. */
    default long count() throws PathException {
        return Arrays.stream(counts()).sum();
    }

    /** All occurrences from a position on. */
    OccurrenceCursor occurrences(long from) throws PathException;

    /** All occurrences. */
    default OccurrenceCursor occurrences() throws PathException {
        return occurrences(0);
    }

    /** The first occurrence of any path, or null. */
    default @Nullable Occurrence first() throws PathException {
        return occurrences().next();
    }

    /** How often each path occurs in the range [from, to). */
    default long[] counts(long from, long to) throws PathException {
        long[] counts = new long[query().size()];
        OccurrenceCursor cursor = occurrences(from);
        Occurrence next = cursor.next();
        while (next != null && next.position() < to) {
            counts[next.path()]++;
            next = cursor.next();
        }
        return counts;
    }

    /**
     * An occurrence of a path by its number.
     *
     * @param path number of the path
     * @param k from 0
     * @return the occurrence, or null if there are not so many
     */
    default @Nullable Occurrence occurrence(int path, long k) throws PathException {
        if (k < 0) {
            return null;
        }
        OccurrenceCursor cursor = occurrences();
        long left = k;
        Occurrence next = cursor.next();
        while (next != null && (next.path() != path || left-- > 0)) {
            next = cursor.next();
        }
        return next;
    }

    /** How long all the answers took so far. */
    MatchTimes times();
}
