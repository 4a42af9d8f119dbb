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
 * A trace read through its skeleton: any position, without expanding what precedes it.
 *
 * <p>The directory leads to at most {@value SkeletonDirectory#INTERVAL} elements before the position; from there
 * elements are added up. Iterations of one loop are skipped by a multiplication, however many they are.
 *
 * <p>Safe for threads if skeleton and counts are.
 */
public final class SkeletonAccess implements SymbolSequence {

    private final SymbolSequence skeleton;
    private final IterationCounts counts;
    private final LoopTokens loops;
    private final SkeletonDirectory directory;

    /**
     * @param skeleton the elements: symbols and tokens, for example a grammar of them
     * @param counts one for each token
     * @throws InvalidSkeletonException if the lengths differ from those in the directory
     */
    public SkeletonAccess(SymbolSequence skeleton, IterationCounts counts, LoopTokens loops,
            SkeletonDirectory directory) throws InvalidSkeletonException {
        if (skeleton.length() != directory.length() || counts.length() != directory.loops()) {
            throw new InvalidSkeletonException(0, "a skeleton of " + skeleton.length() + " elements and "
                    + counts.length() + " counts, where " + directory.length() + " and " + directory.loops()
                    + " are expected");
        }
        this.skeleton = skeleton;
        this.counts = counts;
        this.loops = loops;
        this.directory = directory;
    }

    @Override
    public long length() {
        return directory.events();
    }

    /**
     * {@inheritDoc}
     *
     * @throws InvalidSkeletonException if skeleton, counts and directory do not fit each other there
     */
    @Override
    public int symbols(long position, int[] into, int count) throws IOException {
        int wanted = (int) Math.min(count, length() - position);
        if (wanted <= 0) {
            return 0;
        }
        SkeletonCursor cursor = cursorAt(position);
        int read = copy(cursor, position - cursor.position(), into, 0, wanted);
        while (read < wanted) {
            cursor.next();
            read = copy(cursor, 0, into, read, wanted);
        }
        return wanted;
    }

    /**
     * The element of the skeleton that a position of the trace belongs to.
     *
     * @param position from 0 to {@link #length()} - 1
     */
    public long elementAt(long position) throws IOException {
        return cursorAt(position).element();
    }

    /**
     * Where an element of the skeleton begins in the trace.
     *
     * @param element from 0 to the length of the skeleton; its length stands for the end of the trace
     */
    public long positionOf(long element) throws IOException {
        if (element == directory.length()) {
            return length();
        }
        SkeletonCursor cursor = cursor((int) (element / SkeletonDirectory.INTERVAL));
        while (cursor.element() < element) {
            cursor.next();
        }
        return cursor.position();
    }

    private SkeletonCursor cursorAt(long position) throws IOException {
        SkeletonCursor cursor = cursor(directory.sampleBefore(position));
        while (cursor.position() + cursor.length() <= position) {
            cursor.next();
        }
        return cursor;
    }

    /** A cursor on the element of a sample. */
    private SkeletonCursor cursor(int sample) throws IOException {
        SkeletonCursor cursor = new SkeletonCursor(skeleton, counts, loops, directory, sample);
        cursor.next();
        return cursor;
    }

    /** Copies an element's symbols from an offset on, and returns how many symbols there are then. */
    private int copy(SkeletonCursor cursor, long offset, int[] into, int from, int to) {
        if (!loops.isToken(cursor.symbol())) {
            into[from] = cursor.symbol();
            return from + 1;
        }
        int loop = loops.loopOf(cursor.symbol());
        int period = loops.period(loop);
        int end = from + (int) Math.min(to - from, cursor.length() - offset);
        int index = (int) (offset % period);
        for (int at = from; at < end; at++) {
            into[at] = loops.symbol(loop, index);
            index = index + 1 == period ? 0 : index + 1;
        }
        return end;
    }
}
