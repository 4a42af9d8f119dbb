/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

/**
 * The parts that a string is cut into by loops. Each loop makes four: what is left of it, the first iteration, the
 * other iterations, and what is right of it. Nothing repeats across a cut; the other iterations are the same as the
 * first one and are not looked at any more.
 *
 * <p>Not safe for threads.
 */
final class Segments {

    /** Where segments begin, and the end of the string. */
    private final PositionSet cuts;
    /** Segments that are closed, by their beginning. */
    private final PositionSet closed;

    Segments(long length) {
        cuts = new PositionSet(length + 1);
        closed = new PositionSet(length + 1);
        cuts.add(0);
        cuts.add(length);
    }

    /** Where the segment begins that a position lies in. */
    long start(long position) {
        return cuts.floor(position);
    }

    /** Where the segment ends that a position lies in. */
    long end(long position) {
        return cuts.higher(position);
    }

    /** Whether a segment, given by its beginning, is that of further iterations. */
    boolean isClosed(long start) {
        return closed.contains(start);
    }

    /** Cuts a segment at a loop in it. */
    void cut(long start, long period, long iterations) {
        cuts.add(start);
        cuts.add(start + period);
        cuts.add(start + period * iterations);
        closed.add(start + period);
    }
}
