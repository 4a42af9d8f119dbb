/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.count;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;

/**
 * Counts how often each symbol occurs, without expanding the trace.
 *
 * <p>Built in time linear in the grammar's size; memory 8 bytes an element and 4 a rule. Immutable, safe for threads.
 */
public final class SymbolCounts {

    private final GrammarAccess access;
    private final RGrammar grammar;
    private final int symbols;
    private final int[] parentsFirst;

    /**
     * @param grammar of the trace
     * @param symbols number of distinct symbols; each terminal is below it
     */
    public SymbolCounts(RGrammar grammar, int symbols) {
        this.grammar = grammar;
        this.symbols = symbols;
        access = new GrammarAccess(grammar);
        parentsFirst = TopologicalOrder.parentsFirst(grammar);
    }

    /** Number of distinct symbols: the length of each result. */
    public int symbols() {
        return symbols;
    }

    /** Counts the whole trace. O(size of the grammar). */
    public long[] whole() {
        return range(0, grammar.length());
    }

    /**
     * Counts the events of a range. O(depth log n), the elements beside its two ends, the number of rules, and the
     * bodies of those rules that occur in it.
     *
     * @param from the first position
     * @param to the position behind the last one, not before {@code from}
     * @return by symbol
     * @throws IndexOutOfBoundsException if the range is not within the trace
     */
    public long[] range(long from, long to) {
        RangeTally tally = new RangeTally(access, symbols);
        tally.add(from, to, 1);
        return tally.counts(parentsFirst);
    }

    /**
     * Counts one execution of a distinct cycle.
     *
     * @param cycles the distinct cycles of the trace, not classes of them
     */
    public long[] cycle(CycleTable cycles, int id) {
        long start = cycles.startOf(cycles.distinct(id).first());
        return range(start, start + cycles.distinct(id).length());
    }

    /**
     * Counts all executions of some distinct cycles. The cost of {@link #range}, but for its ends, arises once.
     *
     * @param cycles the distinct cycles of the trace, not classes of them
     * @param ids without duplicates: those of a class, for one
     */
    public long[] cycles(CycleTable cycles, int... ids) {
        RangeTally tally = new RangeTally(access, symbols);
        for (int id : ids) {
            DistinctCycle cycle = cycles.distinct(id);
            long start = cycles.startOf(cycle.first());
            tally.add(start, start + cycle.length(), cycle.count());
        }
        return tally.counts(parentsFirst);
    }
}
