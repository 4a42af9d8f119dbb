/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.reading.ReadingResult;

/**
 * All that was measured in one run.
 *
 * @param machine what it ran on
 * @param reading null when the sample was left out
 * @param traces in the order in which they were measured
 */
public record BenchResult(String machine, @Nullable ReadingResult reading, List<TraceResult> traces) {

    /** The result for a trace, if it was measured. */
    public Optional<TraceResult> of(String trace) {
        return traces.stream().filter(result -> result.trace().name().equals(trace)).findFirst();
    }

    /** The result of a builder for a trace, if it was measured. */
    public Optional<BuilderResult> of(String trace, BuilderKind kind) {
        return of(trace).flatMap(result -> result.of(kind));
    }
}
