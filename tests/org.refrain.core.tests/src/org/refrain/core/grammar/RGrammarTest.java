/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.rules;

import org.junit.jupiter.api.Test;

class RGrammarTest {

    @Test
    void knowsLengthsSizesAndUses() {
        RGrammar grammar = rules("c A^4 B", "a b B^2", "a d");
        assertThat(grammar.length()).isEqualTo(1 + 4 * 6 + 2);
        assertThat(grammar.length(1)).isEqualTo(6);
        assertThat(grammar.elementLength(1)).isEqualTo(6);
        assertThat(grammar.elementLength(0)).isEqualTo(1);
        assertThat(grammar.size()).isEqualTo(8 + 3);
        assertThat(grammar.countUses()).containsExactly(0, 4, 3);
    }

    @Test
    void refusesWhatIsNoGrammar() {
        refuses("rule 2 uses itself through rule 1", new int[] {0, 1, 2, 3}, new int[] {~1, ~2, ~1}, 1, 1, 1);
        refuses("rule 0 uses itself through rule 0", new int[] {0, 1}, new int[] {~0}, 1);
        refuses("rule 0 uses rule 7, and there are only 1", new int[] {0, 1}, new int[] {~7}, 1);
        refuses("rule 0 repeats an element 0 times", new int[] {0, 1}, new int[] {5}, 0);
        refuses("rule 0 repeats an element -3 times", new int[] {0, 1}, new int[] {5}, -3);
        refuses("rule 0 expands to more than 2^62 symbols", new int[] {0, 1}, new int[] {5}, Long.MAX_VALUE);
        refuses("rule 0 expands to more than 2^62 symbols", new int[] {0, 1, 2}, new int[] {~1, 5}, 1L << 31,
                1L << 32);
        refuses("rule 0 uses the empty rule 1", new int[] {0, 1, 1}, new int[] {~1}, 5);
        refuses("rule 1 ends before it starts", new int[] {0, 2, 1, 2}, new int[] {5, 5}, 1, 1);
        refuses("rule 1 ends before it starts", new int[] {0, 100, 1}, new int[] {5}, 1);
        refuses("the bodies do not fit their table", new int[] {0, 2}, new int[] {5}, 1);
        refuses("the bodies do not fit their table", new int[] {0, 1}, new int[] {5}, 1, 1);
        refuses("the bodies do not fit their table", new int[] {0}, new int[0]);
    }

    @Test
    void takesAStringOfExactly2To62() {
        assertThat(rules("A^2147483648", "a^2147483648").length()).isEqualTo(1L << 62);
    }

    private static void refuses(String message, int[] bodyStarts, int[] elements, long... exponents) {
        assertThatThrownBy(() -> new RGrammar(bodyStarts, elements, exponents))
                .isInstanceOf(InvalidGrammarException.class).hasMessage(message);
    }
}
