/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.io.IOException;
import java.util.concurrent.CancellationException;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleParser;
import org.refrain.core.trace.num.TupleReceiver;

/**
 * Reads the data accesses of a Dinero trace: reads and writes belong to the instruction that was fetched before them.
 * Each reference, a fetch too, is an event. Not thread-safe.
 */
public final class DinAccesses implements TupleReceiver {

    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int FETCH = 2;
    /** Neither of them. */
    private static final int OTHER = -1;
    private static final int CHUNK = 1 << 12;

    private final DataAccesses<?> accesses;
    private long instruction = AccessStream.UNKNOWN;
    private long events;

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

    /** Whether the events of a trace are such references. */
    static boolean isOf(IndexedTrace trace) {
        return trace.format().equals(TupleFormat.DIN.format());
    }

    /** Hands over all data accesses of an index. Takes 9 bytes for each distinct reference. */
    static void read(IndexedTrace trace, DataAccesses<?> accesses, Progress progress) {
        DinAccesses references = new DinAccesses(accesses);
        SymbolTable symbols = trace.symbols();
        byte[] types = new byte[symbols.size()];
        long[] addresses = new long[symbols.size()];
        TupleParser parser = new TupleParser(TupleFormat.DIN);
        for (int symbol = 0; symbol < types.length; symbol++) {
            types[symbol] = OTHER;
            if (symbols.kind(symbol) == SymbolTable.Kind.TOKEN) {
                try {
                    long[] values = parser.parse(symbols.text(symbol));
                    types[symbol] = (byte) values[0];
                    addresses[symbol] = values[1];
                } catch (IllegalArgumentException e) {
                    types[symbol] = OTHER; // the index was not made of such a file
                }
            }
        }
        int[] chunk = new int[CHUNK];
        String task = IndexedAccesses.task(trace);
        long count = trace.eventCount();
        for (long position = 0; position < count; position += CHUNK) {
            progress.checkCancelled();
            progress.report(task, position, count);
            int size = trace.symbols(position, chunk, CHUNK);
            for (int i = 0; i < size; i++) {
                references.reference(types[chunk[i]], addresses[chunk[i]]);
            }
        }
    }

    @Override
    public void tuple(long[] values, int count) {
        reference((int) values[0], values[1]);
    }

    private void reference(int type, long address) {
        if (type == FETCH) {
            instruction = address;
        } else if (type == READ || type == WRITE) {
            accesses.access(instruction, type == WRITE, address, events);
        }
        events++;
    }

    @Override
    public void problem(TraceProblem problem) {
        // a line that was left out; who wants to know of each reads the file as numbers
    }
}
