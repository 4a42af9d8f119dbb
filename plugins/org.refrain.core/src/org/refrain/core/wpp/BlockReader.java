/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * Reads any block of a side stream. Immutable, safe for threads as far as its source is. Memory: 16 bytes a block.
 */
final class BlockReader {

    /** No block has more bytes than this, deflated or not. */
    static final int LONGEST_BLOCK = 1 << 24;

    /** No stream has more items in a block. */
    static final int MOST_ITEMS = 1 << 16;

    private final String section;
    private final long fileOffset;
    private final BlockSource source;
    private final int itemsPerBlock;
    private final int blocks;
    private final long items;
    private final long[] offsets;
    private final int[] lengths;
    private final long[] checksums;

    /**
     * Reads the shared part of an index section.
     *
     * @param section name of the data section, for messages
     * @param fileOffset where it is in the file, for messages
     */
    BlockReader(SectionInput index, String section, long fileOffset, BlockSource source) throws WppFormatException {
        this.section = section;
        this.fileOffset = fileOffset;
        this.source = source;
        itemsPerBlock = index.count32("items in a block");
        index.check(itemsPerBlock >= 1 && itemsPerBlock <= MOST_ITEMS, "items in a block", itemsPerBlock);
        blocks = index.count32("number of blocks");
        items = index.count64("number of items", (long) blocks * itemsPerBlock);
        index.check(blocks == 0 || items > (blocks - 1L) * itemsPerBlock, "number of items", items);
        int[] stored = Plane.readInts(index, "lengths in the file", blocks, 1, LONGEST_BLOCK + 1);
        lengths = Plane.readInts(index, "lengths of blocks", blocks, 0, LONGEST_BLOCK + 1);
        checksums = Plane.readLongs(index, "checksums", blocks, 0);
        offsets = new long[blocks + 1];
        for (int block = 0; block < blocks; block++) {
            index.check(stored[block] <= lengths[block], "length in the file of block " + block, stored[block]);
            offsets[block + 1] = offsets[block] + stored[block];
        }
        index.check(offsets[blocks] == source.size(), "length of all blocks", offsets[blocks]);
    }

    int itemsPerBlock() {
        return itemsPerBlock;
    }

    int blocks() {
        return blocks;
    }

    long items() {
        return items;
    }

    /** Number of items of a block: less than the others only in the last one. */
    int items(int block) {
        return (int) Math.min(itemsPerBlock, items - (long) block * itemsPerBlock);
    }

    boolean isEmpty(int block) {
        return lengths[block] == 0;
    }

    /**
     * Reads, verifies and unpacks a block.
     *
     * @throws WppFormatException if it is damaged
     */
    SectionInput block(int block) throws IOException {
        int stored = (int) (offsets[block + 1] - offsets[block]);
        byte[] bytes = new byte[stored];
        source.read(offsets[block], bytes, stored);
        if ((Container.checksum(bytes, 0, stored) & 0xffff_ffffL) != checksums[block]) {
            throw new WppFormatException(Reason.CHECKSUM, section, fileOffset + offsets[block],
                    "block " + block + " is damaged");
        }
        if (stored < lengths[block]) {
            bytes = Inflating.inflate(bytes, 0, stored, lengths[block], section, fileOffset + offsets[block]);
        }
        return new SectionInput(section, fileOffset + offsets[block], bytes, bytes.length);
    }
}
