/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

/**
 * A pass over a trace that sees, at each symbol, the ones that follow it, as many as it takes to tell a loop. Symbols
 * come in blocks of any size; the result does not depend on it.
 */
abstract class LookaheadPass {

    private static final int AHEAD = LoopTokens.MOST_FEWEST * TandemRepeatScanner.LONGEST_PERIOD;

    private final int[] window = new int[(1 << 14) + AHEAD];
    private int filled;

    /** Takes the next symbols, from the front of an array. */
    public final void accept(int[] symbols, int count) {
        int taken = 0;
        while (taken < count) {
            int room = Math.min(count - taken, window.length - filled);
            System.arraycopy(symbols, taken, window, filled, room);
            filled += room;
            taken += room;
            if (filled == window.length) {
                int done = process(window, filled - AHEAD, filled);
                filled -= done;
                System.arraycopy(window, done, window, 0, filled);
            }
        }
    }

    /** Ends the trace. */
    final void processRest() {
        process(window, filled, filled);
        filled = 0;
    }

    /**
     * Works through the symbols from 0 on.
     *
     * @param limit at least the symbols before it are to be worked through
     * @param end there are no symbols from here on
     * @return how many symbols were worked through
     */
    abstract int process(int[] symbols, int limit, int end);
}
