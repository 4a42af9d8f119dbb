/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.util.LinkedHashMap;
import java.util.Map;

import org.refrain.core.index.TraceRows;

/**
 * The blocks used last. A screen needs one or two, paging reads the next one, and copying runs through many without
 * keeping them. Not safe for threads.
 */
final class RowBlocks {

    /** Events of a block: some screens, read in well under a millisecond. */
    private static final int SIZE = 512;

    private static final int KEPT = 16;

    private final TraceRows rows;
    /** In the order of last use. */
    private final Map<Long, RowBlock> blocks = new LinkedHashMap<>(2 * KEPT, 0.75f, true);

    RowBlocks(TraceRows rows) {
        this.rows = rows;
    }

    TraceRows rows() {
        return rows;
    }

    /** The block that holds an event. */
    RowBlock at(long position) {
        long start = position / SIZE * SIZE;
        RowBlock block = blocks.computeIfAbsent(start, key -> new RowBlock(rows, start, SIZE));
        if (blocks.size() > KEPT) {
            blocks.remove(blocks.keySet().iterator().next());
        }
        return block;
    }
}
