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

import java.io.IOException;

import org.junit.jupiter.api.Test;

class GrammarExpanderTest {

    private final RGrammar grammar = rules("A^2 c A", "a b^2");

    @Test
    void expandsTheWholeStringARuleAndASection() {
        assertThat(expanded(0)).isEqualTo("abbabbcabb");
        assertThat(expanded(1)).isEqualTo("abb");
        StringBuilder section = new StringBuilder();
        GrammarExpander.expand(new GrammarAccess(grammar), 4, 5, symbol -> section.append((char) symbol));
        assertThat(section).hasToString("bbcab");
        section.setLength(0);
        GrammarExpander.expand(new GrammarAccess(grammar), 8, 50, symbol -> section.append((char) symbol));
        assertThat(section).hasToString("bb");
    }

    @Test
    void handsOnWhatTheSinkThrows() {
        assertThatThrownBy(() -> GrammarExpander.expand(grammar, 0, symbol -> {
            throw new IOException("disk full");
        })).isInstanceOf(IOException.class).hasMessage("disk full");
    }

    private String expanded(int rule) {
        StringBuilder text = new StringBuilder();
        GrammarExpander.expand(grammar, rule, symbol -> text.append((char) symbol));
        return text.toString();
    }
}
