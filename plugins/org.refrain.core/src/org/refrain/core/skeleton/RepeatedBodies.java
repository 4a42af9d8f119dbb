/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;

/**
 * The bodies of all tandem repeats of a trace, rotations taken together: how often each was repeated, and between which
 * numbers of iterations.
 *
 * <p>Memory: about 12 bytes for each symbol of a body and 40 for each body, of which at most {@value #MOST} are kept;
 * in a trace with more than that, hardly any of them is a loop.
 */
final class RepeatedBodies implements TandemRepeatScanner.Listener {

    static final int MOST = 1 << 16;

    /** Fewer iterations than this, however they vary, are two calls in a row more often than a loop. */
    static final int FEWEST_ITERATIONS = 3;

    private final int[] least = new int[TandemRepeatScanner.LONGEST_PERIOD];
    private int count;
    private int[] starts = new int[65];
    /** Least rotations, one behind the other. */
    private int[] symbols = new int[256];
    /** How many repeats began with the rotation that begins at this index. */
    private int[] begun = new int[256];
    private long[] fewest = new long[64];
    private long[] most = new long[64];
    private long[] covered = new long[64];
    private int[] slots = new int[256];

    @Override
    public void repeat(int[] body, int period, long start, long length) {
        int shift = Rotations.least(body, period);
        for (int i = 0; i < period; i++) {
            least[i] = body[(shift + i) % period];
        }
        int id = find(period);
        if (id < 0) {
            return;
        }
        long iterations = length / period;
        fewest[id] = Math.min(fewest[id], iterations);
        most[id] = Math.max(most[id], iterations);
        covered[id] += length;
        begun[starts[id] + (period - shift) % period]++;
    }

    int count() {
        return count;
    }

    int period(int id) {
        return starts[id + 1] - starts[id];
    }

    /** How many symbols of the trace its repeats cover. */
    long covered(int id) {
        return covered[id];
    }

    /** Whether it is repeated now more, now less often. */
    boolean varies(int id) {
        return most[id] >= FEWEST_ITERATIONS && fewest[id] < most[id];
    }

    /** The body, in the rotation that most repeats began with: where the program enters the loop. */
    int[] body(int id) {
        int period = period(id);
        int entry = 0;
        for (int i = 1; i < period; i++) {
            if (begun[starts[id] + i] > begun[starts[id] + entry]) {
                entry = i;
            }
        }
        int[] body = new int[period];
        for (int i = 0; i < period; i++) {
            body[i] = symbols[starts[id] + (entry + i) % period];
        }
        return body;
    }

    private int find(int period) {
        int mask = slots.length - 1;
        int at = hash(least, 0, period) & mask;
        for (; slots[at] != 0; at = at + 1 & mask) {
            int id = slots[at] - 1;
            if (Arrays.equals(symbols, starts[id], starts[id + 1], least, 0, period)) {
                return id;
            }
        }
        return count == MOST ? -1 : add(period, at);
    }

    private int add(int period, int slot) {
        int id = count++;
        int end = starts[id] + period;
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, 2 * count);
            fewest = Arrays.copyOf(fewest, 2 * count);
            most = Arrays.copyOf(most, 2 * count);
            covered = Arrays.copyOf(covered, 2 * count);
        }
        if (end > symbols.length) {
            symbols = Arrays.copyOf(symbols, 2 * end);
            begun = Arrays.copyOf(begun, 2 * end);
        }
        System.arraycopy(least, 0, symbols, starts[id], period);
        starts[count] = end;
        fewest[id] = Long.MAX_VALUE;
        slots[slot] = count;
        if (4 * count > slots.length) {
            rehash();
        }
        return id;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        int mask = slots.length - 1;
        for (int id = 0; id < count; id++) {
            int at = hash(symbols, starts[id], starts[id + 1]) & mask;
            while (slots[at] != 0) {
                at = at + 1 & mask;
            }
            slots[at] = id + 1;
        }
    }

    private static int hash(int[] string, int from, int to) {
        int hash = to - from;
        for (int i = from; i < to; i++) {
            hash = (hash ^ string[i]) * 0x9E3779B1;
        }
        return hash ^ hash >>> 15;
    }
}
