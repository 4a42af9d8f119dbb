/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import org.refrain.core.controlflow.ControlFlowTrace;

/**
 * A control-flow trace to measure with.
 *
 * @param name short, for tables
 * @param origin where it comes from, for a person
 * @param flow the trace
 * @param deepest most frames open at once
 */
record FlowTrace(String name, String origin, ControlFlowTrace flow, int deepest) {

    /** Events of a chunk as in the paper: 4 MB of 4-byte records. */
    private static final int PUBLISHED_CHUNK = 1 << 20;

    private static final int FEWEST_CHUNKS = 64;
    private static final int SMALLEST_CHUNK = 1 << 9;

    /** Events of a chunk of scheme 3: as published, or fewer where that would make few chunks. */
    int eventsPerChunk() {
        long chunk = Long.highestOneBit(Math.max(1, flow.length() / FEWEST_CHUNKS));
        return (int) Math.max(SMALLEST_CHUNK, Math.min(PUBLISHED_CHUNK, chunk));
    }
}
