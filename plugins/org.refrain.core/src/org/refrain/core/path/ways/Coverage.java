/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import java.util.Arrays;
import java.util.List;

/**
 * Which blocks and edges of a function were executed, and how often.
 *
 * @param frames how often the function was entered
 * @param cutFrames how many of these frames were still open at a gap or at the end of the trace
 * @param emptyFrames how many of these frames executed no block
 * @param blocks the blocks, by number
 * @param edges the edges, by numbers
 */
public record Coverage(long frames, long cutFrames, long emptyFrames, List<BlockCount> blocks,
        List<EdgeCount> edges) {

    /**
     * Those of some blocks that were never executed, such as {@link org.refrain.core.path.query.PathPattern#blocks}.
     */
    public List<Integer> missing(int... wanted) {
        return Arrays.stream(wanted).filter(block -> !hasBlock(block)).distinct().boxed().toList();
    }

    /** Whether a block was executed. */
    public boolean hasBlock(int block) {
        return blocks.stream().anyMatch(count -> count.block() == block);
    }
}
