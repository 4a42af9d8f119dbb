/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import org.refrain.core.cycle.CycleGrammar;

/** Writes the cycle table. */
final class CyclesWriter {

    private CyclesWriter() {
    }

    /** @param grammar as it has written the cycles' rules */
    static byte[] section(CycleGrammar cycles, CycleTimes times, GrammarWriter grammar) {
        int distinct = cycles.distinctCount();
        long[] lengths = new long[distinct];
        long[] counts = new long[distinct];
        long[] firsts = new long[distinct];
        long[] rules = new long[distinct];
        long[] shortest = new long[distinct];
        long[] longest = new long[distinct];
        for (int id = 0; id < distinct; id++) {
            lengths[id] = cycles.length(id);
            counts[id] = cycles.count(id);
            firsts[id] = cycles.firstOccurrence(id);
            int element = cycles.element(id);
            rules[id] = element >= 0 ? 0 : grammar.number(~element) + 1L;
            boolean known = times.shortest()[id] != NO_TIME;
            shortest[id] = known ? times.shortest()[id] + 1 : 0;
            longest[id] = known ? times.longest()[id] + 1 : 0;
        }
        SectionOutput out = new SectionOutput();
        out.u32(cycles.header());
        out.u32(distinct);
        out.u64(cycles.count());
        out.u64(cycles.prologueLength());
        out.u64(cycles.partialLength());
        Plane.write(out, lengths, 1);
        Plane.write(out, counts, 0);
        Plane.write(out, firsts, 0);
        Plane.write(out, rules, 0);
        Plane.write(out, shortest, 0);
        Plane.write(out, longest, 0);
        return out.toByteArray();
    }
}
