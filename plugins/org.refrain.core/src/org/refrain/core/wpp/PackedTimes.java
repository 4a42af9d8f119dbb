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

/** Writes times as archives have them. Not safe for threads. */
final class PackedTimes implements Closeable {

    private final PackedBlocks blocks;
    private final SectionOutput coded = new SectionOutput();
    private final long[] times = new long[PackedBlocks.ITEMS];
    private int count;
    private boolean timed;

    /** @param file the file that is being made; temporary ones go beside it */
    PackedTimes(Path file) {
        blocks = new PackedBlocks(file);
    }

    /** Takes the next event's time, or NO_TIME. */
    void add(long time) throws IOException {
        times[count++] = time;
        timed |= time != NO_TIME;
        if (count == times.length) {
            flush();
        }
    }

    /** Whether any event has a time; without times there is no stream. */
    boolean hasTimes() {
        return timed;
    }

    BlockSource finish() throws IOException {
        if (count > 0) {
            flush();
        }
        return blocks.finish();
    }

    private void flush() throws IOException {
        int known = 0;
        for (int i = 0; i < count; i++) {
            known += times[i] == NO_TIME ? 0 : 1;
        }
        coded.clear();
        if (known > 0) {
            TimeBlock.encode(times, count, known, coded);
        }
        blocks.write(coded, count, known);
        count = 0;
    }

    @Override
    public void close() throws IOException {
        blocks.close();
    }
}
