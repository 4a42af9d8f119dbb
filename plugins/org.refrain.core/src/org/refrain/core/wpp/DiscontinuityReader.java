/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

import org.refrain.core.trace.Discontinuity.Kind;

/** Where a trace's discontinuities are. Immutable, safe for threads. */
final class DiscontinuityReader {

    private static final int KINDS = Kind.values().length;

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
        int done = 0;
        long least = 0;
        for (int block = 0; done < positions.length; block++) {
            SectionInput in = blocks.block(block);
            long position = blocks.firstPosition(block);
            int items = blocks.items(block);
            for (int i = 0; i < items && done < positions.length; i++) {
                position += in.varint();
                in.check(position >= least && position < events, "position of a discontinuity", position);
                least = position + 1;
                in.check(in.u8() < KINDS, "kind of a discontinuity", position);
                in.zigzag();
                positions[done++] = position;
            }
        }
        return positions;
    }
}
