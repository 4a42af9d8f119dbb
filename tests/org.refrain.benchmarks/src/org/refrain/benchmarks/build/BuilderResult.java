/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;
import java.util.List;

import org.refrain.benchmarks.child.ChildJvm;
import org.refrain.benchmarks.child.Results;
import org.refrain.benchmarks.input.Workload;

/**
 * How a builder did on a trace.
 *
 * @param kind the builder
 * @param symbols length of the trace
 * @param time what {@link BuilderRun} hands over about time and size
 * @param memory what it hands over about memory
 */
public record BuilderResult(BuilderKind kind, long symbols, Results time, Results memory) {

    private static final List<String> TIME_OPTIONS = List.of("-Xms1g", "-Xmx3g", "-Xss64m", "-XX:+UseSerialGC");
    private static final List<String> MEMORY_OPTIONS = List.of("-Xms16m", "-Xmx3g", "-Xss64m", "-XX:+UseSerialGC");

    /** Measures in two virtual machines, one after the other. */
    public static BuilderResult measure(BuilderKind kind, Workload trace) throws IOException {
        Results memory = run(MEMORY_OPTIONS, "memory", kind, trace);
        Results time = run(TIME_OPTIONS, "time", kind, trace);
        return new BuilderResult(kind, trace.length(), time, memory);
    }

    private static Results run(List<String> options, String what, BuilderKind kind, Workload trace)
            throws IOException {
        return ChildJvm.run(options, BuilderRun.class, what, kind.name(), trace.symbols().toString(),
                Integer.toString(trace.distinct()), Integer.toString(trace.header()));
    }

    /** Symbols a second, by the clock on the wall. */
    public double speed() {
        return symbols * 1e9 / time.get("nanos");
    }

    /** Symbols a second of processor time. */
    public double cpuSpeed() {
        return symbols * 1e9 / time.get("cpuNanos");
    }

    /** Elements and rules of the grammar. */
    public long size() {
        return time.get("size");
    }

    /** Distinct cycles; -1 when none were cut. */
    public long distinctCycles() {
        return time.get("cycles");
    }

    /** Whether the grammar was proved right. */
    public boolean verified() {
        return time.get("verified") == 1;
    }

    /** Peak of resident memory in bytes, the virtual machine's own included; -1 when not known. */
    public long peak() {
        return memory.get("peak");
    }

    /** Bytes on the heap that the builder holds when it is done. */
    public long held() {
        return memory.get("held");
    }

    /** Runs that were timed. */
    public long runs() {
        return time.get("runs");
    }
}
