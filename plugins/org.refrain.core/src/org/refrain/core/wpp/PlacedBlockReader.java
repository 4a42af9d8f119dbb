/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

/** Finds the blocks of items that have ascending positions. Immutable, safe for threads. */
final class PlacedBlockReader {

    private final BlockReader blocks;
    private final long[] firstPositions;

    /** @param events positions are at most this */
    PlacedBlockReader(SectionInput index, String section, long fileOffset, BlockSource source, long events)
            throws WppFormatException {
        blocks = new BlockReader(index, section, fileOffset, source);
        firstPositions = Plane.readLongs(index, "first positions", blocks.blocks(), 0);
        for (int block = 0; block < firstPositions.length; block++) {
            long least = block == 0 ? 0 : firstPositions[block - 1];
            index.check(firstPositions[block] >= least && firstPositions[block] <= events,
                    "first position of block " + block, firstPositions[block]);
        }
        index.end();
    }

    long items() {
        return blocks.items();
    }

    int items(int block) {
        return blocks.items(block);
    }

    int blocks() {
        return blocks.blocks();
    }

    long firstPosition(int block) {
        return firstPositions[block];
    }

    SectionInput block(int block) throws IOException {
        return blocks.block(block);
    }

    /** The first block that can hold an item at {@code position} or behind it. */
    int blockBefore(long position) {
        int low = 0;
        int high = firstPositions.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (firstPositions[middle] < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return Math.max(0, low - 1);
    }
}
