/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import java.util.List;
import java.util.Optional;

import org.refrain.benchmarks.build.BuilderKind;
import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.input.Workload;
import org.refrain.benchmarks.pack.PackedSizes;

/** All that was measured on one trace. */
public record TraceResult(Workload trace, List<BuilderResult> builders, PackedSizes sizes) {

    /** The result of a builder, if it ran. */
    public Optional<BuilderResult> of(BuilderKind kind) {
        return builders.stream().filter(result -> result.kind() == kind).findFirst();
    }
}
