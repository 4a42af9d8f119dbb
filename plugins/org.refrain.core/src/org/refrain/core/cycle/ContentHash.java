/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

/**
 * A 64-bit hash of a sequence of symbols, computed in pieces; the result does not depend on where they are cut.
 *
 * <p>Four polynomials over the symbols at positions that are equal modulo 4: they do not wait for each other, so four
 * multiplications are under way at once. Not made to resist an attacker; who needs certainty compares.
 */
final class ContentHash {

    private static final long BASE = 0x9E3779B97F4A7C15L;

    private long lane0;
    private long lane1;
    private long lane2;
    private long lane3;
    private long length;

    void reset() {
        lane0 = 0;
        lane1 = 0;
        lane2 = 0;
        lane3 = 0;
        length = 0;
    }

    void add(int[] symbols, int count) {
        int i = 0;
        while (i < count && (length & 3) != 0) {
            addOne(symbols[i++]);
        }
        long a = lane0;
        long b = lane1;
        long c = lane2;
        long d = lane3;
        int from = i;
        for (; i + 3 < count; i += 4) {
            a = (a + symbols[i] + 1) * BASE;
            b = (b + symbols[i + 1] + 1) * BASE;
            c = (c + symbols[i + 2] + 1) * BASE;
            d = (d + symbols[i + 3] + 1) * BASE;
        }
        lane0 = a;
        lane1 = b;
        lane2 = c;
        lane3 = d;
        length += i - from;
        while (i < count) {
            addOne(symbols[i++]);
        }
    }

    long value() {
        return mix(mix(mix(mix(mix(length) + lane0) + lane1) + lane2) + lane3);
    }

    private void addOne(int symbol) {
        int lane = (int) (length & 3);
        if (lane == 0) {
            lane0 = (lane0 + symbol + 1) * BASE;
        } else if (lane == 1) {
            lane1 = (lane1 + symbol + 1) * BASE;
        } else if (lane == 2) {
            lane2 = (lane2 + symbol + 1) * BASE;
        } else {
            lane3 = (lane3 + symbol + 1) * BASE;
        }
        length++;
    }

    /** The finaliser of SplitMix64. */
    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
