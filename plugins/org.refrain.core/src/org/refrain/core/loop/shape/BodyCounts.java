/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.shape;

import java.util.Arrays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/** Bodies, how often each runs, and where it runs first. Not safe for threads while bodies are added. */
final class BodyCounts {

    private final Int2IntOpenHashMap indexes = new Int2IntOpenHashMap();
    private int[] bodies = new int[2];
    private long[] runs = new long[2];
    private long[] starts = new long[2];

    /**
     * @param times how often the body runs there
     * @param start position of its first symbol, where it runs first
     */
    void add(int body, long times, long start) {
        int size = indexes.size();
        int known = indexes.putIfAbsent(body, size + 1); // 0 is none
        int index = known == 0 ? size : known - 1;
        if (index == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * size);
            runs = Arrays.copyOf(runs, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
        }
        bodies[index] = body;
        starts[index] = known == 0 ? start : Math.min(starts[index], start);
        runs[index] += times;
    }

    int size() {
        return indexes.size();
    }

    int body(int index) {
        return bodies[index];
    }

    long runs(int index) {
        return runs[index];
    }

    long start(int index) {
        return starts[index];
    }
}
