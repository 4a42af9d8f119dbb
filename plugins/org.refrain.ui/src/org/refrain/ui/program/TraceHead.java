/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.io.IOException;
import java.util.concurrent.CancellationException;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.elf.ProgramFit;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * What a program is recognised by before a trace is read: the addresses of its first {@value #EVENTS} events, or all of
 * them when there is an index already.
 */
public final class TraceHead {

    private static final int EVENTS = 4096;

    private final long[] addresses;
    private final boolean namesFunctions;

    private TraceHead(long[] addresses, boolean namesFunctions) {
        this.addresses = addresses;
        this.namesFunctions = namesFunctions;
    }

    /** Reads the beginning of a trace: some milliseconds. Of a file that is no trace nothing is known. */
    public static TraceHead of(TraceSource source) throws IOException {
        Collector collector = new Collector();
        try {
            TraceReaders.detect(source).read(source, collector, collector);
        } catch (CancellationException e) {
            return collector.head(); // it has seen enough
        } catch (TraceFormatException e) {
            return collector.head(); // whoever reads all of it will tell
        }
        return collector.head();
    }

    /** All addresses of a trace that has been read. */
    public static TraceHead of(SymbolTable symbols) {
        LongOpenHashSet addresses = new LongOpenHashSet();
        boolean named = false;
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                addresses.add(symbols.address(symbol));
                named |= !symbols.function(symbol).isEmpty();
            }
        }
        return new TraceHead(addresses.toLongArray(), named);
    }

    /** Whether the trace is one of instructions, not of mere tokens. */
    public boolean hasAddresses() {
        return addresses.length > 0;
    }

    /** Whether the trace itself says which functions run. */
    public boolean namesFunctions() {
        return namesFunctions;
    }

    /** How many of the addresses are in some code. */
    public ProgramFit fit(AddressRanges code) {
        int inside = 0;
        for (long address : addresses) {
            inside += code.contains(address) ? 1 : 0;
        }
        return new ProgramFit(inside, addresses.length);
    }

    /** Takes the first events, then ends the reading. */
    private static final class Collector implements TraceReceiver, Progress {

        private final LongOpenHashSet addresses = new LongOpenHashSet();
        private boolean named;
        private int rows;

        TraceHead head() {
            return new TraceHead(addresses.toLongArray(), named);
        }

        @Override
        public void instruction(InstructionRow row) {
            rows++;
            if (row.hasAddress && rows <= EVENTS) {
                addresses.add(row.address);
                named |= row.functionEnd > row.functionStart;
            }
        }

        @Override
        public void discontinuity(Discontinuity discontinuity) {
            rows++;
        }

        @Override
        public void mark(TraceMark mark) {
            rows++;
        }

        @Override
        public void problem(TraceProblem problem) {
            rows++;
        }

        @Override
        public void report(String task, long done, long total) {
            // short enough without
        }

        @Override
        public boolean isCancelled() {
            return rows > EVENTS;
        }
    }
}
