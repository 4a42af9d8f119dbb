/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

/**
 * A stack of frames of which only so much is known as which functions each may belong to. Near the top it knows each
 * frame by itself, deeper ones together, and of those it may say too much.
 *
 * <p>Frames that were open before the section begins are called incoming; level 0 is the innermost of them.
 */
final class AbstractStack {

    private static final int LEVELS = LevelMask.LEVELS;
    private static final int LAST = LevelMask.LAST;

    private final FunctionSets sets;
    /** Sets of the incoming levels; none when nothing is known to be there. */
    private int[] incoming = {};
    private int incomingOffset;
    private int incomingCount;
    /** How many incoming frames have been closed. */
    private long closed;
    private boolean cut;
    /** Frames opened since, innermost last; below them some that are known together only. */
    private final int[] opened = new int[2 * LEVELS];
    private int openedCount;
    private int deepSet;
    private long deepCount;

    AbstractStack(FunctionSets sets) {
        this.sets = sets;
    }

    /** Begins a section whose incoming levels are a part of an array; those beyond it are empty. */
    void begin(int[] levels, int offset, int count) {
        incoming = levels;
        incomingOffset = offset;
        incomingCount = count;
        closed = 0;
        cut = false;
        openedCount = 0;
        deepSet = FunctionSets.EMPTY;
        deepCount = 0;
    }

    /** The functions that a frame may belong to, by its level from the top; the last level stands for all below. */
    int at(int level) {
        if (level == LAST) {
            return belowLast();
        }
        if (level < openedCount) {
            return opened[openedCount - 1 - level];
        }
        if (level < openedCount + deepCount) {
            return deepSet;
        }
        return incoming(closed + level - openedCount - deepCount);
    }

    private int belowLast() {
        int set = deepSet;
        for (int i = openedCount - 1 - LAST; i >= 0; i--) {
            set = sets.union(set, opened[i]);
        }
        long first = closed + Math.max(0, LAST - openedCount - deepCount);
        for (long level = Math.min(first, LAST); level < incomingCount; level++) {
            set = sets.union(set, incoming(level));
        }
        return set;
    }

    private int incoming(long level) {
        long at = incomingCount == LEVELS ? Math.min(level, LAST) : level;
        return cut || at >= incomingCount ? FunctionSets.EMPTY : incoming[incomingOffset + (int) at];
    }

    void close(long count) {
        long fromOpened = Math.min(count, openedCount);
        openedCount -= (int) fromOpened;
        long fromDeep = Math.min(count - fromOpened, deepCount);
        deepCount -= fromDeep;
        deepSet = deepCount == 0 ? FunctionSets.EMPTY : deepSet;
        closed += count - fromOpened - fromDeep;
    }

    /** Loses all frames. */
    void lose() {
        openedCount = 0;
        deepCount = 0;
        deepSet = FunctionSets.EMPTY;
        cut = true;
    }

    void open(int set) {
        if (openedCount == opened.length) {
            sink(LEVELS);
        }
        opened[openedCount++] = set;
    }

    /** Opens frames that are known together only. */
    void openDeep(int set, long count) {
        if (count > 0) {
            sink(openedCount);
            deepSet = sets.union(deepSet, set);
            deepCount += count;
        }
    }

    private void sink(int count) {
        for (int i = 0; i < count; i++) {
            deepSet = sets.union(deepSet, opened[i]);
        }
        deepCount += count;
        System.arraycopy(opened, count, opened, 0, openedCount - count);
        openedCount -= count;
    }

    /** How many of the opened frames are known one by one, at most {@link LevelMask#LEVELS}. */
    int openedCount() {
        return Math.min(openedCount, LEVELS);
    }

    /** The set of an opened frame, from the innermost outwards. */
    int opened(int fromTop) {
        return opened[openedCount - 1 - fromTop];
    }

    /** All functions of the opened frames below {@link #openedCount}. */
    int deepOpened() {
        int set = deepSet;
        for (int i = openedCount - 1 - LEVELS; i >= 0; i--) {
            set = sets.union(set, opened[i]);
        }
        return set;
    }

    /** All functions of incoming and opened frames near the top that a mask names. */
    int union(long mask) {
        int set = FunctionSets.EMPTY;
        for (long left = mask; left != 0; left &= left - 1) {
            set = sets.union(set, at(Long.numberOfTrailingZeros(left)));
        }
        return set;
    }
}
