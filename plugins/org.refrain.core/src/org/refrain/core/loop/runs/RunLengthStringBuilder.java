/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import java.util.Arrays;

import org.refrain.core.grammar.IntSink;

import it.unimi.dsi.fastutil.ints.IntArrays;

/** Collects the symbols of a {@link RunLengthString}. Not safe for threads. */
public final class RunLengthStringBuilder implements IntSink<StringTooLongException> {

    /** As elsewhere: below this bound sums of two positions need no further check. */
    private static final long LONGEST = 1L << 62;

    private final StretchPairs pairs = new StretchPairs();
    private final int mostStretches;
    /** Pairs of symbol and count, from index 1. */
    private int[] string = new int[1024];
    private int stretches;
    private long length;
    private int symbol = -1;
    private long count;

    /** A builder that takes any string that an array can hold. */
    public RunLengthStringBuilder() {
        this(Integer.MAX_VALUE - 16);
    }

    /** @param mostStretches as many stretches as there is memory to work with */
    public RunLengthStringBuilder(int mostStretches) {
        this.mostStretches = mostStretches;
    }

    /**
     * Appends a symbol.
     *
     * @param next 0 or more
     */
    @Override
    public void accept(int next) throws StringTooLongException {
        append(next, 1);
    }

    /** Appends a symbol to a string that is known to be short. */
    void append(int next) {
        try {
            append(next, 1);
        } catch (StringTooLongException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /**
     * Appends equal symbols.
     *
     * @param next 0 or more
     * @param times how many of it, 0 or more
     * @throws StringTooLongException if the string has more stretches than allowed, or more than 2^62 symbols
     */
    public void append(int next, long times) throws StringTooLongException {
        if (next < 0 || times < 0) {
            throw new IllegalArgumentException("symbol " + next + ", " + times + " times");
        }
        if (times > LONGEST - length) {
            throw new StringTooLongException("it has more than 2^62 symbols", Long.MAX_VALUE);
        }
        length += times;
        if (next == symbol) {
            count += times;
        } else if (times > 0) {
            endStretch();
            symbol = next;
            count = times;
        }
    }

    private void endStretch() throws StringTooLongException {
        if (count == 0) {
            return;
        }
        if (stretches >= mostStretches) {
            throw new StringTooLongException("it changes from one symbol to another more than " + mostStretches
                    + " times, and there is not enough memory for more", mostStretches);
        }
        stretches++;
        if (stretches == string.length) {
            string = Arrays.copyOf(string, (int) Math.min(stretches + (stretches >> 1), Integer.MAX_VALUE - 8L));
        }
        string[stretches] = pairs.of(symbol, count);
    }

    /** Number of symbols so far. */
    public long length() {
        return length;
    }

    /**
     * Ends the string. Nothing may be appended any more.
     *
     * @throws IllegalStateException if the last stretch was one too many
     */
    public RunLengthString build() {
        try {
            endStretch();
        } catch (StringTooLongException e) {
            throw new IllegalStateException(e);
        }
        count = 0;
        string = Arrays.copyOf(string, stretches + 2);
        int[] ranks = ranks(markFollowers());
        int kinds = 1 + Arrays.stream(ranks).max().orElse(0);
        int[] symbols = new int[kinds];
        long[] counts = new long[kinds];
        int[] pairOfKind = new int[kinds];
        symbols[0] = -1;
        pairOfKind[0] = -1;
        for (int key = 0; key < ranks.length; key++) {
            if (ranks[key] > 0) {
                symbols[ranks[key]] = pairs.symbol(key >> 1);
                counts[ranks[key]] = pairs.count(key >> 1);
                pairOfKind[ranks[key]] = key >> 1;
            }
        }
        for (int i = 1; i <= stretches; i++) {
            string[i] = ranks[string[i]];
        }
        return new RunLengthString(string, symbols, counts, pairOfKind, length);
    }

    /** Replaces each pair by 2 * pair + (a larger symbol follows ? 1 : 0); tells which of these there are. */
    private boolean[] markFollowers() {
        boolean[] used = new boolean[2 * pairs.size()];
        for (int i = 1; i <= stretches; i++) {
            int pair = string[i];
            boolean larger = i < stretches && pairs.symbol(string[i + 1]) > pairs.symbol(pair);
            string[i] = 2 * pair + (larger ? 1 : 0);
            used[string[i]] = true;
        }
        return used;
    }

    /** Numbers what is used from 1, in the order of the suffixes that begin with it. */
    private int[] ranks(boolean[] used) {
        int[] keys = new int[used.length];
        int n = 0;
        for (int key = 0; key < used.length; key++) {
            if (used[key]) {
                keys[n++] = key;
            }
        }
        IntArrays.quickSort(keys, 0, n, this::compareKeys);
        int[] ranks = new int[used.length];
        for (int i = 0; i < n; i++) {
            ranks[keys[i]] = i + 1;
        }
        return ranks;
    }

    private int compareKeys(int key, int other) {
        int bySymbol = Integer.compare(pairs.symbol(key >> 1), pairs.symbol(other >> 1));
        if (bySymbol != 0) {
            return bySymbol;
        }
        int byFollower = Integer.compare(key & 1, other & 1);
        if (byFollower != 0) {
            return byFollower;
        }
        int byCount = Long.compare(pairs.count(key >> 1), pairs.count(other >> 1));
        return (key & 1) == 0 ? byCount : -byCount;
    }
}
