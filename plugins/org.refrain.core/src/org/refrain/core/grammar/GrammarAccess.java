/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Any symbol of a grammar's string by its position, without expanding the string.
 *
 * <p>The ends of all elements within their rules are summed up once. A position is then found by a binary search in
 * the start rule, a division by the length of one repetition, and the same again in the rule found: O(depth log n).
 *
 * <p>Immutable, safe for threads. Memory: 8 bytes for each element, beside the grammar.
 */
public final class GrammarAccess {

    private final RGrammar grammar;
    /** Of each element: how many symbols of its rule lie before its end. */
    private final long[] ends;

    /** Sums up a grammar, in time linear in its size. */
    public GrammarAccess(RGrammar grammar) {
        this.grammar = grammar;
        ends = new long[grammar.elementCount()];
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            long sum = 0;
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                sum += grammar.exponent(i) * grammar.elementLength(i);
                ends[i] = sum;
            }
        }
    }

    /** The grammar. */
    public RGrammar grammar() {
        return grammar;
    }

    /** Number of symbols. */
    public long length() {
        return grammar.length();
    }

    /**
     * The symbol at a position.
     *
     * @param position from 0 to {@link #length()} - 1
     * @throws IndexOutOfBoundsException if there is none
     */
    public int symbol(long position) {
        checkPosition(position, length() - 1);
        long offset = position;
        int rule = 0;
        while (true) {
            int index = elementAt(rule, offset);
            int element = grammar.element(index);
            if (element >= 0) {
                return element;
            }
            rule = ~element;
            offset = (offset - startOf(index)) % grammar.length(rule);
        }
    }

    /**
     * Copies symbols that lie one behind the other. The first costs O(depth log n), each further one O(1) amortised.
     *
     * @param position from 0 to {@link #length()}
     * @param into where they go, from index 0
     * @param count how many are wanted
     * @return how many there were, less than {@code count} only at the end of the string
     * @throws IndexOutOfBoundsException if there is no such position
     */
    public int symbols(long position, int[] into, int count) {
        GrammarCursor cursor = GrammarCursor.at(this, position);
        int copied = (int) Math.min(Math.max(0, count), length() - position);
        for (int i = 0; i < copied; i++) {
            into[i] = cursor.next();
        }
        return copied;
    }

    /** How many symbols of its rule lie before an element, which is given by its index. */
    public long startOf(int index) {
        return ends[index] - grammar.exponent(index) * grammar.elementLength(index);
    }

    /**
     * Index of the element of a rule's body that holds the symbol at an offset in the rule, found by halving.
     *
     * @param offset from 0 to the rule's length - 1
     */
    public int elementAt(int rule, long offset) {
        int low = grammar.bodyStart(rule);
        int high = grammar.bodyEnd(rule) - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (ends[middle] > offset) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    static void checkPosition(long position, long last) {
        if (position < 0 || position > last) {
            throw new IndexOutOfBoundsException("position " + position + " is not within 0 to " + last);
        }
    }
}
