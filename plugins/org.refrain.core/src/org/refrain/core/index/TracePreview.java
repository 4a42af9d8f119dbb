/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import org.refrain.core.symbol.SymbolTable;

/**
 * The first events of a trace that is still being read: what an editor shows before the index is ready.
 *
 * <p>Each preview is an immutable snapshot, safe for threads, and a prefix of those that come later and of the index:
 * symbols keep their numbers. It never holds more than {@link #MAX_EVENTS} events (12 bytes each, shared by all
 * snapshots of one trace).
 */
public final class TracePreview implements TraceRows {

    /** A preview stops growing here. */
    public static final int MAX_EVENTS = 65_536;

    private final int count;
    private final int[] symbolOf;
    private final long[] timeOf;
    private final SymbolTable symbols;

    /** Takes previews while a trace is read. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A longer preview is there. Called from the reading thread: once for the first 1,000 rows, then at most ten
         * times a second, and once when the preview will not grow any more. Must return at once.
         */
        void preview(TracePreview preview);
    }

    /**
     * A snapshot over arrays that may grow behind {@code count} but never change before it.
     *
     * @param count number of events
     */
    TracePreview(int count, int[] symbolOf, long[] timeOf, SymbolTable symbols) {
        this.count = count;
        this.symbolOf = symbolOf;
        this.timeOf = timeOf;
        this.symbols = symbols;
    }

    @Override
    public long eventCount() {
        return count;
    }

    @Override
    public SymbolTable symbols() {
        return symbols;
    }

    @Override
    public int symbols(long position, int[] into, int wanted) {
        int n = available(position, into.length, wanted);
        if (n > 0) {
            System.arraycopy(symbolOf, (int) position, into, 0, n);
        }
        return n;
    }

    @Override
    public int times(long position, long[] into, int wanted) {
        int n = available(position, into.length, wanted);
        if (n > 0) {
            System.arraycopy(timeOf, (int) position, into, 0, n);
        }
        return n;
    }

    private int available(long position, int room, int wanted) {
        Rows.check(position, room, wanted);
        return (int) Math.max(0, Math.min(wanted, count - position));
    }
}
