/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.concurrent.CancellationException;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.MarkVisitor;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.TraceMark;

/**
 * Reads the data accesses out of an index, where they are marks beside the events, or the events themselves. Not
 * thread-safe.
 */
public final class IndexedAccesses implements MarkVisitor {

    private static final int CHUNK = 1 << 12;
    /** A power of two. */
    private static final int REPORTED = 1 << 14;

    private final IndexedTrace trace;
    private final SymbolTable symbols;
    private final DataAccesses<?> accesses;
    private final Progress progress;
    private final String task;
    private final long marks;
    private final int[] chunk = new int[CHUNK];
    private long chunkStart;
    private int chunkSize;
    private long done;

    private IndexedAccesses(IndexedTrace trace, DataAccesses<?> accesses, Progress progress) {
        this.trace = trace;
        this.accesses = accesses;
        this.progress = progress;
        symbols = trace.symbols();
        task = task(trace);
        marks = trace.markCount();
    }

    /**
     * Hands over all data accesses of a trace, some millions in a second.
     *
     * @throws CancellationException if cancelled
     */
    public static void read(IndexedTrace trace, DataAccesses<?> accesses, Progress progress) {
        if (DinAccesses.isOf(trace)) {
            DinAccesses.read(trace, accesses, progress);
        } else {
            trace.forEachMark(new IndexedAccesses(trace, accesses, progress));
        }
    }

    /** What is being done. */
    static String task(IndexedTrace trace) {
        return "Reading the data accesses of " + trace.sourceName();
    }

    @Override
    public boolean mark(long position, TraceMark mark) {
        if ((done++ & REPORTED - 1) == 0) {
            progress.checkCancelled();
            progress.report(task, done, marks);
        }
        accesses.mark(mark, instructionAt(position - 1), Math.max(0, position - 1));
        return true;
    }

    private long instructionAt(long position) {
        if (position < 0) {
            return AccessStream.UNKNOWN;
        }
        if (position < chunkStart || position >= chunkStart + chunkSize) {
            chunkStart = position;
            chunkSize = trace.symbols(position, chunk, CHUNK);
        }
        int symbol = chunk[(int) (position - chunkStart)];
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? symbols.address(symbol) : AccessStream.UNKNOWN;
    }
}
