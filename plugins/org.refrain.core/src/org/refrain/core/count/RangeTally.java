/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.count;

import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.RGrammar;

/**
 * Takes ranges of a grammar's string apart into elements and repetitions of them, and adds up how often each is used.
 * Memory: 8 bytes a rule and 8 a symbol. Not safe for threads.
 */
final class RangeTally {

    private final GrammarAccess access;
    private final RGrammar grammar;
    private final long[] counts;
    private final long[] uses;
    private long times;

    RangeTally(GrammarAccess access, int symbols) {
        this.access = access;
        grammar = access.grammar();
        counts = new long[symbols];
        uses = new long[grammar.ruleCount()];
    }

    /** Adds the symbols of [from, to), each so many times. */
    void add(long from, long to, long weight) {
        if (from < 0 || to < from || to > grammar.length()) {
            throw new IndexOutOfBoundsException("[" + from + ", " + to + ") of " + grammar.length());
        }
        times = weight;
        int rule = 0;
        long low = from;
        long high = to;
        // down to the lowest rule that holds all of it
        while (low < high) {
            int first = access.elementAt(rule, low);
            int last = access.elementAt(rule, high - 1);
            long length = grammar.elementLength(first);
            long start = access.startOf(first) + (low - access.startOf(first)) / length * length;
            if (first != last || grammar.element(first) >= 0 || high > start + length
                    || high - low == length) {
                between(first, low, last, high);
                return;
            }
            rule = ~grammar.element(first);
            low -= start;
            high -= start;
        }
    }

    /** What two elements of a body, or two repetitions of one element, hold from one offset up to another. */
    private void between(int first, long low, int last, long high) {
        long firstLength = grammar.elementLength(first);
        long inFirst = low - access.startOf(first);
        long lastLength = grammar.elementLength(last);
        long inLast = high - access.startOf(last);
        long begun = (inFirst + firstLength - 1) / firstLength;
        long whole = inLast / lastLength;
        if (inFirst % firstLength > 0) {
            end(~grammar.element(first), inFirst % firstLength);
        }
        if (first == last) {
            use(grammar.element(first), whole - begun);
        } else {
            use(grammar.element(first), grammar.exponent(first) - begun);
            for (int i = first + 1; i < last; i++) {
                use(grammar.element(i), grammar.exponent(i));
            }
            use(grammar.element(last), whole);
        }
        if (inLast % lastLength > 0) {
            beginning(~grammar.element(last), inLast % lastLength);
        }
    }

    /** What a rule holds from an offset on. */
    private void end(int outer, long from) {
        int rule = outer;
        long offset = from;
        while (true) {
            int at = access.elementAt(rule, offset);
            for (int i = at + 1; i < grammar.bodyEnd(rule); i++) {
                use(grammar.element(i), grammar.exponent(i));
            }
            long length = grammar.elementLength(at);
            long inside = offset - access.startOf(at);
            use(grammar.element(at), grammar.exponent(at) - (inside + length - 1) / length);
            offset = inside % length;
            if (offset == 0) {
                return;
            }
            rule = ~grammar.element(at);
        }
    }

    /** What a rule holds before an offset. */
    private void beginning(int outer, long to) {
        int rule = outer;
        long offset = to;
        while (true) {
            int at = access.elementAt(rule, offset - 1);
            for (int i = grammar.bodyStart(rule); i < at; i++) {
                use(grammar.element(i), grammar.exponent(i));
            }
            long length = grammar.elementLength(at);
            long inside = offset - access.startOf(at);
            use(grammar.element(at), inside / length);
            offset = inside % length;
            if (offset == 0) {
                return;
            }
            rule = ~grammar.element(at);
        }
    }

    private void use(int element, long repetitions) {
        if (element >= 0) {
            counts[element] += repetitions * times;
        } else {
            uses[~element] += repetitions * times;
        }
    }

    /** The sums; nothing can be added afterwards. */
    long[] counts(int[] parentsFirst) {
        for (int rule : parentsFirst) {
            times = uses[rule];
            for (int i = grammar.bodyStart(rule); times > 0 && i < grammar.bodyEnd(rule); i++) {
                use(grammar.element(i), grammar.exponent(i));
            }
        }
        return counts;
    }
}
