/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.refrain.program.blocks.ProgramModel;

/** Counts what is seen, for the report. Not safe for threads. */
final class Tally {

    private final long[] counts = new long[Observation.values().length];
    private final List<Long> unexplained = new ArrayList<>();
    private final BitSet functions = new BitSet();
    private final BitSet handlers = new BitSet();
    private long events;
    private int deepest;
    private int stacks = 1;

    void count(Observation what) {
        counts[what.ordinal()]++;
    }

    /** Counts something unexplained and keeps where it was. */
    void unexplained(Observation what, long position) {
        count(what);
        if (unexplained.size() < ControlFlowReport.MOST_POSITIONS) {
            unexplained.add(position);
        }
    }

    /** Counts one event of the result. */
    void event() {
        events++;
    }

    void entered(int function, int depth) {
        functions.set(function);
        deepest = Math.max(deepest, depth);
    }

    /** An exception entered a function. */
    void handles(int function) {
        handlers.set(function);
    }

    void stacks(int count) {
        stacks = count;
    }

    /** @param model names the functions */
    ControlFlowReport report(ProgramModel model) {
        Map<Observation, Long> seen = new EnumMap<>(Observation.class);
        for (Observation what : Observation.values()) {
            seen.put(what, counts[what.ordinal()]);
        }
        Set<String> names = handlers.stream().mapToObj(it -> model.functions().get(it).name())
                .collect(Collectors.toUnmodifiableSet());
        return new ControlFlowReport(events, functions.cardinality(), deepest, stacks, names, seen, unexplained);
    }
}
