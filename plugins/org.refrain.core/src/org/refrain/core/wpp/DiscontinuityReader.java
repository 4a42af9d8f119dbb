/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

/** Where a trace's discontinuities are. Immutable, safe for threads. */
final class DiscontinuityReader {

    private final PlacedBlockReader blocks;
    private final long events;

    DiscontinuityReader(PlacedBlockReader blocks, long events) {
        this.blocks = blocks;
        this.events = events;
    }

    long count() {
        return blocks.items();
    }

    /** Positions of the first discontinuities, ascending. */
    long[] positions(int most) throws IOException {
        long[] positions = new long[(int) Math.min(most, count())];
        int[] done = new int[1];
        if (positions.length > 0) {
            forEach((position, discontinuity) -> {
                positions[done[0]++] = position;
                return done[0] < positions.length;
            });
        }
        return positions;
    }

    /** Hands over all of them in order, without their words. */
    void forEach(DiscontinuityCoder.Consumer consumer) throws IOException {
        long least = 0;
        for (int block = 0; block < blocks.blocks() && least >= 0; block++) {
            least = DiscontinuityCoder.read(blocks.block(block), blocks.items(block), blocks.firstPosition(block),
                    least, events, consumer);
        }
    }
}
