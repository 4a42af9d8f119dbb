/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceMark.Kind;

/** The marks of a trace, found by position. Immutable, safe for threads. */
final class MarkReader {

    private static final Kind[] KINDS = Kind.values();

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
        for (int block = blocks.blockBefore(from); block < blocks.blocks() && marks.size() < most; block++) {
            if (blocks.firstPosition(block) >= to) {
                break;
            }
            add(block, from, to, most, marks);
        }
        return marks;
    }

    private void add(int block, long from, long to, int most, List<PlacedMark> marks) throws IOException {
        SectionInput in = blocks.block(block);
        long position = blocks.firstPosition(block);
        long line = 0;
        long time = 0;
        int items = blocks.items(block);
        for (int i = 0; i < items && marks.size() < most; i++) {
            long step = in.varint();
            in.check(step >= 0 && step <= events - position, "position of a mark", position + step);
            position += step;
            int kind = in.u8();
            boolean timed = (kind & MarkWriter.TIMED) != 0;
            kind &= ~MarkWriter.TIMED;
            in.check(kind < KINDS.length, "kind of a mark", kind);
            line += in.zigzag();
            time += timed ? in.zigzag() : 0;
            String text = in.text();
            if (position >= to) {
                return;
            }
            if (position >= from) {
                marks.add(new PlacedMark(position, new TraceMark(line, KINDS[kind], timed ? time : NO_TIME, text)));
            }
        }
    }
}
