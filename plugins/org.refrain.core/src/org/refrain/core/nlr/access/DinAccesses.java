/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.io.IOException;
import java.util.concurrent.CancellationException;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleReceiver;

/**
 * Reads the data accesses of a Dinero trace: reads and writes belong to the instruction that was fetched before them. A
 * position is that of the instruction among those. Not thread-safe.
 */
public final class DinAccesses implements TupleReceiver {

    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int FETCH = 2;

    private final DataAccesses<?> accesses;
    private long instruction = AccessStream.UNKNOWN;
    private long fetched;

    private DinAccesses(DataAccesses<?> accesses) {
        this.accesses = accesses;
    }

    /**
     * Hands over all data accesses of a file.
     *
     * @throws TraceFormatException if there is no line that can be read
     * @throws IOException if the file system fails
     * @throws CancellationException if cancelled
     */
    public static void read(TraceSource source, DataAccesses<?> accesses, Progress progress)
            throws IOException, TraceFormatException {
        TupleFormat.DIN.read(source, new DinAccesses(accesses), progress);
    }

    @Override
    public void tuple(long[] values, int count) {
        if (values[0] == FETCH) {
            instruction = values[1];
            fetched++;
        } else if (values[0] == READ || values[0] == WRITE) {
            accesses.access(instruction, values[0] == WRITE, values[1], Math.max(0, fetched - 1));
        }
    }

    @Override
    public void problem(TraceProblem problem) {
        // a line that was left out; who wants to know of each reads the file as numbers
    }
}
