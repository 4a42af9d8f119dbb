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
import java.util.Arrays;
import java.util.zip.Deflater;

/** Blocks of items that have positions in ascending order: what discontinuities and marks share when written. */
final class PlacedBlocks implements ItemBlocks, Closeable {

    /** Coded items are kept in memory up to here. */
    private static final long MEMORY = 4L << 20;

    private final int itemsPerBlock;
    private final Spool spool;
    private final BlockWriter blocks;
    private final Deflater deflater = BlockWriter.newDeflater();
    private final SectionOutput coded = new SectionOutput();
    private long[] firstPositions = new long[16];
    private int count;
    private long items;
    private long lastPosition;

    PlacedBlocks(Path file, int itemsPerBlock) {
        this.itemsPerBlock = itemsPerBlock;
        spool = new Spool(file, MEMORY);
        blocks = new BlockWriter(itemsPerBlock, spool);
    }

    @Override
    public boolean atStart() {
        return count == 0;
    }

    long items() {
        return items;
    }

    @Override
    public SectionOutput begin(long position) {
        if (count == 0) {
            int block = blocks.blocks();
            if (block == firstPositions.length) {
                firstPositions = Arrays.copyOf(firstPositions, 2 * block);
            }
            firstPositions[block] = position;
            lastPosition = position;
        }
        coded.varint(position - lastPosition);
        lastPosition = position;
        return coded;
    }

    @Override
    public void end() throws IOException {
        items++;
        if (++count == itemsPerBlock) {
            flush();
        }
    }

    BlockSource blocks() {
        return spool;
    }

    /** Ends the stream, and makes its index section. */
    byte[] index() throws IOException {
        if (count > 0) {
            flush();
        }
        SectionOutput out = blocks.index();
        Plane.write(out, Arrays.copyOf(firstPositions, blocks.blocks()), 0);
        return out.toByteArray();
    }

    private void flush() throws IOException {
        blocks.write(coded, count, deflater);
        coded.clear();
        count = 0;
    }

    @Override
    public void close() throws IOException {
        deflater.end();
        spool.close();
    }
}
