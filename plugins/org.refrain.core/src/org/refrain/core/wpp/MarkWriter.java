/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.refrain.core.trace.TraceMark;

/** Takes the marks of a trace as they come. Memory: 20 bytes a block, and the spool's. Not safe for threads. */
public final class MarkWriter implements Closeable {

    /** Flag beside the kind: the mark has a time. */
    static final int TIMED = 128;
    /** Longer texts are cut. */
    static final int LONGEST_TEXT = 4096;

    private static final int ITEMS = 1024;

    private final PlacedBlocks blocks;
    private long lastLine;
    private long lastTime;

    /** @param file the file that is being made; temporary ones go beside it */
    public MarkWriter(Path file) {
        blocks = new PlacedBlocks(file, ITEMS);
    }

    /** @param position of the event that comes next; positions do not descend */
    public void add(long position, TraceMark mark) throws IOException {
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

    public long count() {
        return blocks.items();
    }

    PlacedBlocks blocks() {
        return blocks;
    }

    @Override
    public void close() throws IOException {
        blocks.close();
    }
}
