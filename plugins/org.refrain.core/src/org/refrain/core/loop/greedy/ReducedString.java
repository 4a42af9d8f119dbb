/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

/**
 * A string in which loops become symbols, in place. A symbol keeps its place, so places can be remembered; the gap that
 * a loop leaves behind its symbol is skipped in one step. Memory: 4 bytes for each symbol at first. Not safe for
 * threads.
 */
final class ReducedString {

    private static final int GAP = -1;

    /** Symbols; in the first and the last cell of a gap its negative length, in those between something negative. */
    private final int[] cells;
    /** Behind the last place. */
    private int end;
    private int size;

    /** @param symbols 0 or more each; the string changes them */
    ReducedString(int[] symbols) {
        cells = symbols;
        end = symbols.length;
        size = symbols.length;
    }

    /** Number of symbols. */
    int size() {
        return size;
    }

    /** Behind the last place. The first one is 0. */
    int end() {
        return end;
    }

    /** Whether there is a symbol at a place, and no gap. */
    boolean has(int place) {
        return place < end && cells[place] >= 0;
    }

    int symbol(int place) {
        return cells[place];
    }

    /** The place of the next symbol, or the end. */
    int after(int place) {
        int next = place + 1;
        return next < end && cells[next] < 0 ? next - cells[next] : next;
    }

    /** The place of the symbol before, or -1. */
    int before(int place) {
        int previous = place - 1;
        return previous >= 0 && cells[previous] < 0 ? previous + cells[previous] : previous;
    }

    /** The place some symbols further on, or the end. */
    int after(int place, int steps) {
        int reached = place;
        for (int step = 0; step < steps && reached < end; step++) {
            reached = after(reached);
        }
        return reached;
    }

    /** How many symbols there are from a place to another one, exclusive. */
    int count(int from, int behind) {
        int count = 0;
        for (int place = from; place < behind; place = after(place)) {
            count++;
        }
        return count;
    }

    /** Copies as many symbols from a place on as there is room for. */
    void copy(int from, int[] into) {
        int place = from;
        for (int i = 0; i < into.length; i++) {
            into[i] = cells[place];
            place = after(place);
        }
    }

    /**
     * Replaces symbols by one.
     *
     * @param place of the first of them, where the new one will be
     * @param count how many, 2 or more
     * @return the place of the symbol that follows, or the end
     */
    int replace(int place, int count, int symbol) {
        int next = after(place);
        for (int replaced = 1; replaced < count; replaced++) {
            int gone = next;
            next = after(gone);
            cells[gone] = GAP;
        }
        cells[place] = symbol;
        cells[place + 1] = place + 1 - next;
        cells[next - 1] = place + 1 - next;
        size -= count - 1;
        return next;
    }

    private void close() {
        int filled = 0;
        for (int place = 0; place < end; place = after(place)) {
            cells[filled++] = cells[place];
        }
        end = filled;
    }

    /** The symbols without gaps, in an array that may be longer; not to be changed. Places are others afterwards. */
    int[] closed() {
        close();
        return cells;
    }

    /** The symbols that are left. */
    int[] toArray() {
        close();
        return end == cells.length ? cells : Arrays.copyOf(cells, end);
    }
}
