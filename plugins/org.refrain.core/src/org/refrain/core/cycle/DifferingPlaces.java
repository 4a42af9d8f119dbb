/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.BitSet;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Finds for each class the places of its skeleton where the number of iterations is not the same in all of its cycles.
 * Memory: 8 bytes for each loop in the skeleton of a class of several cycles.
 */
final class DifferingPlaces extends SkeletonCycles {

    private final int[] classOf;
    private final LongArrayList[] first;
    private final BitSet[] differing;
    private final boolean[] known;
    private int place;

    /** @param several the classes to look at: those of more than one cycle */
    DifferingPlaces(int header, int[] classOf, BitSet several) {
        super(header);
        this.classOf = classOf;
        int classes = several.length();
        first = new LongArrayList[classes];
        differing = new BitSet[classes];
        known = new boolean[classes];
        several.stream().forEach(id -> {
            first[id] = new LongArrayList();
            differing[id] = new BitSet();
        });
    }

    /** Whether counts differ among the cycles of a class at the n-th loop of its skeleton. */
    boolean differs(int cycleClass, int loop) {
        return cycleClass < differing.length && first[cycleClass] != null && differing[cycleClass].get(loop);
    }

    @Override
    void counted(int cycle, int token, long iterations) {
        int id = classOf[cycle];
        if (id < first.length && first[id] != null) {
            if (!known[id]) {
                first[id].add(iterations);
            } else if (first[id].getLong(place) != iterations) {
                differing[id].set(place);
            }
        }
        place++;
    }

    @Override
    void element(int element) {
        // only the numbers of iterations count
    }

    @Override
    void cycle(int cycle) {
        if (classOf[cycle] < known.length) {
            known[classOf[cycle]] = true;
        }
        place = 0;
    }
}
