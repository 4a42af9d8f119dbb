/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/** Reads the string of a rule under construction, symbol by symbol, with an explicit stack. */
final class NodeCursor {

    /** Behind the last symbol. */
    static final int END = -1;

    private final RuleNodes nodes;
    private int[] opened = new int[16];
    private long[] left = new long[16];
    private int depth;

    NodeCursor(RuleNodes nodes, int rule) {
        this.nodes = nodes;
        enter(nodes.first(rule));
    }

    /** The next symbol, or {@link #END}. */
    int next() {
        while (true) {
            int node = opened[depth - 1];
            if (nodes.isGuard(node)) {
                if (depth == 1) {
                    return END;
                }
                depth--;
            } else if (left[depth - 1] == 0) {
                int next = nodes.next(node);
                depth--;
                enter(next);
            } else {
                left[depth - 1]--;
                int symbol = nodes.symbol(node);
                if (symbol >= 0) {
                    return symbol;
                }
                enter(nodes.first(~symbol));
            }
        }
    }

    private void enter(int node) {
        if (depth == opened.length) {
            opened = Arrays.copyOf(opened, 2 * depth);
            left = Arrays.copyOf(left, 2 * depth);
        }
        opened[depth] = node;
        left[depth] = nodes.exponent(node);
        depth++;
    }
}
