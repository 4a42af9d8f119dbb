/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.util.Arrays;

import org.refrain.core.skeleton.JitterTrace;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.trace.TraceSource;

/**
 * A trace of any length, generated while it is read: start-up code, then the main loop of {@link JitterTrace} with ever
 * other inputs and delays. Once in a million events a cycle is cut short. To be read forward. Not safe for threads.
 */
public final class LongTrace implements SymbolSequence {

    private static final int SYMBOLS = 256;

    private final long length;
    private long block = -1;
    private int[] events = {};

    private LongTrace(long length) {
        this.length = length;
    }

    /** The trace as an execution log of so many lines, which is nowhere stored. */
    public static TraceSource source(long events) {
        int[] addresses = new int[SYMBOLS];
        Arrays.setAll(addresses, WorkloadMaker::address);
        return TraceSource.of("generated.log", -1, 0, () -> new TraceText(new LongTrace(events), addresses));
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public int symbols(long position, int[] into, int count) {
        int n = (int) Math.max(0, Math.min(count, length - position));
        for (int i = 0; i < n; i++) {
            into[i] = symbol(position + i);
        }
        return n;
    }

    private int symbol(long position) {
        if (position < JitterTrace.HEADER) {
            return (int) position;
        }
        if (events.length == 0) {
            generate(0);
        }
        int blockLength = events.length - JitterTrace.HEADER;
        long wanted = (position - JitterTrace.HEADER) / blockLength;
        if (wanted != block) {
            generate(wanted);
        }
        return events[JitterTrace.HEADER + (int) ((position - JitterTrace.HEADER) % blockLength)];
    }

    private void generate(long number) {
        block = number;
        events = JitterTrace.jittering(number).events();
    }
}
