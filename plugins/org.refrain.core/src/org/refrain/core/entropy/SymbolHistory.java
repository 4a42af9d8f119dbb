/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/** The symbols so far. 4 bytes a symbol. Not safe for threads. */
final class SymbolHistory {

    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;
    private static final long STIR = 0xD6E8_FEB8_6659_FD93L;

    private int[] symbols = new int[256];
    private int size;

    int size() {
        return size;
    }

    /** The symbol at a position from the beginning, from 0. */
    int at(int position) {
        return symbols[position];
    }

    void add(int symbol) {
        if (size == symbols.length) {
            symbols = Arrays.copyOf(symbols, size + (size >> 1));
        }
        symbols[size++] = symbol;
    }

    /**
     * A hash of some of the last symbols; where there is none yet, of that.
     *
     * @param back which: 1 is the last one
     */
    long hash(int... back) {
        long hash = MIX * back.length + 1;
        for (int distance : back) {
            hash = stir(hash, distance <= size ? symbols[size - distance] + 1L : 0);
        }
        return hash;
    }

    /** A hash of a hash and a number. */
    static long stir(long hash, long number) {
        long mixed = (hash ^ number) * STIR;
        return mixed ^ mixed >>> 29;
    }

    /** The slot of a hash in a table of 2^bits slots. */
    static int slot(long hash, int bits) {
        return (int) (hash * MIX >>> Long.SIZE - bits);
    }
}
