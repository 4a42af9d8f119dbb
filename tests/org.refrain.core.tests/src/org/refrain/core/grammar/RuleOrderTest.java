/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;
import static org.refrain.core.grammar.GrammarTesting.rules;

import org.junit.jupiter.api.Test;

class RuleOrderTest {

    @Test
    void numbersInTheOrderOfFirstUseAndLeavesTheRestOut() {
        RuleOrder order = RuleOrder.breadthFirst(rules("C x A^2", "D y", "z z", "D A", "a b"), 0);
        assertThat(LETTERS.toString(order.grammar())).isEqualTo("S -> A x B^2\nA -> C B\nB -> C y\nC -> a b\n");
        assertThat(order.newNumber(3)).isEqualTo(1);
        assertThat(order.newNumber(2)).isEqualTo(-1);
    }

    @Test
    void canStartAtAnotherRule() {
        RuleOrder order = RuleOrder.breadthFirst(rules("A", "b C", "x", "c"), 1);
        assertThat(LETTERS.toString(order.grammar())).isEqualTo("S -> b A\nA -> c\n");
        assertThat(order.newNumber(1)).isZero();
        assertThat(order.newNumber(0)).isEqualTo(-1);
    }
}
