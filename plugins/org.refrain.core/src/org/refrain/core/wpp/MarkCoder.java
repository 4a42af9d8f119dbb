/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceMark.Kind;

/** Writes and reads marks as items of a stream. */
final class MarkCoder {

    /** Longer texts are cut. */
    static final int LONGEST_TEXT = 4096;

    /** Flag beside the kind: the mark has a time. */
    private static final int TIMED = 128;

    private static final Kind[] KINDS = Kind.values();

    private long lastLine;
    private long lastTime;

    /** Takes marks as they are read. */
    @FunctionalInterface
    interface Consumer {
        /** @return whether to go on */
        boolean accept(long position, TraceMark mark) throws IOException;
    }

    void write(ItemBlocks blocks, long position, TraceMark mark) throws IOException {
        if (blocks.atStart()) {
            lastLine = 0;
            lastTime = 0;
        }
        SectionOutput out = blocks.begin(position);
        boolean timed = mark.time() != NO_TIME;
        out.u8(mark.kind().ordinal() | (timed ? TIMED : 0));
        out.zigzag(mark.line() - lastLine);
        lastLine = mark.line();
        if (timed) {
            out.zigzag(mark.time() - lastTime);
            lastTime = mark.time();
        }
        byte[] text = mark.text().getBytes(StandardCharsets.UTF_8);
        int length = Math.min(text.length, LONGEST_TEXT);
        out.varint(length);
        out.bytes(text, 0, length);
        blocks.end();
    }

    /**
     * Reads the items of a block.
     *
     * @param base what the first position is counted from
     * @param events positions are at most this
     * @return the last position; -1 when the consumer has had enough
     */
    static long read(SectionInput in, int items, long base, long events, Consumer consumer) throws IOException {
        long position = base;
        long line = 0;
        long time = 0;
        for (int i = 0; i < items; i++) {
            long step = in.varint();
            in.check(step >= 0 && step <= events - position, "position of a mark", position + step);
            position += step;
            int kind = in.u8();
            boolean timed = (kind & TIMED) != 0;
            kind &= ~TIMED;
            in.check(kind < KINDS.length, "kind of a mark", kind);
            line += in.zigzag();
            time += timed ? in.zigzag() : 0;
            String text = in.text();
            if (!consumer.accept(position, new TraceMark(line, KINDS[kind], timed ? time : NO_TIME, text))) {
                return -1;
            }
        }
        return position;
    }
}
