/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.grammar.RGrammar;

/** Reads the cycle table, and checks it against the grammar of the trace and that of the cycles. */
final class CyclesReader {

    private final SectionInput in;
    private final int header;
    private final int distinct;
    private final long count;
    private final long prologueLength;
    private final long partialLength;
    private final long[] lengths;
    private final long[] counts;
    private final long[] firsts;
    private final long[] shortest;
    private final long[] longest;

    /** @param trace the grammar of the trace */
    CyclesReader(SectionInput in, GrammarReader trace, int symbols) throws WppFormatException {
        this.in = in;
        header = in.count32("the loop header");
        in.check(header < symbols, "the loop header", header);
        distinct = in.count32("number of distinct cycles");
        long events = trace.grammar().length();
        count = in.count64("number of cycles", events);
        prologueLength = in.count64("length of the prologue", events);
        partialLength = in.count64("length of the partial cycle", events);
        lengths = Plane.readLongs(in, "lengths of cycles", distinct, 1);
        counts = Plane.readLongs(in, "numbers of occurrences", distinct, 0);
        firsts = Plane.readLongs(in, "first occurrences", distinct, 0);
        checkRules(trace);
        shortest = Plane.readLongs(in, "shortest durations", distinct, 0);
        longest = Plane.readLongs(in, "longest durations", distinct, 0);
        in.end();
        checkLengths(events);
    }

    int distinctCount() {
        return distinct;
    }

    /** @param sequence grammar of the ids */
    GrammarCycleTable table(RGrammar sequence) throws WppFormatException {
        in.check(sequence.length() == count, "number of cycles", count);
        long[] occurrences = TerminalCounts.of(sequence, distinct);
        List<DistinctCycle> cycles = new ArrayList<>(distinct);
        for (int id = 0; id < distinct; id++) {
            in.check(counts[id] == occurrences[id], "number of occurrences of cycle " + id, counts[id]);
            boolean timed = shortest[id] != 0;
            in.check(shortest[id] >= 0 && shortest[id] <= longest[id] && timed == (longest[id] != 0),
                    "shortest duration of cycle " + id, shortest[id]);
            cycles.add(new DistinctCycle(id, lengths[id], counts[id], firsts[id],
                    timed ? shortest[id] - 1 : NO_TIME, timed ? longest[id] - 1 : NO_TIME));
        }
        GrammarCycleTable table = new GrammarCycleTable(header, sequence, cycles, prologueLength, partialLength);
        long before = -1;
        for (int id = 0; id < distinct; id++) {
            long first = firsts[id];
            in.check(first > before && first < count && table.idOf(first) == id, "first occurrence of cycle " + id,
                    first);
            before = first;
        }
        return table;
    }

    private void checkRules(GrammarReader trace) throws WppFormatException {
        int[] rules = Plane.readInts(in, "rules of cycles", distinct, 0, trace.ruleCount() + 1);
        for (int id = 0; id < distinct; id++) {
            // a cycle without a rule is the header and nothing else
            long length = rules[id] == 0 ? 1 : trace.grammar().length(trace.rule(rules[id] - 1));
            in.check(length == lengths[id], "length of cycle " + id, lengths[id]);
        }
    }

    /** Prologue, cycles and partial cycle make up the trace; no sum of them overflows afterwards. */
    private void checkLengths(long events) throws WppFormatException {
        long left = events - prologueLength;
        in.check(left >= partialLength, "length of the partial cycle", partialLength);
        left -= partialLength;
        for (int id = 0; id < distinct; id++) {
            in.check(lengths[id] >= 1 && counts[id] >= 1 && counts[id] <= left / lengths[id],
                    "number of occurrences of cycle " + id, counts[id]);
            left -= counts[id] * lengths[id];
        }
        in.check(left == 0, "number of events outside all cycles", left);
    }
}
