/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import org.refrain.benchmarks.child.Results;

/**
 * A trace, measured.
 *
 * @param trace its name
 * @param kind of nest
 * @param symbols its length
 * @param measured what {@link LoopRun} prints
 */
record LoopResult(String trace, NestKind kind, long symbols, Results measured) {

    double seconds() {
        return measured.get("nanos") / 1e9;
    }

    /** Seconds of the processor, all threads: what an idle machine needs at most. */
    double processorSeconds() {
        return measured.get("cpuNanos") / 1e9;
    }
}
