/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.io.IOException;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.refrain.core.skeleton.LoopTokens;

/** The varying loops of a trace. */
@State(Scope.Benchmark)
public class MicroLoops {

    LoopTokens loops = LoopTokens.of(0);

    @Setup
    public void find(MicroTrace trace) throws IOException {
        loops = LoopBenchmark.varyingLoops(trace);
    }
}
