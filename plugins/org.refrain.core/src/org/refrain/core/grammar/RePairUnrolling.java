/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * The bodies of a grammar with what is short written out: the use of a rule, all of its repetitions together, that
 * amounts to no more than some number of elements is replaced by these. What a builder decided symbol by symbol, seeing
 * nothing of what came later, is undone so, up to that length; what remains is the structure above.
 *
 * <p>Rules to be kept are never written out; a use of one is one element, and so is a terminal with its exponent.
 */
final class RePairUnrolling {

    /** Lengths above this are as good as infinite. */
    private static final long LONG = 1L << 40;

    private final RGrammar grammar;
    private final boolean[] kept;
    private final int[] parentsFirst;
    /** Of each rule: how many elements it is when all but the kept rules are written out. */
    private final long[] lengths;
    private final long longest;
    private final boolean[] remaining;
    private final long elements;

    private int[] indexes = new int[16];
    private int[] ends = new int[16];
    private long[] left = new long[16];

    private RePairUnrolling(RGrammar grammar, boolean[] kept, int[] parentsFirst, long[] lengths, long longest) {
        this.grammar = grammar;
        this.kept = kept;
        this.parentsFirst = parentsFirst;
        this.lengths = lengths;
        this.longest = longest;
        remaining = kept.clone();
        remaining[0] = true;
        elements = findRemaining();
    }

    /** Takes the elements of a body. */
    @FunctionalInterface
    interface Sink {
        void add(int element, long exponent);
    }

    /**
     * Writes out as much as gives no more than a number of elements, with a length that is a power of two; nothing if
     * the grammar itself has more.
     */
    static RePairUnrolling upTo(RGrammar grammar, boolean[] kept, long mostElements) {
        int[] parentsFirst = TopologicalOrder.parentsFirst(grammar);
        long[] lengths = lengths(grammar, kept, parentsFirst);
        RePairUnrolling best = new RePairUnrolling(grammar, kept, parentsFirst, lengths, 0);
        for (long longest = 2; longest < LONG; longest *= 2) {
            RePairUnrolling next = new RePairUnrolling(grammar, kept, parentsFirst, lengths, longest);
            if (next.elements > mostElements) {
                break;
            }
            best = next;
            if (longest >= lengths[0]) {
                break;
            }
        }
        return best;
    }

    /** Number of elements of all remaining bodies. */
    long elements() {
        return elements;
    }

    /** Whether a rule is still used, or kept, or the start. */
    boolean remains(int rule) {
        return remaining[rule];
    }

    /** Hands over a remaining rule's body. */
    void forEach(int rule, Sink sink) {
        int depth = 0;
        int at = grammar.bodyStart(rule);
        int end = grammar.bodyEnd(rule);
        while (true) {
            while (at == end) {
                if (depth == 0) {
                    return;
                }
                depth--;
                at = indexes[depth];
                end = ends[depth];
                if (--left[depth] > 0) {
                    depth = push(at, end, left[depth], depth);
                    int body = ~grammar.element(at);
                    at = grammar.bodyStart(body);
                    end = grammar.bodyEnd(body);
                } else {
                    at++;
                }
            }
            if (isWrittenOut(at)) {
                depth = push(at, end, grammar.exponent(at), depth);
                int body = ~grammar.element(at);
                at = grammar.bodyStart(body);
                end = grammar.bodyEnd(body);
            } else {
                sink.add(grammar.element(at), grammar.exponent(at));
                at++;
            }
        }
    }

    private int push(int at, int end, long times, int depth) {
        if (depth == indexes.length) {
            indexes = Arrays.copyOf(indexes, 2 * depth);
            ends = Arrays.copyOf(ends, 2 * depth);
            left = Arrays.copyOf(left, 2 * depth);
        }
        indexes[depth] = at;
        ends[depth] = end;
        left[depth] = times;
        return depth + 1;
    }

    private boolean isWrittenOut(int index) {
        int element = grammar.element(index);
        return element < 0 && !kept[~element] && limited(lengths[~element], grammar.exponent(index)) <= longest;
    }

    private long findRemaining() {
        long sum = 0;
        for (int rule : parentsFirst) {
            if (!remaining[rule]) {
                continue;
            }
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                if (isWrittenOut(i)) {
                    sum += limited(lengths[~element], grammar.exponent(i));
                } else {
                    sum++;
                    if (element < 0) {
                        remaining[~element] = true;
                    }
                }
            }
        }
        return sum;
    }

    private static long[] lengths(RGrammar grammar, boolean[] kept, int[] parentsFirst) {
        long[] lengths = new long[grammar.ruleCount()];
        for (int i = parentsFirst.length - 1; i >= 0; i--) {
            int rule = parentsFirst[i];
            for (int at = grammar.bodyStart(rule); at < grammar.bodyEnd(rule); at++) {
                int element = grammar.element(at);
                boolean one = element >= 0 || kept[~element];
                long length = one ? 1 : limited(lengths[~element], grammar.exponent(at));
                lengths[rule] = Math.min(LONG, lengths[rule] + length);
            }
        }
        return lengths;
    }

    private static long limited(long length, long exponent) {
        return length > LONG / exponent ? LONG : length * exponent;
    }
}
