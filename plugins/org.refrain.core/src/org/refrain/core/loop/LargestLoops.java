/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The loops that cover most of a string, as a tree: of a million loops, those that a person wants to see first.
 *
 * <p>Costs O(r log r) for r loops that are not inside of others, and for each loop chosen as much again for the loops
 * in it.
 */
public final class LargestLoops {

    private static final Comparator<Place> ORDER = Comparator.comparingLong((Place place) -> place.loop().start())
            .thenComparingInt(Place::depth);

    private LargestLoops() {
    }

    /**
     * A loop at its place in the nest.
     *
     * @param loop where it lies first
     * @param depth how many loops are around it
     * @param repetitions how often it runs: the iterations of the loops around it multiplied
     */
    public record Place(LoopNest.Loop loop, int depth, long repetitions) {

        /** Symbols of the string that it covers, each time that it runs. */
        public long covered() {
            return loop.length() * repetitions;
        }
    }

    /**
     * Chooses loops by the symbols they cover; a loop is never chosen without those around it.
     *
     * @param most no more than this
     * @return in the order of the string; a loop is followed by those in it
     */
    public static List<Place> of(LoopNest nest, int most) {
        PriorityQueue<Place> waiting = new PriorityQueue<>(
                Comparator.comparingLong(Place::covered).reversed().thenComparing(ORDER));
        for (LoopNest.Loop loop : nest.loopsOfString()) {
            waiting.add(new Place(loop, 0, 1));
        }
        List<Place> chosen = new ArrayList<>();
        while (chosen.size() < most && !waiting.isEmpty()) {
            Place place = waiting.remove();
            chosen.add(place);
            for (LoopNest.Loop inner : nest.loopsIn(place.loop())) {
                waiting.add(new Place(inner, place.depth() + 1, place.repetitions() * place.loop().iterations()));
            }
        }
        chosen.sort(ORDER);
        return chosen;
    }
}
