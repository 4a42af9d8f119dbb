/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import org.refrain.core.grammar.RGrammar;

/**
 * A trace compressed by {@link Cyclitur}: one grammar of the whole trace in which every distinct cycle is one element,
 * and a table of the distinct cycles.
 *
 * <p>A distinct cycle's <em>element</em> is what stands for it in the grammar: usually a use of its rule,
 * {@code ~rule}; the header itself if the cycle consists of nothing else. Rules of cycles, of the prologue and of the
 * partial cycle are exempt from rule utility: {@link #isKept(int)}.
 *
 * <p>Immutable, safe for threads.
 */
public final class CycleGrammar {

    /** No such rule, cycle or string. */
    public static final int NONE = -1;

    private final int header;
    private final RGrammar grammar;
    private final RGrammar sequence;
    private final int[] elements;
    private final long[] lengths;
    private final long[] counts;
    private final long[] firstOccurrences;
    private final long[] firstPositions;
    private final int prologueRule;
    private final long prologueLength;
    private final int partialRule;
    private final long partialLength;
    private final boolean[] kept;

    CycleGrammar(int header, RGrammar grammar, RGrammar sequence, int[] elements, DistinctCycles cycles,
            int prologueRule, long prologueLength, int partialRule, long partialLength, boolean[] kept) {
        this.header = header;
        this.grammar = grammar;
        this.sequence = sequence;
        this.elements = elements;
        lengths = cycles.lengths();
        counts = cycles.counts();
        firstOccurrences = cycles.firstOccurrences();
        firstPositions = cycles.firstPositions();
        this.prologueRule = prologueRule;
        this.prologueLength = prologueLength;
        this.partialRule = partialRule;
        this.partialLength = partialLength;
        this.kept = kept;
    }

    /** The symbol that begins each cycle. */
    public int header() {
        return header;
    }

    /** The grammar of the whole trace, prologue and partial cycle included. */
    public RGrammar grammar() {
        return grammar;
    }

    /**
     * The grammar of the sequence of distinct cycles: its terminals are ids, one for each complete cycle in the order
     * of the trace.
     */
    public RGrammar sequence() {
        return sequence;
    }

    /** Number of complete cycles. */
    public long count() {
        return sequence.length();
    }

    /** Number of distinct cycles; their ids count from 0 in the order of first occurrence. */
    public int distinctCount() {
        return elements.length;
    }

    /** What stands for a distinct cycle in the grammar: {@code ~rule}, or the header. */
    public int element(int id) {
        return elements[id];
    }

    /** Events in one execution of a distinct cycle. */
    public long length(int id) {
        return lengths[id];
    }

    /** How often a distinct cycle occurs, partial cycle not counted. */
    public long count(int id) {
        return counts[id];
    }

    /** The first occurrence of a distinct cycle, as k. */
    public long firstOccurrence(int id) {
        return firstOccurrences[id];
    }

    /** The position in the trace where a distinct cycle occurs first. */
    public long firstPosition(int id) {
        return firstPositions[id];
    }

    /** Events before the first header. */
    public long prologueLength() {
        return prologueLength;
    }

    /** The prologue's rule; {@link #NONE} if it is empty or stands in the start rule itself, being one element. */
    public int prologueRule() {
        return prologueRule;
    }

    /** Events from the last header to the end. */
    public long partialLength() {
        return partialLength;
    }

    /**
     * The partial cycle's rule; {@link #NONE} if there is none, if it is one element of the start rule, or if it is
     * equal to a complete cycle and has that one's element.
     */
    public int partialRule() {
        return partialRule;
    }

    /** Whether a rule is kept for what it stands for (a cycle, the prologue, the partial cycle), whatever its uses. */
    public boolean isKept(int rule) {
        return kept[rule];
    }

    /** Size of the grammar as published: elements of all bodies plus number of rules. */
    public long size() {
        return grammar.size();
    }

    /**
     * Size if every kept rule that is used once stood in the place of its use, as rule utility would have it: 2 less
     * for each.
     */
    public long inlinedSize() {
        long[] uses = grammar.countUses();
        long size = grammar.size();
        for (int rule = 0; rule < kept.length; rule++) {
            if (kept[rule] && uses[rule] == 1) {
                size -= 2;
            }
        }
        return size;
    }
}
