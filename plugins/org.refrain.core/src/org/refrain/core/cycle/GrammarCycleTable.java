/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.List;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.WeightedGrammar;

/**
 * The cycle table over the grammar of the sequence of cycle ids.
 *
 * <p>Memory: 28 bytes an element of that grammar, and 16 more for each of the few ids whose occurrences were asked for
 * last. Safe for threads.
 */
public final class GrammarCycleTable implements CycleTable {

    private final int header;
    private final RGrammar sequence;
    private final List<DistinctCycle> distinct;
    private final long prologueLength;
    private final long partialLength;
    private final WeightedGrammar positions;
    private final OccurrenceRanks ranks;

    /**
     * @param header symbol that begins each cycle
     * @param sequence grammar of the ids of all occurrences in order
     * @param distinct the distinct cycles; index = id
     * @param prologueLength events before the first header
     * @param partialLength events from the last header on
     */
    public GrammarCycleTable(int header, RGrammar sequence, List<DistinctCycle> distinct, long prologueLength,
            long partialLength) {
        this.header = header;
        this.sequence = sequence;
        this.distinct = List.copyOf(distinct);
        this.prologueLength = prologueLength;
        this.partialLength = partialLength;
        this.positions = new WeightedGrammar(sequence, id -> distinct.get(id).length());
        ranks = new OccurrenceRanks(sequence, id -> id);
    }

    @Override
    public int header() {
        return header;
    }

    @Override
    public long count() {
        return sequence.length();
    }

    @Override
    public int distinctCount() {
        return distinct.size();
    }

    @Override
    public DistinctCycle distinct(int id) {
        return distinct.get(id);
    }

    @Override
    public long prologueLength() {
        return prologueLength;
    }

    @Override
    public long partialLength() {
        return partialLength;
    }

    @Override
    public int idOf(long k) {
        checkOccurrence(k, count() - 1);
        return positions.terminal(k);
    }

    @Override
    public long startOf(long k) {
        checkOccurrence(k, count());
        return prologueLength + positions.weightOf(k);
    }

    @Override
    public long occurrenceAt(long position) {
        long inCycles = position - prologueLength;
        if (inCycles < 0) {
            return -1;
        }
        return inCycles >= positions.total() ? count() : positions.indexOf(inCycles);
    }

    @Override
    public long rank(int id, long k) {
        checkOccurrence(k, count());
        return ranks.rank(id, k);
    }

    @Override
    public long select(int id, long n) {
        return ranks.select(id, n);
    }

    /** The grammar of the ids of all occurrences in order. */
    public RGrammar sequence() {
        return sequence;
    }

    void checkOccurrence(long k, long last) {
        if (k < 0 || k > last) {
            throw new IndexOutOfBoundsException("occurrence " + k + " of " + count());
        }
    }
}
