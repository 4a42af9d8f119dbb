/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import java.util.List;

/**
 * An acyclic way through a function: blocks that follow each other without going back.
 *
 * @param blocks the blocks
 * @param start what comes before the first block
 * @param end what comes behind the last one
 * @param count how often the way was taken
 * @param share of all ways taken through the function, from 0 to 1
 */
public record Way(List<Integer> blocks, Start start, End end, long count, double share) {

    /** Where a way begins. */
    public enum Start {
        /** At the entry of the function. */
        ENTRY,
        /** At the target of a back edge: the head of a loop. */
        LOOP
    }

    /** Where a way ends. */
    public enum End {
        /** At the exit of the function. */
        EXIT,
        /** At the source of a back edge: the loop goes around once more. */
        LOOP,
        /** At a gap or at the end of the trace, while the function was still running. */
        CUT
    }
}
