/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.grammar.GrammarTesting.build;
import static org.refrain.core.grammar.GrammarTesting.rules;
import static org.refrain.core.grammar.GrammarTesting.source;

import java.util.Optional;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;

class GrammarVerifierTest {

    @Test
    void acceptsAndRefusesAsBruteForceDoes() {
        int refused = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            RGrammar grammar = damaged(build(new ReSequitur(), GrammarTestStrings.structured(seed, 60)),
                    new Random(seed));
            for (GrammarProperty property : GrammarProperty.values()) {
                Optional<GrammarViolation> found = GrammarVerifier.verifyProperties(grammar, Set.of(property));
                boolean violated = !GrammarTesting.bruteForceViolation(grammar, Set.of(property)).isEmpty();
                assertThat(found.isPresent()).as("seed " + seed + ", " + property).isEqualTo(violated);
                found.ifPresent(violation -> assertThat(violation.property()).isEqualTo(property));
                refused += violated ? 1 : 0;
            }
        }
        assertThat(refused).isGreaterThan(1000);
    }

    @Test
    void namesTheRuleAndTheElement() {
        GrammarViolation violation = GrammarVerifier
                .verifyProperties(rules("a b A A", "c a b"), GrammarProperty.RESEQUITUR).orElseThrow();
        assertThat(violation.property()).isEqualTo(GrammarProperty.NO_CONSECUTIVE_REPETITION);
        assertThat(violation.rule()).isZero();
        assertThat(violation.place()).isEqualTo(3);

        violation = GrammarVerifier.verifyProperties(rules("a b A^2", "c a b"), GrammarProperty.RESEQUITUR)
                .orElseThrow();
        assertThat(violation.property()).isEqualTo(GrammarProperty.DIGRAM_UNIQUENESS);
        assertThat(violation.rule()).isEqualTo(1);
        assertThat(violation.place()).isEqualTo(1);
        assertThat(violation.message()).contains("digram uniqueness is violated in rule 1 at element 1");

        violation = GrammarVerifier.verifyProperties(rules("a A", "c b"), GrammarProperty.RESEQUITUR).orElseThrow();
        assertThat(violation.property()).isEqualTo(GrammarProperty.RULE_UTILITY);
        assertThat(violation.rule()).isEqualTo(1);
    }

    @Test
    void doesNotMindOverlappingDigramsButThoseThatOnlyTouch() {
        assertThat(GrammarVerifier.verifyProperties(rules("a a a"), GrammarProperty.SEQUITUR)).isEmpty();
        assertThat(GrammarVerifier.verifyProperties(rules("a a a a"), GrammarProperty.SEQUITUR)).isPresent();
        assertThat(GrammarVerifier.verifyProperties(rules("a a a b a a"), GrammarProperty.SEQUITUR)).isPresent();
        assertThat(GrammarVerifier.verifyProperties(rules("c b", "b a", "b a c"),
                Set.of(GrammarProperty.DIGRAM_UNIQUENESS))).isPresent();
    }

    @Test
    void exemptsRulesFromUtility() {
        RGrammar grammar = rules("a A", "c b");
        assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR, rule -> rule == 1)).isEmpty();
    }

    @Test
    void findsTheFirstDifferenceOfTheExpansion() {
        RGrammar grammar = rules("A^3 c", "a b");
        assertThat(GrammarVerifier.verifyExpansion(grammar, source(GrammarTestStrings.letters("abababc")))).isEmpty();
        assertThat(difference(grammar, "ababxbc")).isEqualTo(4);
        assertThat(difference(grammar, "ababab")).isEqualTo(6);
        assertThat(difference(grammar, "abababcc")).isEqualTo(7);
        assertThat(difference(grammar, "")).isZero();
    }

    private static long difference(RGrammar grammar, String input) {
        return GrammarVerifier.verifyExpansion(grammar, source(GrammarTestStrings.letters(input))).orElseThrow()
                .place();
    }

    /** Leaves some grammars as they are, and changes an element or an exponent in the others. */
    private static RGrammar damaged(RGrammar grammar, Random random) {
        int at = grammar.elementCount() == 0 ? -1 : random.nextInt(2 * grammar.elementCount());
        RGrammarAssembler assembler = new RGrammarAssembler();
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            assembler.beginRule();
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                boolean here = i == at;
                int element = here && random.nextBoolean() ? random.nextInt(3) : grammar.element(i);
                assembler.add(element, here ? 1 + random.nextInt(2) : grammar.exponent(i));
            }
        }
        return assembler.buildValid();
    }
}
