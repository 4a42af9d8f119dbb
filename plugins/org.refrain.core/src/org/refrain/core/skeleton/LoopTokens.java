/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;

/**
 * The loops whose iterations are counted beside the skeleton: each has a body, and a token that stands for all of its
 * iterations.
 *
 * <p>Tokens follow the symbols: with n symbols, token n is the first loop's. So a skeleton is a sequence of symbols
 * like any other, for grammar builders and for another skeleton of the skeleton.
 *
 * <p>Immutable, safe for threads.
 */
public final class LoopTokens {

    /** The largest value of {@link #fewest(int)}. */
    public static final int MOST_FEWEST = 3;

    private final int symbols;
    private final int[] starts;
    private final int[] bodies;
    private final int[] fewest;
    /** For each symbol: loop + 1 of the first body that begins with it, 0 when there is none. */
    private final int[] first;
    /** For each loop: loop + 1 of the next body that begins with the same symbol. */
    private final int[] next;

    /**
     * Takes the arrays over; the caller must not change them any more.
     *
     * @param symbols number of distinct symbols; each is below it
     * @param starts where each body starts in {@code bodies}, and one more entry: the end of the last
     * @param bodies the bodies, one behind the other, 1 to {@link TandemRepeatScanner#LONGEST_PERIOD} symbols each
     * @param fewest for each loop, the {@link #fewest(int)} iterations, 1 to {@link #MOST_FEWEST}
     * @throws IllegalArgumentException if the arrays are no such table
     */
    public LoopTokens(int symbols, int[] starts, int[] bodies, int[] fewest) {
        this.symbols = symbols;
        this.starts = starts;
        this.bodies = bodies;
        this.fewest = fewest;
        check();
        first = new int[symbols];
        next = new int[size()];
        for (int loop = size() - 1; loop >= 0; loop--) {
            next[loop] = first[bodies[starts[loop]]];
            first[bodies[starts[loop]]] = loop + 1;
        }
    }

    /** A table of bodies; each single iteration counts. */
    public static LoopTokens of(int symbols, int[]... bodies) {
        Builder builder = new Builder(symbols);
        for (int[] body : bodies) {
            builder.add(body, 1);
        }
        return builder.build();
    }

    private void check() {
        if (symbols < 0 || starts.length == 0 || starts[0] != 0 || starts[starts.length - 1] != bodies.length
                || fewest.length != size() || symbols + (long) size() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("the bodies do not fit their table");
        }
        for (int loop = 0; loop < size(); loop++) {
            if (period(loop) < 1 || period(loop) > TandemRepeatScanner.LONGEST_PERIOD) {
                throw new IllegalArgumentException("the body of loop " + loop + " has " + period(loop) + " symbols");
            }
            if (fewest[loop] < 1 || fewest[loop] > MOST_FEWEST) {
                throw new IllegalArgumentException("loop " + loop + " is one from " + fewest[loop] + " iterations on");
            }
        }
        for (int symbol : bodies) {
            if (symbol < 0 || symbol >= symbols) {
                throw new IllegalArgumentException("a body with symbol " + symbol + " of " + symbols);
            }
        }
    }

    /** Number of loops. */
    public int size() {
        return starts.length - 1;
    }

    /** Number of symbols of the trace, which is the first token. */
    public int symbols() {
        return symbols;
    }

    /** Whether an element of a skeleton is a loop's token. */
    public boolean isToken(int element) {
        return element >= symbols;
    }

    /** The token of a loop, 0 to {@link #size()} - 1. */
    public int tokenOf(int loop) {
        return symbols + loop;
    }

    /** The loop of a token. */
    public int loopOf(int token) {
        return token - symbols;
    }

    /** Number of symbols of a loop's body. */
    public int period(int loop) {
        return starts[loop + 1] - starts[loop];
    }

    /** A symbol of a loop's body, from 0 to its period - 1. */
    public int symbol(int loop, int index) {
        return bodies[starts[loop] + index];
    }

    /** A loop's body. */
    public int[] body(int loop) {
        return Arrays.copyOfRange(bodies, starts[loop], starts[loop + 1]);
    }

    /**
     * How many iterations there are at least where a loop is counted; fewer are left as they are. More than 1 for a
     * body that is no loop most times: the end of a function, say, of which there are several in a row now and then.
     */
    public int fewest(int loop) {
        return fewest[loop];
    }

    /** The first loop whose body begins with a symbol, or -1. */
    int firstLoop(int symbol) {
        return first[symbol] - 1;
    }

    /** The next loop whose body begins with the same symbol, or -1. */
    int nextLoop(int loop) {
        return next[loop] - 1;
    }

    /** Whether a loop's body stands at a place of an array. */
    boolean isAt(int loop, int[] string, int at, int end) {
        int start = starts[loop];
        int period = starts[loop + 1] - start;
        if (period > end - at) {
            return false;
        }
        for (int i = 0; i < period; i++) {
            if (string[at + i] != bodies[start + i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a number of iterations of a loop stands at a place of an array. */
    boolean isAt(int loop, int times, int[] string, int at, int end) {
        int begun = at;
        for (int n = 0; n < times; n++) {
            if (!isAt(loop, string, begun, end)) {
                return false;
            }
            begun += period(loop);
        }
        return true;
    }

    /** Collects loops. */
    static final class Builder {

        private final int symbols;
        private int[] starts = new int[9];
        private int[] bodies = new int[64];
        private int[] fewest = new int[8];
        private int size;

        Builder(int symbols) {
            this.symbols = symbols;
        }

        void add(int[] body, int from) {
            if (size == fewest.length) {
                fewest = Arrays.copyOf(fewest, 2 * size);
                starts = Arrays.copyOf(starts, 2 * size + 1);
            }
            int start = starts[size];
            bodies = Arrays.copyOf(bodies, Math.max(bodies.length, 2 * (start + body.length)));
            System.arraycopy(body, 0, bodies, start, body.length);
            fewest[size++] = from;
            starts[size] = start + body.length;
        }

        LoopTokens build() {
            return new LoopTokens(symbols, Arrays.copyOf(starts, size + 1), Arrays.copyOf(bodies, starts[size]),
                    Arrays.copyOf(fewest, size));
        }
    }
}
