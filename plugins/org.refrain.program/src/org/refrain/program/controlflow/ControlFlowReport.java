/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was seen while the control flow of a trace was rebuilt, and how sure the result is.
 *
 * @param events how many entries, blocks and exits there are
 * @param functions how many different functions ran
 * @param deepest how many frames were open at once on one stack
 * @param stacks how many stacks ran
 * @param handlers names of the functions that exceptions entered
 * @param counts how often each thing was seen
 * @param unexplained positions of the first unexplained events, ascending, at most {@value #MOST_POSITIONS}
 */
public record ControlFlowReport(long events, int functions, int deepest, int stacks, Set<String> handlers,
        Map<Observation, Long> counts, List<Long> unexplained) {

    /** How many positions are kept. */
    public static final int MOST_POSITIONS = 100;

    public ControlFlowReport {
        EnumMap<Observation, Long> copy = new EnumMap<>(Observation.class);
        copy.putAll(counts);
        handlers = Set.copyOf(handlers);
        counts = Collections.unmodifiableMap(copy);
        unexplained = List.copyOf(unexplained);
    }

    /** How often something was seen. */
    public long count(Observation what) {
        return counts.getOrDefault(what, 0L);
    }

    /** How often something of a weight was seen. */
    public long count(Observation.Weight weight) {
        long sum = 0;
        for (Map.Entry<Observation, Long> entry : counts.entrySet()) {
            sum += entry.getKey().weight() == weight ? entry.getValue() : 0;
        }
        return sum;
    }

    /** Share of entries and returns that something explains, from 0 to 1; 1 when there is none. */
    public double explained() {
        long moves = count(Observation.CALL) + count(Observation.INDIRECT_CALL) + count(Observation.RETURN)
                + count(Observation.TAIL_CALL) + count(Observation.EXCEPTION) + count(Observation.INDIRECT_JUMP);
        long not = count(Observation.Weight.UNEXPLAINED);
        return moves + not == 0 ? 1 : (double) moves / (moves + not);
    }

    /** What was seen, for a person: a line for each thing, nothing for what was not seen. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(events).append(" control-flow events, ").append(functions).append(" functions, nesting ")
                .append(deepest).append(", stacks ").append(stacks);
        for (Observation what : Observation.values()) {
            if (count(what) > 0) {
                text.append('\n').append(count(what)).append(' ').append(what.words());
            }
        }
        return text.toString();
    }
}
