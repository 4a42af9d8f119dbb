/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/** Tuples that came as foreseen, kept until the iteration they belong to is complete. Not thread-safe. */
final class AcceptedTuples {

    /** So many at most; who keeps more waits too long for the end of an iteration. */
    private static final int MOST_NUMBERS = 1 << 20;

    private int[] tokens = new int[16];
    private long[] places = new long[16];
    private long[] numbers = new long[16];
    private int size;
    private int used;

    int size() {
        return size;
    }

    boolean isFull() {
        return size >= MOST_NUMBERS || used >= MOST_NUMBERS;
    }

    void clear() {
        size = 0;
        used = 0;
    }

    void add(int token, long[] values, int from, long place) {
        int arity = Tokens.arity(token);
        if (size == tokens.length) {
            tokens = Arrays.copyOf(tokens, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
        }
        if (used + arity > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * (used + arity));
        }
        places[size] = place;
        tokens[size++] = token;
        System.arraycopy(values, from, numbers, used, arity);
        used += arity;
    }

    int token(int index) {
        return tokens[index];
    }

    /** Where a tuple is. */
    long place(int index) {
        return places[index];
    }

    long[] numbers() {
        return numbers;
    }

    /** Memory that they take. */
    long bytes() {
        return 12L * tokens.length + 8L * numbers.length;
    }
}
