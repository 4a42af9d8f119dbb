/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/** How many terminals each rule expands to, found with an explicit stack: rules may be nested to any depth. */
final class RuleLengths {

    /** Positions are longs; below this bound sums and products of two of them need no further check. */
    private static final long LONGEST = 1L << 62;

    private static final long UNKNOWN = -1;
    private static final long IN_PROGRESS = -2;

    private RuleLengths() {
    }

    static long[] compute(int[] bodyStarts, int[] elements, long[] exponents) throws InvalidGrammarException {
        int rules = bodyStarts.length - 1;
        if (rules < 1 || bodyStarts[0] != 0 || bodyStarts[rules] != elements.length
                || exponents.length != elements.length) {
            throw new InvalidGrammarException(0, "the bodies do not fit their table");
        }
        for (int rule = 0; rule < rules; rule++) {
            if (bodyStarts[rule + 1] < bodyStarts[rule]) {
                throw new InvalidGrammarException(rule, "rule " + rule + " ends before it starts");
            }
        }
        long[] lengths = new long[rules];
        Arrays.fill(lengths, UNKNOWN);
        int[] rulesOpen = new int[rules];
        int[] next = new int[rules];
        for (int root = 0; root < rules; root++) {
            if (lengths[root] != UNKNOWN) {
                continue;
            }
            int depth = 0;
            depth = open(root, depth, rulesOpen, next, bodyStarts, lengths);
            while (depth > 0) {
                int rule = rulesOpen[depth - 1];
                int at = next[depth - 1];
                if (at == bodyStarts[rule + 1]) {
                    lengths[rule] = sum(rule, bodyStarts, elements, exponents, lengths);
                    depth--;
                    continue;
                }
                next[depth - 1] = at + 1;
                int element = elements[at];
                if (element >= 0) {
                    continue;
                }
                int child = ~element;
                if (child >= rules) {
                    throw new InvalidGrammarException(rule, "rule " + rule + " uses rule " + child
                            + ", and there are only " + rules);
                }
                if (lengths[child] == IN_PROGRESS) {
                    throw new InvalidGrammarException(rule, "rule " + rule + " uses itself through rule " + child);
                }
                if (lengths[child] == UNKNOWN) {
                    depth = open(child, depth, rulesOpen, next, bodyStarts, lengths);
                }
            }
        }
        return lengths;
    }

    private static int open(int rule, int depth, int[] rulesOpen, int[] next, int[] bodyStarts, long[] lengths) {
        lengths[rule] = IN_PROGRESS;
        rulesOpen[depth] = rule;
        next[depth] = bodyStarts[rule];
        return depth + 1;
    }

    private static long sum(int rule, int[] bodyStarts, int[] elements, long[] exponents, long[] lengths)
            throws InvalidGrammarException {
        long total = 0;
        for (int i = bodyStarts[rule]; i < bodyStarts[rule + 1]; i++) {
            if (exponents[i] < 1) {
                throw new InvalidGrammarException(rule, "rule " + rule + " repeats an element " + exponents[i]
                        + " times");
            }
            long one = elements[i] >= 0 ? 1 : lengths[~elements[i]];
            if (one == 0) {
                throw new InvalidGrammarException(rule, "rule " + rule + " uses the empty rule " + ~elements[i]);
            }
            if (exponents[i] > (LONGEST - total) / one) {
                throw new InvalidGrammarException(rule, "rule " + rule + " expands to more than 2^62 symbols");
            }
            total += one * exponents[i];
        }
        return total;
    }
}
