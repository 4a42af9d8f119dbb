/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;

import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.Discontinuity.Kind;

/** Writes and reads discontinuities as items of a stream. Their words are in the symbol table. */
final class DiscontinuityCoder {

    private static final Kind[] KINDS = Kind.values();

    private long lastLine;

    /** Takes discontinuities as they are read. */
    @FunctionalInterface
    interface Consumer {
        /** @return whether to go on */
        boolean accept(long position, Discontinuity discontinuity) throws IOException;
    }

    void write(ItemBlocks blocks, long position, Discontinuity discontinuity) throws IOException {
        lastLine = blocks.atStart() ? 0 : lastLine;
        SectionOutput out = blocks.begin(position);
        out.u8(discontinuity.kind().ordinal());
        out.zigzag(discontinuity.line() - lastLine);
        lastLine = discontinuity.line();
        blocks.end();
    }

    /**
     * Reads the items of a block.
     *
     * @param base what the first position is counted from
     * @param least the smallest position allowed
     * @param events positions are below it
     * @return behind the last position; -1 when the consumer has had enough
     */
    static long read(SectionInput in, int items, long base, long least, long events, Consumer consumer)
            throws IOException {
        long position = base;
        long line = 0;
        long next = least;
        for (int i = 0; i < items; i++) {
            position += in.varint();
            in.check(position >= next && position < events, "position of a discontinuity", position);
            next = position + 1;
            int kind = in.u8();
            in.check(kind < KINDS.length, "kind of a discontinuity", kind);
            line += in.zigzag();
            if (!consumer.accept(position, new Discontinuity(line, KINDS[kind], ""))) {
                return -1;
            }
        }
        return next;
    }
}
