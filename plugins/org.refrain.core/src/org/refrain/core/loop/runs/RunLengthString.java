/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import java.util.Arrays;

/**
 * A string as stretches: as many equal symbols as stand in a row are one stretch, however many they are.
 *
 * <p>Each stretch has a <em>kind</em>, a number from 1 that stands for its symbol, its count, and whether a smaller or
 * a larger symbol follows. Kinds are numbered so that comparing two suffixes which begin with a stretch is comparing
 * their sequences of kinds: of {@code aab..} and {@code aaab..} the longer stretch comes first, of {@code bba..} and
 * {@code bbba..} the shorter one. The end counts as smaller than every symbol. What works on strings over an ordered
 * alphabet so works on stretches, and a billion equal symbols cost as much as one.
 *
 * <p>Immutable, safe for threads. Memory: 4.5 bytes for each stretch.
 */
public final class RunLengthString {

    /** Stretches from one known position to the next. */
    private static final int INTERVAL = 16;

    /** Kinds of the stretches, from index 1; 0 in front and behind. */
    private final int[] kinds;
    private final int[] symbols;
    private final long[] counts;
    /** The same for kinds that differ only in what follows. */
    private final int[] pairs;
    /** Position of every {@value #INTERVAL}th stretch. */
    private final long[] positions;
    private final long length;

    /**
     * @param kinds of the stretches, with 0 in front and behind
     * @param symbols by kind; -1 for kind 0
     * @param counts by kind; 0 for kind 0
     * @param pairs by kind: equal for kinds with equal symbols and counts
     * @param length number of symbols
     */
    RunLengthString(int[] kinds, int[] symbols, long[] counts, int[] pairs, long length) {
        this.kinds = kinds;
        this.symbols = symbols;
        this.counts = counts;
        this.pairs = pairs;
        this.length = length;
        positions = new long[(kinds.length - 1) / INTERVAL + 1];
        long position = 0;
        for (int stretch = 0; stretch < kinds.length; stretch++) {
            if (stretch % INTERVAL == 0) {
                positions[stretch / INTERVAL] = position;
            }
            position += counts[kinds[stretch]];
        }
    }

    /** A string of some symbols, 0 or more each. */
    public static RunLengthString of(int... symbols) {
        return of(symbols, symbols.length);
    }

    /** A string of the first symbols of an array, 0 or more each. */
    public static RunLengthString of(int[] symbols, int length) {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        for (int i = 0; i < length; i++) {
            builder.append(symbols[i]);
        }
        return builder.build();
    }

    /** Number of symbols. */
    public long length() {
        return length;
    }

    /** Number of stretches; the first one is 1. */
    public int stretches() {
        return kinds.length - 2;
    }

    /** The symbol that a stretch is made of, or -1 for those before the first and behind the last. */
    public int symbol(int stretch) {
        return symbols[kinds[stretch]];
    }

    /** The number of symbols in a stretch. */
    public long count(int stretch) {
        return counts[kinds[stretch]];
    }

    /** Position of a stretch's first symbol. Costs up to 15 additions. */
    public long position(int stretch) {
        int from = stretch & -INTERVAL;
        long position = positions[from / INTERVAL];
        for (int i = from; i < stretch; i++) {
            position += counts[kinds[i]];
        }
        return position;
    }

    /** The stretch that holds the symbol at a position, from 0 to length - 1. Costs O(log n). */
    public int stretchAt(long position) {
        int found = Arrays.binarySearch(positions, position);
        int stretch = (found >= 0 ? found : -found - 2) * INTERVAL;
        long end = positions[stretch / INTERVAL] + counts[kinds[stretch]];
        while (end <= position) {
            end += counts[kinds[++stretch]];
        }
        return stretch;
    }

    /** The kinds, from index 1, with 0 in front and behind. Not to be changed. */
    int[] kinds() {
        return kinds;
    }

    /** Whether two stretches have the same symbol and the same count. */
    boolean equal(int stretch, int other) {
        int kind = kinds[stretch];
        int otherKind = kinds[other];
        return kind == otherKind || pairs[kind] == pairs[otherKind];
    }

    /** How many symbols two stretches have in common: 0, or the smaller count. */
    long common(int stretch, int other) {
        int kind = kinds[stretch];
        int otherKind = kinds[other];
        return symbols[kind] == symbols[otherKind] ? Math.min(counts[kind], counts[otherKind]) : 0;
    }
}
