/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Deflater;

/**
 * Writes the blocks of a side stream to a spool, each deflated if that makes it shorter, and remembers what the index
 * section needs: 12 bytes a block.
 */
final class BlockWriter {

    private final int itemsPerBlock;
    private final Spool spool;
    private int[] storedLengths = new int[16];
    private int[] lengths = new int[16];
    private int[] checksums = new int[16];
    private int blocks;
    private long items;
    private byte[] deflated = new byte[0];

    BlockWriter(int itemsPerBlock, Spool spool) {
        this.itemsPerBlock = itemsPerBlock;
        this.spool = spool;
    }

    int blocks() {
        return blocks;
    }

    /** Writes the next block; only the last one may have fewer items than the others. */
    void write(SectionOutput block, int itemCount, Deflater deflater) throws IOException {
        if (block.size() > BlockReader.LONGEST_BLOCK) {
            throw new IllegalArgumentException("a block of " + block.size() + " bytes");
        }
        if (blocks == lengths.length) {
            storedLengths = Arrays.copyOf(storedLengths, 2 * blocks);
            lengths = Arrays.copyOf(lengths, 2 * blocks);
            checksums = Arrays.copyOf(checksums, 2 * blocks);
        }
        byte[] bytes = block.array();
        int stored = deflate(block, deflater);
        if (stored < block.size()) {
            bytes = deflated;
        }
        spool.write(bytes, 0, stored);
        storedLengths[blocks] = stored;
        lengths[blocks] = block.size();
        checksums[blocks] = Container.checksum(bytes, 0, stored);
        blocks++;
        items += itemCount;
    }

    /** The part of the index section that all streams share. */
    SectionOutput index() {
        SectionOutput out = new SectionOutput();
        out.u32(itemsPerBlock);
        out.u32(blocks);
        out.u64(items);
        Plane.write(out, storedLengths, blocks, 1);
        Plane.write(out, lengths, blocks, 0);
        Plane.write(out, checksums, blocks, 0);
        return out;
    }

    /** Length of the deflated block, or of the block itself if that is no longer. */
    private int deflate(SectionOutput block, Deflater deflater) {
        if (deflated.length < block.size()) {
            deflated = new byte[block.size()];
        }
        deflater.reset();
        deflater.setInput(block.array(), 0, block.size());
        deflater.finish();
        int length = deflater.deflate(deflated, 0, block.size());
        return deflater.finished() && length < block.size() ? length : block.size();
    }

    /** As the format wants it: no header, no checksum, both are elsewhere. */
    static Deflater newDeflater() {
        return new Deflater(6, true);
    }
}
