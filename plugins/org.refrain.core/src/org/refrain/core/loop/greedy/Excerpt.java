/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

/**
 * What lies around some places of a string, in order, with a separator where something is left out. Not safe for
 * threads.
 */
final class Excerpt {

    /** Where a separator comes from. */
    static final int NOWHERE = -1;

    private final ReducedString string;
    private final int separator;
    private int[] symbols = new int[64];
    private int[] places = new int[64];
    private int size;

    private Excerpt(ReducedString string, int separator) {
        this.string = string;
        this.separator = separator;
    }

    /**
     * Takes all symbols in reach of some places.
     *
     * @param changed the places, from left to right; those without a symbol are left out
     * @param reach how many symbols on either side
     * @param separator no symbol of the string
     * @param most about so many symbols at most
     * @return the excerpt, which is not complete if it has more than that
     */
    static Excerpt around(ReducedString string, int[] changed, int reach, int separator, int most) {
        Excerpt excerpt = new Excerpt(string, separator);
        int end = 0;
        int index = 0;
        for (int place : changed) {
            if (!string.has(place)) {
                continue;
            }
            if (place >= end) {
                end = excerpt.begin(place, end, reach);
                end = excerpt.take(end, string.after(place));
                index = excerpt.size - 1;
            } else {
                while (excerpt.places[index] != place) {
                    index++;
                }
            }
            while (excerpt.size <= index + reach && end < string.end()) {
                end = excerpt.take(end, string.after(end));
            }
            if (excerpt.size > most) {
                break;
            }
        }
        return excerpt;
    }

    /** Goes back as far as it reaches, or to what was taken before. */
    private int begin(int place, int end, int reach) {
        int from = place;
        for (int back = 0; back < reach && from > end; back++) {
            from = string.before(from);
        }
        if (from > end && size > 0) {
            add(separator, NOWHERE);
        }
        return from;
    }

    /** Takes the symbols of a stretch. */
    private int take(int from, int behind) {
        int place = from;
        for (; place < behind; place = string.after(place)) {
            add(string.symbol(place), place);
        }
        return place;
    }

    private void add(int symbol, int place) {
        if (size == symbols.length) {
            symbols = Arrays.copyOf(symbols, size + (size >> 1));
            places = Arrays.copyOf(places, symbols.length);
        }
        symbols[size] = symbol;
        places[size++] = place;
    }

    int size() {
        return size;
    }

    /** The symbols, in an array that may be longer. */
    int[] symbols() {
        return symbols;
    }

    /** Where a symbol comes from, {@link #NOWHERE} for a separator. */
    int place(int index) {
        return places[index];
    }
}
