/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.zip.Deflater;

/**
 * Writes the blocks of a side stream as archives have them: large, packed as small as deflating goes, and without
 * anything that leads to one of them. Not safe for threads.
 */
final class PackedBlocks implements ItemBlocks, Closeable {

    /** Items in a block at most. */
    static final int ITEMS = 1 << 16;

    private static final int FULL = 1 << 20;
    private static final long MEMORY = 4L << 20;

    private final Spool spool;
    private final Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    private final SectionOutput coded = new SectionOutput();
    private byte[] deflated = new byte[0];
    private int count;
    private long lastPosition;

    /** @param file the file that is being made; temporary ones go beside it */
    PackedBlocks(Path file) {
        spool = new Spool(file, MEMORY);
    }

    @Override
    public boolean atStart() {
        return count == 0;
    }

    @Override
    public SectionOutput begin(long position) {
        coded.varint(count == 0 ? position : position - lastPosition);
        lastPosition = position;
        return coded;
    }

    @Override
    public void end() throws IOException {
        if (++count == ITEMS || coded.size() >= FULL) {
            write(coded, count, 0);
            coded.clear();
            count = 0;
        }
    }

    /** Writes a block of {@code items} items; {@code extra} is a number that the stream keeps with it. */
    void write(SectionOutput block, int items, int extra) throws IOException {
        if (deflated.length < block.size()) {
            deflated = new byte[block.size()];
        }
        deflater.reset();
        deflater.setInput(block.array(), 0, block.size());
        deflater.finish();
        int length = deflater.deflate(deflated, 0, block.size());
        boolean shorter = deflater.finished() && length < block.size();
        SectionOutput head = new SectionOutput(16);
        head.u32(items);
        head.u32(extra);
        head.u32(block.size());
        head.u32(shorter ? length : block.size());
        spool.write(head.array(), 0, head.size());
        spool.write(shorter ? deflated : block.array(), 0, shorter ? length : block.size());
    }

    /** Ends the stream. */
    BlockSource finish() throws IOException {
        if (count > 0) {
            write(coded, count, 0);
            count = 0;
        }
        return spool;
    }

    @Override
    public void close() throws IOException {
        deflater.end();
        spool.close();
    }
}
