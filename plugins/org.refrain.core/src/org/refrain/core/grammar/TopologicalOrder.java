/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/** Orders of a grammar's rules in which each rule comes after, or before, those that it uses. */
public final class TopologicalOrder {

    private TopologicalOrder() {
    }

    /** All rules, each one after the rules that its body uses. O(size), with an explicit stack. */
    public static int[] childrenFirst(RGrammar grammar) {
        int rules = grammar.ruleCount();
        int[] order = new int[rules];
        boolean[] seen = new boolean[rules];
        int[] path = new int[rules];
        int[] next = new int[rules];
        int ordered = 0;
        for (int root = 0; root < rules; root++) {
            int depth = 0;
            if (!seen[root]) {
                seen[root] = true;
                path[0] = root;
                next[0] = grammar.bodyStart(root);
                depth = 1;
            }
            while (depth > 0) {
                int rule = path[depth - 1];
                int at = next[depth - 1]++;
                if (at == grammar.bodyEnd(rule)) {
                    order[ordered++] = rule;
                    depth--;
                } else if (grammar.element(at) < 0 && !seen[~grammar.element(at)]) {
                    int child = ~grammar.element(at);
                    seen[child] = true;
                    path[depth] = child;
                    next[depth++] = grammar.bodyStart(child);
                }
            }
        }
        return order;
    }

    /** All rules, each one before the rules that its body uses; the start rule first. */
    public static int[] parentsFirst(RGrammar grammar) {
        int[] order = childrenFirst(grammar);
        for (int i = 0, j = order.length - 1; i < j; i++, j--) {
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        assert Arrays.stream(order).distinct().count() == order.length;
        return order;
    }
}
