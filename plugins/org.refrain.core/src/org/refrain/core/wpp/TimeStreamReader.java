/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.util.Arrays;

/**
 * The times of a trace, any of them without reading what precedes it. Times may be missing and may go backwards.
 *
 * <p>A question costs O(log blocks) and one block to decode, some 20 microseconds; the {@value #CACHED} blocks used
 * last are kept (32 KiB each). Memory: 40 bytes a block of 4096 events. Safe for threads.
 */
public final class TimeStreamReader {

    private static final int CACHED = 16;

    private final BlockReader blocks;
    private final int perBlock;
    private final long firstTime;
    private final long lastTime;
    /** Timed events before each block, and of all. */
    private final long[] timedBefore;
    /** Smallest time in each block and all behind it, up to the last block with times: ascending, for searching. */
    private final long[] smallestFrom;

    private final int[] cachedBlocks = new int[CACHED];
    private final long[][] cachedTimes = new long[CACHED][];
    private int lastUsed;

    TimeStreamReader(SectionInput index, String section, long fileOffset, BlockSource source)
            throws WppFormatException {
        blocks = new BlockReader(index, section, fileOffset, source);
        perBlock = blocks.itemsPerBlock();
        index.align();
        firstTime = index.u64();
        lastTime = index.u64();
        long base = index.u64();
        int n = blocks.blocks();
        int[] timed = Plane.readInts(index, "numbers of timed events", n, 0, perBlock + 1);
        long[] low = Plane.readLongs(index, "smallest times", n, 0);
        long[] high = Plane.readLongs(index, "largest times", n, 0);
        index.end();
        timedBefore = new long[n + 1];
        for (int block = 0; block < n; block++) {
            index.check(timed[block] <= blocks.items(block) && timed[block] == 0 == blocks.isEmpty(block),
                    "timed events of block " + block, timed[block]);
            index.check(low[block] + base <= high[block] + base, "smallest time of block " + block, low[block]);
            timedBefore[block + 1] = timedBefore[block] + timed[block];
        }
        index.check(timedBefore[n] > 0, "number of timed events", timedBefore[n]);
        long smallest = Long.MAX_VALUE;
        smallestFrom = new long[firstBlockWithMoreThan(timedBefore[n] - 1) + 1];
        for (int block = smallestFrom.length - 1; block >= 0; block--) {
            smallest = timed[block] == 0 ? smallest : Math.min(smallest, low[block] + base);
            smallestFrom[block] = smallest;
        }
        Arrays.fill(cachedBlocks, -1);
    }

    /** Number of events, timed or not. */
    public long count() {
        return blocks.items();
    }

    /** Number of events with a time. */
    public long timedCount() {
        return timedBefore[blocks.blocks()];
    }

    /** Time of the first timed event. */
    public long firstTime() {
        return firstTime;
    }

    /** Time of the last timed event. */
    public long lastTime() {
        return lastTime;
    }

    /**
     * Times of consecutive events, {@link org.refrain.core.trace.InstructionRow#NO_TIME} where missing.
     *
     * @return how many: less than {@code wanted} only at the end
     */
    public int times(long position, long[] into, int wanted) throws IOException {
        int n = (int) Math.max(0, Math.min(wanted, count() - position));
        int done = 0;
        while (done < n) {
            long at = position + done;
            long[] times = block((int) (at / perBlock));
            int start = (int) (at % perBlock);
            int part = Math.min(n - done, times.length - start);
            System.arraycopy(times, start, into, done, part);
            done += part;
        }
        return n;
    }

    /** The first position from {@code position} on whose event has a time, or -1. */
    public long nextTimed(long position) throws IOException {
        if (position >= count()) {
            return -1;
        }
        long from = Math.max(0, position);
        int block = (int) (from / perBlock);
        if (timed(block) > 0) {
            int i = next(block(block), (int) (from % perBlock));
            if (i >= 0) {
                return (long) block * perBlock + i;
            }
        }
        int found = firstBlockWithMoreThan(timedBefore[block + 1]);
        return found < 0 ? -1 : (long) found * perBlock + next(block(found), 0);
    }

    /** The last position up to {@code position} whose event has a time, or -1. */
    public long previousTimed(long position) throws IOException {
        if (position < 0) {
            return -1;
        }
        long from = Math.min(count() - 1, position);
        int block = (int) (from / perBlock);
        if (timed(block) > 0) {
            int i = previous(block(block), (int) (from % perBlock));
            if (i >= 0) {
                return (long) block * perBlock + i;
            }
        }
        if (timedBefore[block] == 0) {
            return -1;
        }
        int found = firstBlockWithMoreThan(timedBefore[block] - 1);
        long[] times = block(found);
        return (long) found * perBlock + previous(times, times.length - 1);
    }

    /**
     * The position of the last event whose time is at most {@code time}, or -1. Exact in whatever order times come:
     * where they go backwards, a small time far behind wins over earlier events.
     */
    public long positionAtTime(long time) throws IOException {
        int low = 0;
        int high = smallestFrom.length - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (smallestFrom[middle] <= time) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        // no block behind this one has such a time, so if any has, this one has
        if (smallestFrom[low] > time) {
            return -1;
        }
        long[] times = block(low);
        for (int i = times.length - 1; i >= 0; i--) {
            if (times[i] != NO_TIME && times[i] <= time) {
                return (long) low * perBlock + i;
            }
        }
        return -1;
    }

    private long timed(int block) {
        return timedBefore[block + 1] - timedBefore[block];
    }

    /** The first block at whose end more than {@code count} timed events have been, or -1. */
    private int firstBlockWithMoreThan(long count) {
        int low = 0;
        int high = blocks.blocks();
        while (low < high) {
            int middle = low + high >>> 1;
            if (timedBefore[middle + 1] > count) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low == blocks.blocks() ? -1 : low;
    }

    private static int next(long[] times, int from) {
        for (int i = from; i < times.length; i++) {
            if (times[i] != NO_TIME) {
                return i;
            }
        }
        return -1;
    }

    private static int previous(long[] times, int from) {
        for (int i = from; i >= 0; i--) {
            if (times[i] != NO_TIME) {
                return i;
            }
        }
        return -1;
    }

    /** The decoded block; nobody changes it. */
    private synchronized long[] block(int block) throws IOException {
        if (cachedBlocks[lastUsed] == block) {
            return cachedTimes[lastUsed];
        }
        for (int i = 0; i < CACHED; i++) {
            if (cachedBlocks[i] == block) {
                lastUsed = i;
                return cachedTimes[i];
            }
        }
        long[] times = decode(block);
        // the slot behind the one used last is old enough to go
        lastUsed = (lastUsed + 1) % CACHED;
        cachedBlocks[lastUsed] = block;
        cachedTimes[lastUsed] = times;
        return times;
    }

    private long[] decode(int block) throws IOException {
        int items = blocks.items(block);
        if (timed(block) == 0) {
            long[] none = new long[items];
            Arrays.fill(none, NO_TIME);
            return none;
        }
        return TimeBlock.decode(blocks.block(block), items, (int) timed(block));
    }
}
