/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RGrammarAssemblerTest {

    @Test
    void collectsMoreRulesAndElementsThanItBeganWith() throws InvalidGrammarException {
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (int rule = 0; rule < 1000; rule++) {
            assembler.beginRule();
            for (int i = 0; i < rule % 7; i++) {
                assembler.add(rule, i + 1);
            }
        }
        RGrammar grammar = assembler.build();
        assertThat(assembler.ruleCount()).isEqualTo(1000);
        assertThat(grammar.ruleCount()).isEqualTo(1000);
        assertThat(grammar.length(6)).isEqualTo(1 + 2 + 3 + 4 + 5 + 6);
        assertThat(grammar.element(grammar.bodyStart(998))).isEqualTo(998);
        assertThat(grammar.length(994)).isZero();
    }

    @Test
    void refusesAnElementBeforeTheFirstRule() {
        assertThatThrownBy(() -> new RGrammarAssembler().add(1, 1)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void needsARule() {
        assertThatThrownBy(() -> new RGrammarAssembler().build()).isInstanceOf(InvalidGrammarException.class);
    }
}
