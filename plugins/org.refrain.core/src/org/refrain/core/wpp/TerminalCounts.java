/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;

/** How often each terminal occurs in a grammar's string. */
final class TerminalCounts {

    private TerminalCounts() {
    }

    /** One pass over the rules, each after those that use it. O(size). */
    static long[] of(RGrammar grammar, int terminals) {
        long[] counts = new long[terminals];
        long[] uses = new long[grammar.ruleCount()];
        uses[0] = 1;
        for (int rule : TopologicalOrder.parentsFirst(grammar)) {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                long times = uses[rule] * grammar.exponent(i);
                if (element >= 0) {
                    counts[element] += times;
                } else {
                    uses[~element] += times;
                }
            }
        }
        return counts;
    }
}
