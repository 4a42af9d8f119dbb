/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Takes the times of a trace as they come, one for each event, and codes them block by block. While the trace has no
 * times, it only counts.
 *
 * <p>Memory: 32 bytes a block of {@value #ITEMS} events, and the spool's. Not safe for threads.
 */
public final class TimeStreamWriter implements Closeable {

    /** Events in a block: a block is decoded in some 20 microseconds. */
    static final int ITEMS = 4096;

    /** Coded times are kept in memory up to here. */
    private static final long MEMORY = 8L << 20;

    private final Spool spool;
    private final BlockWriter blocks;
    private final Deflater deflater = BlockWriter.newDeflater();
    private final SectionOutput coded = new SectionOutput(2 * ITEMS);
    private final long[] times = new long[ITEMS];
    private int count;
    private int[] timed = new int[16];
    private long[] smallest = new long[16];
    private long[] largest = new long[16];
    private long firstTime = NO_TIME;
    private long lastTime = NO_TIME;
    private boolean finished;

    /** @param file the file that is being made; temporary ones go beside it */
    public TimeStreamWriter(Path file) {
        spool = new Spool(file, MEMORY);
        blocks = new BlockWriter(ITEMS, spool);
    }

    /**
     * Takes the next event's time.
     *
     * @param time picoseconds, or {@link org.refrain.core.trace.InstructionRow#NO_TIME}
     */
    public void add(long time) throws IOException {
        times[count++] = time;
        if (count == ITEMS) {
            flush();
        }
    }

    /** Whether any event has a time. */
    public boolean hasTimes() {
        return firstTime != NO_TIME;
    }

    /** Ends the stream; nothing can be added after it. */
    public void finish() throws IOException {
        if (!finished && count > 0) {
            flush();
        }
        finished = true;
    }

    /**
     * Reads what has been written, after {@link #finish()}; null if there are no times. Valid until {@link #close()}.
     */
    public @Nullable TimeStreamReader reader() throws IOException {
        if (!hasTimes()) {
            return null;
        }
        byte[] index = index();
        return new TimeStreamReader(new SectionInput("TIMX", 0, index, index.length), "TIMD", 0, spool);
    }

    BlockSource blocks() {
        return spool;
    }

    byte[] index() {
        int n = blocks.blocks();
        long base = Long.MAX_VALUE;
        for (int block = 0; block < n; block++) {
            base = timed[block] == 0 ? base : Math.min(base, smallest[block]);
        }
        long[] low = new long[n];
        long[] high = new long[n];
        for (int block = 0; block < n; block++) {
            low[block] = timed[block] == 0 ? 0 : smallest[block] - base;
            high[block] = timed[block] == 0 ? 0 : largest[block] - base;
        }
        SectionOutput out = blocks.index();
        out.align();
        out.u64(firstTime);
        out.u64(lastTime);
        out.u64(base);
        Plane.write(out, timed, n, 0);
        Plane.write(out, low, 0);
        Plane.write(out, high, 0);
        return out.toByteArray();
    }

    private void flush() throws IOException {
        int block = blocks.blocks();
        if (block == timed.length) {
            timed = Arrays.copyOf(timed, 2 * block);
            smallest = Arrays.copyOf(smallest, 2 * block);
            largest = Arrays.copyOf(largest, 2 * block);
        }
        int n = 0;
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            long time = times[i];
            if (time != NO_TIME) {
                n++;
                low = Math.min(low, time);
                high = Math.max(high, time);
                firstTime = firstTime == NO_TIME ? time : firstTime;
                lastTime = time;
            }
        }
        timed[block] = n;
        smallest[block] = low;
        largest[block] = high;
        coded.clear();
        if (n > 0) {
            TimeBlock.encode(times, count, n, coded);
        }
        blocks.write(coded, count, deflater);
        count = 0;
    }

    @Override
    public void close() throws IOException {
        deflater.end();
        spool.close();
    }
}
