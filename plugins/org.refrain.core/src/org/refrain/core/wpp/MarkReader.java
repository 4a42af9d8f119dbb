/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The marks of a trace, found by position. Immutable, safe for threads. */
final class MarkReader {

    private final PlacedBlockReader blocks;
    private final long events;

    MarkReader(PlacedBlockReader blocks, long events) {
        this.blocks = blocks;
        this.events = events;
    }

    long count() {
        return blocks.items();
    }

    /** Marks from a position on, up to another (exclusive), in order. */
    List<PlacedMark> marks(long from, long to, int most) throws IOException {
        List<PlacedMark> marks = new ArrayList<>();
        forEach(from, (position, mark) -> {
            if (position >= to || marks.size() >= most) {
                return false;
            }
            if (position >= from) {
                marks.add(new PlacedMark(position, mark));
            }
            return true;
        });
        return marks;
    }

    /** Hands over the marks from a position on, and perhaps a few before it. */
    void forEach(long from, MarkCoder.Consumer consumer) throws IOException {
        for (int block = blocks.blockBefore(from); block < blocks.blocks(); block++) {
            if (MarkCoder.read(blocks.block(block), blocks.items(block), blocks.firstPosition(block), events,
                    consumer) < 0) {
                return;
            }
        }
    }
}
