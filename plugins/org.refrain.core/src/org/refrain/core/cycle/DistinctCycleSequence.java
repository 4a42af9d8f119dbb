/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Arrays;

import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.symbol.SymbolSequence;

/**
 * The events of all distinct cycles, one cycle behind the other, each once. Reading forward costs nothing but the
 * expansion; any other position costs the expansion of its cycle up to there. Not safe for threads.
 */
final class DistinctCycleSequence implements SymbolSequence {

    private final CycleGrammar cycles;
    /** Where each cycle begins, and the end of the last. */
    private final long[] starts;
    private GrammarCursor cursor;
    /** Position of the symbol that comes next, its cycle, and how many of that cycle are still to come. */
    private long next;
    private int id = -1;
    private long left;

    DistinctCycleSequence(CycleGrammar cycles) {
        this.cycles = cycles;
        starts = new long[cycles.distinctCount() + 1];
        for (int cycle = 0; cycle < cycles.distinctCount(); cycle++) {
            starts[cycle + 1] = starts[cycle] + cycles.length(cycle);
        }
        cursor = GrammarCursor.ofRule(cycles.grammar(), 0);
    }

    @Override
    public long length() {
        return starts[cycles.distinctCount()];
    }

    @Override
    public int symbols(long position, int[] into, int count) {
        int n = (int) Math.max(0, Math.min(count, length() - position));
        if (n > 0 && position != next) {
            seek(position);
        }
        for (int i = 0; i < n; i++) {
            into[i] = read();
        }
        next = position + n;
        return n;
    }

    private int read() {
        if (left == 0) {
            open(id + 1);
        }
        left--;
        int element = cycles.element(id);
        return element >= 0 ? element : cursor.next();
    }

    private void open(int cycle) {
        id = cycle;
        left = cycles.length(cycle);
        int element = cycles.element(cycle);
        if (element < 0) {
            cursor = GrammarCursor.ofRule(cycles.grammar(), ~element);
        }
    }

    private void seek(long position) {
        int found = Arrays.binarySearch(starts, position);
        open(found >= 0 ? found : -found - 2);
        for (long at = starts[id]; at < position; at++) {
            read();
        }
    }
}
