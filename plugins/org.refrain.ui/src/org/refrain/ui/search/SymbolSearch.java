/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import java.util.BitSet;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.search.GrammarSearch;

/**
 * Finds the next or the previous event whose symbol is in a set: in the grammar of an indexed trace, row by row in a
 * preview, which is short.
 */
final class SymbolSearch {

    private static final int CHUNK = 4096;

    private SymbolSearch() {
    }

    /**
     * Looks for the nearest event at or behind a position, or at or before it.
     *
     * @return its position, or -1
     */
    static long find(TraceRows rows, BitSet symbols, long from, boolean forward) {
        if (symbols.isEmpty() || from < 0 || from >= rows.eventCount()) {
            return -1;
        }
        if (rows instanceof IndexedTrace index) {
            GrammarSearch search = new GrammarSearch(index.grammar(), symbols);
            return forward ? search.next(from) : search.previous(from);
        }
        return forward ? scanForward(rows, symbols, from) : scanBackward(rows, symbols, from);
    }

    private static long scanForward(TraceRows rows, BitSet symbols, long from) {
        int[] chunk = new int[CHUNK];
        for (long start = from; start < rows.eventCount(); start += CHUNK) {
            int count = rows.symbols(start, chunk, CHUNK);
            for (int i = 0; i < count; i++) {
                if (symbols.get(chunk[i])) {
                    return start + i;
                }
            }
        }
        return -1;
    }

    private static long scanBackward(TraceRows rows, BitSet symbols, long from) {
        int[] chunk = new int[CHUNK];
        for (long end = from + 1; end > 0; end -= CHUNK) {
            long start = Math.max(0, end - CHUNK);
            for (int i = rows.symbols(start, chunk, (int) (end - start)) - 1; i >= 0; i--) {
                if (symbols.get(chunk[i])) {
                    return start + i;
                }
            }
        }
        return -1;
    }
}
