/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.cycle.LoopHeaderFinder;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonDirectory;
import org.refrain.core.skeleton.SkeletonSink;
import org.refrain.core.skeleton.VaryingLoops;

/** Looking for the main loop, and for loops whose numbers of iterations vary; leaving those out. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LoopBenchmark {

    @Benchmark
    public List<LoopHeader> findHeader(MicroTrace trace, SymbolRate rate) throws IOException {
        rate.symbols += trace.symbols.length;
        return LoopHeaderFinder.find(trace.table, trace.sequence(), Progress.NONE);
    }

    @Benchmark
    public LoopTokens findVaryingLoops(MicroTrace trace, SymbolRate rate) throws IOException {
        rate.symbols += trace.symbols.length;
        return varyingLoops(trace);
    }

    @Benchmark
    public SkeletonDirectory splitSkeleton(MicroLoops loops, MicroTrace trace, SymbolRate rate, Blackhole sink)
            throws IOException {
        rate.symbols += trace.symbols.length;
        return Skeleton.split(trace.sequence(), loops.loops, new SkeletonSink() {
            @Override
            public void event(int symbol) {
                sink.consume(symbol);
            }

            @Override
            public void loop(int token, long iterations) {
                sink.consume(iterations);
            }
        }, Progress.NONE);
    }

    static LoopTokens varyingLoops(MicroTrace trace) throws IOException {
        BitSet barriers = new BitSet();
        barriers.set(trace.header);
        return VaryingLoops.find(trace.sequence(), trace.distinct, barriers, Progress.NONE);
    }
}
