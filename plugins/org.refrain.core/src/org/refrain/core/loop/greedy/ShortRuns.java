/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.progress.Progress;

/**
 * Finds the runs of short periods. One pass, about 8 ns for each symbol: a fifth of what finding all runs takes. Not
 * safe for threads.
 *
 * <p>For each place there is a bit for each period: whether the symbol a period before is the same. The bits of a place
 * follow from those of the last place with the same symbol, by a shift. A run is where a bit stays set.
 */
final class ShortRuns {

    /** The longest period that is found: a bit of a word for each. */
    static final int LONGEST = 64;

    private static final int REPORT = 1 << 20;

    private final Progress progress;
    private final int[] since = new int[LONGEST + 1];
    /** By symbol: where it was last, counted from the first search on. */
    private int[] lastPlace = new int[0];
    private long[] lastBits = new long[0];
    /** How many places there were in the searches before, and more. */
    private int before;

    ShortRuns(Progress progress) {
        this.progress = progress;
    }

    /** Takes runs. */
    interface Sink {

        /**
         * @param start index of its first symbol
         * @param period length of what is repeated
         */
        void run(int start, int period);
    }

    /**
     * Finds runs with periods from some bounds.
     *
     * @param string symbols
     * @param length how many there are
     * @param symbols each symbol is below it
     * @param shortest period, 1 or more
     * @param longest period, up to {@value #LONGEST}
     * @param fewest iterations that a run has at least, 2 or more
     * @param sink takes the runs, those that end first before others
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    void find(int[] string, int length, int symbols, int shortest, int longest, int fewest, Sink sink) {
        prepare(length, symbols);
        long wanted = -1L >>> LONGEST - longest & -1L << shortest - 1;
        long shown = 0;
        for (int i = 0; i < length; i++) {
            if ((i & REPORT - 1) == REPORT - 1) {
                progress.checkCancelled();
            }
            int symbol = string[i];
            int distance = before + i - lastPlace[symbol];
            long bits = distance < LONGEST ? lastBits[symbol] << distance | 1L << distance - 1
                    : distance == LONGEST ? 1L << LONGEST - 1 : 0;
            lastPlace[symbol] = before + i;
            lastBits[symbol] = bits;
            long now = bits & wanted;
            if (now != shown) {
                change(shown, now, i, fewest, sink);
                shown = now;
            }
        }
        change(shown, 0, length, fewest, sink);
        before += length + LONGEST;
    }

    private void prepare(int length, int symbols) {
        if (symbols > lastPlace.length) {
            int known = lastPlace.length;
            lastPlace = Arrays.copyOf(lastPlace, symbols + (symbols >> 1));
            lastBits = Arrays.copyOf(lastBits, lastPlace.length);
            Arrays.fill(lastPlace, known, lastPlace.length, -LONGEST - 1);
        }
        if (before > Integer.MAX_VALUE - 3 * LONGEST - length) {
            Arrays.fill(lastPlace, -LONGEST - 1);
            before = 0;
        }
    }

    private void change(long shown, long now, int place, int fewest, Sink sink) {
        for (long begun = now & ~shown; begun != 0; begun &= begun - 1) {
            since[Long.numberOfTrailingZeros(begun) + 1] = place;
        }
        for (long ended = shown & ~now; ended != 0; ended &= ended - 1) {
            int period = Long.numberOfTrailingZeros(ended) + 1;
            if (place - since[period] >= (fewest - 1) * period) {
                sink.run(since[period] - period, period);
            }
        }
    }
}
