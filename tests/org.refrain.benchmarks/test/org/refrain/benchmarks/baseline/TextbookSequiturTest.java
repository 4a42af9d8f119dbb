/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.GrammarVerifier;
import org.refrain.core.grammar.RGrammar;

/** A baseline that is not Sequitur would be worth nothing. */
class TextbookSequiturTest {

    @Test
    void compressesLuAsPublished() {
        assertThat(build(new TextbookSequitur(), GrammarTestStrings.lu(160)).size()).isEqualTo(135);
    }

    @Test
    void keepsItsPropertiesOnStructuredStrings() {
        for (long seed = 0; seed < 2000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 300);
            RGrammar grammar = build(new TextbookSequitur(), string);
            var symbols = Arrays.stream(string).iterator();
            assertThat(GrammarVerifier.verifyExpansion(grammar,
                    () -> symbols.hasNext() ? symbols.nextInt() : GrammarCursor.END)).as("seed " + seed).isEmpty();
            assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.SEQUITUR)).as("seed " + seed)
                    .isEmpty();
        }
    }

    private static RGrammar build(GrammarBuilder builder, int[] string) {
        for (int symbol : string) {
            builder.append(symbol);
        }
        return builder.build();
    }
}
