/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * Transitions between symbols with their counts, collected while a trace goes by.
 *
 * <p>Most instructions have one successor nearly always, so each symbol keeps its latest transition in flat arrays
 * and goes to the hash table only when it changes. Memory: 16 bytes a symbol and about 24 bytes a distinct transition.
 * Not safe for threads.
 */
public final class FlowGraph {

    private final Long2LongOpenHashMap counts = new Long2LongOpenHashMap();
    private final int[] latestTo;
    private final long[] latestCount;
    private boolean pending;

    /** @param symbols number of symbols; transitions are between 0 and symbols - 1 */
    public FlowGraph(int symbols) {
        latestTo = new int[symbols];
        latestCount = new long[symbols];
        Arrays.fill(latestTo, -1);
    }

    /** Counts one transition. O(1). */
    public void add(int from, int to) {
        pending = true;
        if (latestTo[from] != to) {
            flush(from);
            latestTo[from] = to;
        }
        latestCount[from]++;
    }

    private void flush(int from) {
        if (latestCount[from] > 0) {
            counts.addTo(key(from, latestTo[from]), latestCount[from]);
            latestCount[from] = 0;
        }
    }

    private static long key(int from, int to) {
        return (long) from << 32 | to;
    }

    private void flushAll() {
        if (pending) {
            for (int from = 0; from < latestTo.length; from++) {
                flush(from);
            }
            pending = false;
        }
    }

    /** How often a transition was seen. */
    public long count(int from, int to) {
        flushAll();
        return counts.get(key(from, to));
    }

    /** Number of symbols. */
    public int symbols() {
        return latestTo.length;
    }

    /** All transitions, sorted by source, then target. O(m log m). */
    public Edges edges() {
        flushAll();
        long[] keys = counts.keySet().toLongArray();
        Arrays.sort(keys);
        int[] starts = new int[latestTo.length + 1];
        int[] targets = new int[keys.length];
        long[] edgeCounts = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            starts[(int) (keys[i] >>> 32) + 1]++;
            targets[i] = (int) keys[i];
            edgeCounts[i] = counts.get(keys[i]);
        }
        for (int i = 0; i < latestTo.length; i++) {
            starts[i + 1] += starts[i];
        }
        return new Edges(starts, targets, edgeCounts);
    }

    /** Whether nothing was counted. */
    public boolean isEmpty() {
        flushAll();
        return counts.isEmpty();
    }

    /**
     * A graph in flat arrays: the edges of symbol s are those from starts[s] to starts[s + 1] - 1.
     *
     * @param starts first edge of each symbol, and the number of edges
     * @param targets where each edge goes
     * @param counts how often it was taken
     */
    public record Edges(int[] starts, int[] targets, long[] counts) {
    }
}
