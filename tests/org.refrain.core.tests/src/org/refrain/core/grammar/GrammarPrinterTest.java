/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GrammarPrinterTest {

    @Test
    void printsAsThePapersDo() {
        RGrammar grammar = GrammarTesting.rules("c A^4 B", "a b c", "a d");
        assertThat(GrammarTesting.LETTERS.toString(grammar)).isEqualTo("S -> c A^4 B\nA -> a b c\nB -> a d\n");
        assertThat(new GrammarPrinter(terminal -> "0x" + Integer.toHexString(terminal), GrammarPrinter::number)
                .toString(grammar)).isEqualTo("0 -> 0x63 1^4 2\n1 -> 0x61 0x62 0x63\n2 -> 0x61 0x64\n");
    }

    @Test
    void givesTheStartRuleItsLetterAlone() {
        assertThat(GrammarPrinter.letter(0)).isEqualTo("S");
        assertThat(GrammarPrinter.letter(1)).isEqualTo("A");
        assertThat(GrammarPrinter.letter(18)).isEqualTo("R");
        assertThat(GrammarPrinter.letter(19)).isEqualTo("T");
        assertThat(GrammarPrinter.letter(25)).isEqualTo("Z");
        assertThat(GrammarPrinter.letter(26)).isEqualTo("A1");
        assertThat(GrammarPrinter.letter(51)).isEqualTo("A2");
    }

    @Test
    void printsAnEmptyRule() {
        assertThat(GrammarTesting.LETTERS.toString(GrammarTesting.rules(""))).isEqualTo("S ->\n");
    }
}
