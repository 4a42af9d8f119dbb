/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * Compares the string of a rule under construction with symbols in an array, exactly.
 *
 * <p>Most of it is not expanded. A rule that has been met before in this comparison, and every further repetition of an
 * element, is compared as array with array, which the virtual machine does many symbols at a time. Not safe for
 * threads; made to be used again and again.
 */
final class NodeMatcher {

    private final RuleNodes nodes;
    private int[] symbols = {};
    private int length;
    /** Everything before this position is equal. */
    private int at;

    /** The comparison in which a rule was met last, where that was, and how long the rule is. */
    private int[] metIn = {};
    private int[] metAt = {};
    private int[] metLength = {};
    private int comparison;

    private int[] opened = new int[16];
    private int[] openedAt = new int[16];
    private int depth;

    NodeMatcher(RuleNodes nodes) {
        this.nodes = nodes;
    }

    /** Whether a rule expands to the first {@code count} symbols of an array. */
    boolean matches(int rule, int[] array, int count) {
        symbols = array;
        length = count;
        at = 0;
        depth = 0;
        prepareMet();
        int node = nodes.first(rule);
        while (true) {
            if (nodes.isGuard(node)) {
                if (depth == 0) {
                    return at == length;
                }
                node = opened[--depth];
                int body = ~nodes.symbol(node);
                metIn[body] = comparison;
                metAt[body] = openedAt[depth];
                metLength[body] = at - openedAt[depth];
            } else {
                int symbol = nodes.symbol(node);
                if (symbol < 0 && metIn[~symbol] != comparison) {
                    open(node);
                    node = nodes.first(~symbol);
                    continue;
                }
                if (!(symbol < 0 ? matchesAgain(metAt[~symbol], metLength[~symbol], 1) : matchesTerminal(symbol))) {
                    return false;
                }
            }
            int period = nodes.symbol(node) < 0 ? metLength[~nodes.symbol(node)] : 1;
            if (!matchesAgain(at - period, period, nodes.exponent(node) - 1)) {
                return false;
            }
            node = nodes.next(node);
        }
    }

    private boolean matchesTerminal(int symbol) {
        return at < length && symbols[at++] == symbol;
    }

    /** Whether what has been matched at {@code from} comes again, so many times. */
    private boolean matchesAgain(int from, int period, long times) {
        if (times > (length - at) / period) {
            return false;
        }
        int end = at + (int) (times * period);
        boolean equal = Arrays.equals(symbols, from, from + end - at, symbols, at, end);
        at = end;
        return equal;
    }

    private void prepareMet() {
        if (metIn.length < nodes.ruleLimit()) {
            int rules = nodes.ruleLimit() + (nodes.ruleLimit() >> 1);
            metIn = new int[rules];
            metAt = new int[rules];
            metLength = new int[rules];
            comparison = 0;
        }
        if (++comparison == Integer.MAX_VALUE) {
            Arrays.fill(metIn, 0);
            comparison = 1;
        }
    }

    private void open(int node) {
        if (depth == opened.length) {
            opened = Arrays.copyOf(opened, 2 * depth);
            openedAt = Arrays.copyOf(openedAt, 2 * depth);
        }
        opened[depth] = node;
        openedAt[depth++] = at;
    }
}
