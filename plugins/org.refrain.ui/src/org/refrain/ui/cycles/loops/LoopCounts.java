/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.LoopExecution;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleText;

/** How often the loops that a class differs in iterated in one of its distinct cycles. */
public final class LoopCounts {

    /** In longer cycles nothing is looked for: it would take a second. */
    private static final long LONGEST_CYCLE = 50_000_000;
    private static final int MOST_EXECUTIONS = 10_000;
    private static final int MOST_NUMBERS = 4;

    private LoopCounts() {
    }

    /**
     * The numbers in the order of execution, their range if they are many: "ADC_Wait: 3; UART_Send: 4, 4, 7". Costs the
     * expansion of the cycle; not for the user interface's thread.
     *
     * @param id a distinct cycle below a class
     * @return empty when there is nothing to tell
     */
    public static String of(IndexedTrace index, CycleGroups groups, int id) {
        DistinctCycle cycle = groups.distinct(id);
        List<VaryingLoop> loops = groups.loops(groups.classOf(id));
        if (loops.isEmpty() || cycle.length() > LONGEST_CYCLE) {
            return "";
        }
        long start = groups.startOf(cycle.first());
        Map<Integer, List<Long>> numbers = new HashMap<>();
        for (LoopExecution execution : index.loopExecutions(start, start + cycle.length(), MOST_EXECUTIONS)) {
            numbers.computeIfAbsent(execution.loop(), loop -> new ArrayList<>()).add(execution.iterations());
        }
        List<String> parts = new ArrayList<>();
        for (VaryingLoop loop : loops) {
            List<Long> ofLoop = numbers.getOrDefault(loop.loop(), List.of());
            if (!ofLoop.isEmpty()) {
                parts.add(NLS.bind(Messages.LoopText_brief, LoopText.shortPlace(loop, index.symbols()), text(ofLoop)));
            }
        }
        return String.join("; ", parts);
    }

    /** "3", "3, 5, 3", "2 to 7". */
    public static String text(List<Long> numbers) {
        long min = numbers.stream().mapToLong(Long::longValue).min().orElse(0);
        long max = numbers.stream().mapToLong(Long::longValue).max().orElse(0);
        if (min == max) {
            return CycleText.number(min);
        }
        return numbers.size() <= MOST_NUMBERS ? String.join(", ", numbers.stream().map(CycleText::number).toList())
                : NLS.bind(Messages.LoopText_from, CycleText.number(min), CycleText.number(max));
    }
}
