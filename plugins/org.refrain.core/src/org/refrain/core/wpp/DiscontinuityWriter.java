/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

import org.refrain.core.trace.Discontinuity;

/**
 * Takes the discontinuities of a trace as they come. Memory: 20 bytes a block, and the spool's. Not safe for threads.
 */
public final class DiscontinuityWriter implements Closeable {

    private static final int ITEMS = 4096;

    private final PlacedBlocks blocks;
    private final DiscontinuityCoder coder = new DiscontinuityCoder();

    /** @param file the file that is being made; temporary ones go beside it */
    public DiscontinuityWriter(Path file) {
        blocks = new PlacedBlocks(file, ITEMS);
    }

    /** @param position of the event that the discontinuity is; positions ascend */
    public void add(long position, Discontinuity discontinuity) throws IOException {
        coder.write(blocks, position, discontinuity);
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
