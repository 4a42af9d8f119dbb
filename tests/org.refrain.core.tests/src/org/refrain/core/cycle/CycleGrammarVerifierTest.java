/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.grammar.GrammarTesting.build;
import static org.refrain.core.grammar.GrammarTesting.rules;
import static org.refrain.core.grammar.GrammarTesting.source;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.GrammarViolation;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;

class CycleGrammarVerifierTest {

    private static final String TRACE = "xhabhabhchd";

    private final RGrammar grammar = rules("x A^2 B C", "h a b", "h c", "h d");
    private final boolean[] kept = {false, true, true, true};

    @Test
    void acceptsTheTruth() {
        assertThat(CycleGrammarVerifier.verify(cycles("0 0 1", 3, 2, 1, 2), source(GrammarTestStrings.letters(TRACE))))
                .isEmpty();
    }

    @Test
    void findsAWrongInput() {
        assertThat(violation(cycles("0 0 1", 3, 2, 1, 2), "xhabhabhche").property())
                .isEqualTo(GrammarProperty.EXPANSION);
        assertThat(violation(cycles("0 0 1", 3, 2, 1, 2), TRACE + "d").property())
                .isEqualTo(GrammarProperty.EXPANSION);
        assertThat(violation(cycles("0 0 1", 3, 2, 1, 2), "xhabhabhch").property())
                .isEqualTo(GrammarProperty.EXPANSION);
    }

    @Test
    void findsAWrongSequence() {
        assertThat(violation(cycles("0 1 0", 3, 2, 1, 2), TRACE).property()).isEqualTo(GrammarProperty.CYCLES);
        assertThat(violation(cycles("1 0 0", 3, 2, 1, 2), TRACE).message()).contains("cycle 1 comes before cycle 0");
        assertThat(violation(cycles("0 0", 3, 2, 1, 2), TRACE).property()).isNotNull();
    }

    @Test
    void findsWrongLengthsAndCounts() {
        assertThat(violation(cycles("0 0 1", 4, 2, 1, 2), TRACE).message()).contains("is 3 long, not 4");
        assertThat(violation(cycles("0 0 1", 3, 1, 1, 2), TRACE).message()).contains("occurs 2 times, not 1");
        assertThat(violation(cycles("0 0 1", 3, 2, 0, 2), TRACE).property()).isEqualTo(GrammarProperty.CYCLES);
        assertThat(violation(cycles("0 0 1", 3, 2, 2, 2), TRACE).message()).contains("holds the header");
        assertThat(violation(cycles("0 0 1", 3, 2, 1, 1), TRACE).property()).isEqualTo(GrammarProperty.EXPANSION);
    }

    @Test
    void findsAViolatedProperty() {
        RGrammar doubled = rules("x A A B C", "h a b", "h c", "h d");
        CycleGrammar cycles = new CycleGrammar('h', doubled, build(new ReSequitur(), new int[0]), new int[0],
                new DistinctCycles(), CycleGrammar.NONE, 1, 3, 2, kept);
        assertThat(violation(cycles, TRACE).property()).isEqualTo(GrammarProperty.NO_CONSECUTIVE_REPETITION);
    }

    private CycleGrammar cycles(String ids, long firstLength, int firstCount, long prologue, long partial) {
        DistinctCycles table = new DistinctCycles();
        table.add(0, firstLength, 17, 0, 1);
        for (int i = 1; i < firstCount; i++) {
            table.countAgain(0);
        }
        table.add(1, 2, 18, 2, 7);
        return new CycleGrammar('h', grammar, sequence(ids), new int[] {~1, ~2}, table, CycleGrammar.NONE, prologue, 3,
                partial, kept);
    }

    private static RGrammar sequence(String ids) {
        return build(new ReSequitur(), Arrays.stream(ids.split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    private static GrammarViolation violation(CycleGrammar cycles, String trace) {
        return CycleGrammarVerifier.verify(cycles, source(GrammarTestStrings.letters(trace))).orElseThrow();
    }
}
