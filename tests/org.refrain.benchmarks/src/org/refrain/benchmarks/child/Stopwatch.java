/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.child;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/**
 * Times runs of one thing: wall clock, and processor time of this thread, which other work on the machine disturbs
 * less. Not safe for threads.
 */
public final class Stopwatch {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long[] nanos = new long[16];
    private long[] cpuNanos = new long[16];
    private int runs;
    private long startedAt;
    private long cpuAtStart;

    public void start() {
        cpuAtStart = THREADS.getCurrentThreadCpuTime();
        startedAt = System.nanoTime();
    }

    public void stop() {
        long elapsed = System.nanoTime() - startedAt;
        long cpu = THREADS.getCurrentThreadCpuTime() - cpuAtStart;
        if (runs == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * runs);
            cpuNanos = Arrays.copyOf(cpuNanos, 2 * runs);
        }
        nanos[runs] = elapsed;
        cpuNanos[runs++] = cpu;
    }

    /** Number of runs. */
    public int runs() {
        return runs;
    }

    /** Wall-clock time of all runs. */
    public long total() {
        return Arrays.stream(nanos, 0, runs).sum();
    }

    /** Median of wall-clock times. */
    public long median() {
        return median(nanos);
    }

    /** Median of processor times. */
    public long medianCpu() {
        return median(cpuNanos);
    }

    private long median(long[] values) {
        long[] sorted = Arrays.copyOf(values, runs);
        Arrays.sort(sorted);
        return runs % 2 == 1 ? sorted[runs / 2] : (sorted[runs / 2 - 1] + sorted[runs / 2]) / 2;
    }
}
