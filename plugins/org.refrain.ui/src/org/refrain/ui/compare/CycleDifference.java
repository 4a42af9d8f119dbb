/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.count.SymbolCounts;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.diff.CycleDiff;
import org.refrain.core.diff.Hunk;
import org.refrain.program.analysis.ProgramTrace;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;

/**
 * What tells one cycle from another, in lines. Each list is in the order of execution.
 *
 * @param alone lines that the first cycle, or the other cycles of its class, run as the only ones in the whole trace
 * @param runs other lines that the first cycle runs and the second one does not
 * @param skips lines that only the second cycle runs
 * @param otherwise lines that both run, but the first cycle with instructions that the second one does not execute: it
 *        takes another way there
 * @param loops lines of loops that were executed a different number of times
 * @param equal whether both cycles are the same sequence of events
 * @param cut whether a cycle was too long, so that only its beginning was compared
 */
record CycleDifference(List<CodePlace> alone, List<CodePlace> runs, List<CodePlace> skips, List<CodePlace> otherwise,
        List<Loop> loops, boolean equal, boolean cut) {

    /** More loops than these are not counted. */
    private static final int MOST_LOOPS = 32;

    /**
     * A line of a loop that went around a different number of times.
     *
     * @param place the line
     * @param count executions in the first cycle
     * @param other executions in the second one
     */
    record Loop(CodePlace place, int count, int other) {

        private int size() {
            return Math.abs(count - other);
        }
    }

    /**
     * Finds what tells the two cycles of a pair apart. O(size of the grammar + length of the cycles).
     *
     * @param diff of the two
     */
    static CycleDifference of(ProgramTrace program, CyclePair pair, CycleDiff diff, CodePlaces places) {
        Set<CodePlace> a = all(diff.a(), places);
        Set<CodePlace> b = all(diff.b(), places);
        Set<CodePlace> otherwise = all(diff.onlyInA(), places);
        otherwise.removeIf(place -> !b.contains(place));
        Set<CodePlace> others = elsewhere(program, pair, places);
        List<CodePlace> runs = new ArrayList<>(without(a, b));
        List<CodePlace> alone = without(new LinkedHashSet<>(runs), others);
        runs.removeAll(new HashSet<>(alone));
        return new CycleDifference(alone, List.copyOf(runs), without(b, a), List.copyOf(otherwise), loops(diff, places),
                diff.hunks().isEmpty(), diff.isCut());
    }

    /** What is executed anywhere but in the cycles of the first row. */
    private static Set<CodePlace> elsewhere(ProgramTrace program, CyclePair pair, CodePlaces places) {
        SymbolCounts counter = new SymbolCounts(program.trace().grammar(), program.trace().symbols().size());
        CycleTable cycles = pair.cycles();
        long[] whole = counter.whole();
        long[] own = counter.cycles(cycles, pair.allCycles());
        Set<CodePlace> elsewhere = new HashSet<>();
        for (int symbol = 0; symbol < whole.length; symbol++) {
            if (whole[symbol] > own[symbol]) {
                elsewhere.add(places.of(symbol));
            }
        }
        return elsewhere;
    }

    private static Set<CodePlace> all(int[] symbols, CodePlaces places) {
        Set<CodePlace> all = new LinkedHashSet<>();
        @Nullable
        CodePlace last = null;
        for (int symbol : symbols) {
            CodePlace place = places.of(symbol);
            if (place != last) {
                all.add(place);
                last = place;
            }
        }
        return all;
    }

    private static List<CodePlace> without(Set<CodePlace> places, Set<CodePlace> others) {
        List<CodePlace> left = new ArrayList<>(places);
        left.removeIf(others::contains);
        return List.copyOf(left);
    }

    private static List<Loop> loops(CycleDiff diff, CodePlaces places) {
        Map<CodePlace, Loop> loops = new LinkedHashMap<>();
        IntSet counted = new IntOpenHashSet();
        for (Hunk hunk : diff.hunks()) {
            if (hunk.iterations() != null && counted.size() < MOST_LOOPS) {
                int symbol = hunk.isOnlyInB() ? diff.b()[hunk.bFrom()] : diff.a()[hunk.aFrom()];
                Loop loop = new Loop(places.of(symbol), count(diff.a(), symbol), count(diff.b(), symbol));
                if (counted.add(symbol) && loop.size() > 0) {
                    loops.merge(loop.place(), loop, (old, next) -> next.size() > old.size() ? next : old);
                }
            }
        }
        return List.copyOf(loops.values());
    }

    /** An interrupt cuts a loop into pieces, so the iterations of a single hunk would not be all of them. */
    private static int count(int[] symbols, int wanted) {
        int count = 0;
        for (int symbol : symbols) {
            count += symbol == wanted ? 1 : 0;
        }
        return count;
    }
}
