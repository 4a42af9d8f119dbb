/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/** Copies the rules under construction into an {@link RGrammar}. */
final class MachineSnapshot {

    private MachineSnapshot() {
    }

    /**
     * The rules that some strings need. The strings' start rules come first, in the order given, then the others
     * breadth-first.
     *
     * @param starts start rules of strings; none for an empty grammar
     */
    static RGrammar take(RuleNodes nodes, int[] starts, int startCount) {
        RGrammarAssembler assembler = new RGrammarAssembler();
        if (startCount == 0) {
            assembler.beginRule();
            return assembler.buildValid();
        }
        int[] numbers = new int[nodes.ruleLimit()];
        Arrays.fill(numbers, -1);
        int[] order = Arrays.copyOf(starts, nodes.ruleCount());
        int reached = startCount;
        for (int i = 0; i < startCount; i++) {
            numbers[starts[i]] = i;
        }
        for (int done = 0; done < reached; done++) {
            int guard = nodes.guard(order[done]);
            assembler.beginRule();
            for (int node = nodes.next(guard); node != guard; node = nodes.next(node)) {
                int symbol = nodes.symbol(node);
                if (symbol < 0) {
                    if (numbers[~symbol] < 0) {
                        numbers[~symbol] = reached;
                        order[reached++] = ~symbol;
                    }
                    symbol = ~numbers[~symbol];
                }
                assembler.add(symbol, nodes.exponent(node));
            }
        }
        return assembler.buildValid();
    }
}
