/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;

import org.junit.jupiter.api.Test;

class LeftoverRulesTest {

    private final ReSequiturMachine machine = new ReSequiturMachine();
    private final RuleNodes nodes = machine.nodes;
    private final int start = machine.newStart();

    /** No string is known that leads to R -> y^3; so the rules are put together by hand. */
    @Test
    void multipliesTheExponentsOfARuleWithOneElement() {
        int rule = nodes.allocateRule();
        add(rule, 'y', 3);
        add(start, 'a', 1);
        add(start, ~rule, 2);
        add(start, 'y', 1);
        add(start, 'b', 1);
        add(start, ~rule, 1);
        assertThat(cleaned()).isEqualTo("S -> a y^7 b y^3\n");
    }

    @Test
    void looksAtTheDigramsThatThisMakes() {
        int rule = nodes.allocateRule();
        int second = nodes.allocateRule();
        add(second, 'y', 2);
        add(rule, ~second, 3);
        add(start, 'a', 1);
        add(start, ~rule, 1);
        add(start, 'b', 1);
        add(start, 'a', 1);
        add(start, 'y', 6);
        add(start, 'c', 1);
        add(start, ~rule, 2);
        assertThat(cleaned()).isEqualTo("S -> A b A c y^12\nA -> a y^6\n");
    }

    @Test
    void dropsRulesWithoutUseAndPutsBackThoseWithOne() {
        int unused = nodes.allocateRule();
        int once = nodes.allocateRule();
        add(once, 'x', 1);
        add(once, 'y', 1);
        add(unused, ~once, 1);
        add(unused, 'z', 1);
        add(start, ~once, 1);
        add(start, 'w', 1);
        assertThat(cleaned()).isEqualTo("S -> x y w\n");
        assertThat(nodes.ruleCount()).isEqualTo(1);
    }

    @Test
    void leavesAStartWithOneElement() {
        add(start, 'y', 5);
        assertThat(cleaned()).isEqualTo("S -> y^5\n");
    }

    private String cleaned() {
        machine.removeLeftovers();
        RGrammar grammar = MachineSnapshot.take(nodes, new int[] {start}, 1);
        assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR)).isEmpty();
        return LETTERS.toString(grammar);
    }

    /** Appends an element without looking at it, but with its digram in the index. */
    private void add(int rule, int symbol, long exponent) {
        int guard = nodes.guard(rule);
        int last = nodes.previous(guard);
        int node = nodes.allocate(symbol, exponent);
        nodes.addUse(symbol);
        nodes.link(last, node);
        nodes.link(node, guard);
        if (last != guard && nodes.symbol(last) != symbol) {
            machine.index.findOrInsert(last);
        }
    }
}
