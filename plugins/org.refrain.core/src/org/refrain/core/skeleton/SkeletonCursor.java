/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.io.IOException;

import org.refrain.core.symbol.SymbolSequence;

/**
 * Walks over the elements of a skeleton from a sample on, and checks all that it meets: skeleton, counts and directory
 * may come from a damaged file. Not safe for threads.
 */
final class SkeletonCursor {

    private final SymbolSequence skeleton;
    private final IterationCounts counts;
    private final LoopTokens loops;
    private final SkeletonDirectory directory;

    private final int[] elements = new int[SkeletonDirectory.INTERVAL];
    private final long[] iterations = new long[SkeletonDirectory.INTERVAL];
    private int elementsRead;
    private int iterationsRead;
    /** Indexes into the two arrays: of the current element, and of the next count. */
    private int at;
    private int nextCount;

    private int sample;
    private long position;
    private long length;

    /** A cursor before the element of a sample; {@link #next()} leads to it. */
    SkeletonCursor(SymbolSequence skeleton, IterationCounts counts, LoopTokens loops, SkeletonDirectory directory,
            int sample) {
        this.skeleton = skeleton;
        this.counts = counts;
        this.loops = loops;
        this.directory = directory;
        this.sample = sample - 1;
        position = directory.position(sample);
        at = -1;
    }

    /** Index of the current element in the skeleton. */
    long element() {
        return (long) sample * SkeletonDirectory.INTERVAL + at;
    }

    /** The current element: a symbol or a token. */
    int symbol() {
        return elements[at];
    }

    /** Where the current element begins in the trace. */
    long position() {
        return position;
    }

    /** How many symbols of the trace the current element stands for. */
    long length() {
        return length;
    }

    /** Goes to the next element; there must be one. */
    void next() throws IOException {
        position += length;
        at++;
        if (at == elementsRead) {
            load();
        }
        int symbol = elements[at];
        if (symbol < 0 || symbol - loops.symbols() >= loops.size()) {
            throw new InvalidSkeletonException(element(), "symbol " + symbol + ", and there are only "
                    + (loops.symbols() + loops.size()));
        }
        length = loops.isToken(symbol) ? loopLength(loops.loopOf(symbol)) : 1;
        if (length > directory.events() - position) {
            throw new InvalidSkeletonException(element(), "the skeleton is longer than the trace");
        }
    }

    private long loopLength(int loop) throws InvalidSkeletonException {
        if (nextCount == iterationsRead) {
            throw new InvalidSkeletonException(element(), "a loop without a count");
        }
        long number = iterations[nextCount++];
        if (number < 1 || number > directory.events() / loops.period(loop)) {
            throw new InvalidSkeletonException(element(), "a loop of " + number + " iterations");
        }
        return number * loops.period(loop);
    }

    private void load() throws IOException {
        sample++;
        at = 0;
        nextCount = 0;
        if (sample == directory.samples() || position != directory.position(sample)) {
            throw new InvalidSkeletonException(element(), "position " + position + " differs from the directory's");
        }
        elementsRead = skeleton.symbols(element(), elements, elements.length);
        long end = sample + 1 < directory.samples() ? directory.count(sample + 1) : directory.loops();
        int expected = (int) (end - directory.count(sample));
        iterationsRead = counts.counts(directory.count(sample), iterations, expected);
        if (elementsRead == 0 || iterationsRead < expected) {
            throw new InvalidSkeletonException(element(), "the skeleton ends early");
        }
    }
}
