/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.diff.CycleDiff;
import org.refrain.core.diff.Hunk;

/**
 * What tells one cycle from another, in lines. Each list is in the order of execution.
 *
 * @param runs lines that only the first cycle runs
 * @param skips lines that only the second cycle runs
 * @param otherwise lines that both run, but the first cycle with instructions that the second one does not execute: it
 *        takes another way there
 * @param loops loops that went around a different number of times
 * @param equal whether both cycles are the same sequence of events
 * @param cut whether a cycle was too long, so that only its beginning was compared
 */
record CycleDifference(List<CodePlace> runs, List<CodePlace> skips, List<CodePlace> otherwise, List<Loop> loops,
        boolean equal, boolean cut) {

    /**
     * A loop that went around a different number of times, where the numbers differ most.
     *
     * @param place where it begins
     * @param count iterations in the first cycle
     * @param other iterations in the second one
     */
    record Loop(CodePlace place, int count, int other) {

        private long size() {
            return Math.abs((long) count - other);
        }
    }

    static CycleDifference of(CycleDiff diff, CodePlaces places) {
        Set<CodePlace> a = all(diff.a(), places);
        Set<CodePlace> b = all(diff.b(), places);
        Set<CodePlace> otherwise = all(diff.onlyInA(), places);
        otherwise.removeIf(place -> !b.contains(place));
        return new CycleDifference(without(a, b), without(b, a), List.copyOf(otherwise), loops(diff, places),
                diff.hunks().isEmpty(), diff.isCut());
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
        for (Hunk hunk : diff.hunks()) {
            Hunk.Iterations iterations = hunk.iterations();
            if (iterations != null) {
                int symbol = hunk.isOnlyInB() ? diff.b()[hunk.bFrom()] : diff.a()[hunk.aFrom()];
                Loop loop = new Loop(places.of(symbol), iterations.inA(), iterations.inB());
                loops.merge(loop.place(), loop, (old, next) -> next.size() > old.size() ? next : old);
            }
        }
        return List.copyOf(loops.values());
    }
}
