/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;

class ForgedGrammarTest {

    /** A grammar section as the format has it, whatever is in it: two terminals, rule numbers from 2 on. */
    private static byte[] section(int[] starts, int[] codes, long[] exponents, long[] lengths, long... samples) {
        SectionOutput out = new SectionOutput();
        out.u32(2);
        out.u32(starts.length - 1);
        out.u64(codes.length);
        Plane.write(out, codes, codes.length, 1);
        Plane.write(out, starts, starts.length, 0);
        long[] values = Arrays.stream(exponents).sorted().distinct().toArray();
        Plane.write(out, values, 0);
        int[] numbers = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            numbers[i] = Arrays.binarySearch(values, exponents[i]);
        }
        Plane.write(out, numbers, numbers.length, 0);
        Plane.write(out, lengths, 0);
        Plane.write(out, samples, 0);
        return out.toByteArray();
    }

    private static RGrammar read(byte[] section) throws WppFormatException {
        return new GrammarReader(new SectionInput("GRAM", 0, section, section.length), 2).grammar();
    }

    private static void refused(byte[] section, String reason) {
        assertThatThrownBy(() -> read(section)).isInstanceOf(WppFormatException.class)
                .hasMessageContainingAll(reason, "section GRAM");
    }

    @Test
    void readsRulesChildrenFirst() throws WppFormatException {
        // A -> 0 1; S -> A^3 1
        RGrammar grammar = read(section(new int[] {0, 2, 4}, new int[] {0, 1, 2, 1}, new long[] {1, 1, 3, 1},
                new long[] {2, 7}));
        assertThat(grammar.length()).isEqualTo(7);
        assertThat(grammar.element(0)).isEqualTo(~1);
        assertThat(grammar.exponent(0)).isEqualTo(3);
        int[] symbols = new int[7];
        new GrammarAccess(grammar).symbols(0, symbols, 7);
        assertThat(symbols).containsExactly(0, 1, 0, 1, 0, 1, 1);
    }

    @Test
    void refusesRulesThatUseThemselves() {
        refused(section(new int[] {0, 2}, new int[] {0, 2}, new long[] {1, 1}, new long[] {2}), "used by rule 0");
        // A -> S 0; S -> A 1
        refused(section(new int[] {0, 2, 4}, new int[] {3, 0, 2, 1}, new long[] {1, 1, 1, 1}, new long[] {2, 2}),
                "used by rule 0");
    }

    @Test
    void refusesExponentZeroAndOverflow() {
        refused(section(new int[] {0, 2}, new int[] {0, 1}, new long[] {0, 1}, new long[] {1}), "An exponent is 0");
        long many = 1L << 40;
        refused(section(new int[] {0, 1, 2}, new int[] {0, 2}, new long[] {many, many}, new long[] {many, 0}),
                "more than 2^62");
        refused(section(new int[] {0, 1}, new int[] {0}, new long[] {1L << 63}, new long[] {0}), "An exponent");
    }

    @Test
    void opensALongStringWithoutExpandingIt() throws WppFormatException {
        long many = 1L << 30;
        RGrammar grammar = read(section(new int[] {0, 1, 3}, new int[] {0, 2, 1}, new long[] {many, many, 1},
                new long[] {many, many * many + 1}));
        assertThat(new GrammarAccess(grammar).symbol(many * many)).isEqualTo(1);
    }

    @Test
    void refusesWrongLengthsBodiesAndRules() {
        refused(section(new int[] {0, 2}, new int[] {0, 1}, new long[] {1, 1}, new long[] {3}), "Length of rule 0");
        refused(section(new int[] {0, 2}, new int[] {0, 1}, new long[] {1, 1}, new long[] {2}, 1),
                "Number of samples");
        refused(section(new int[] {0, 0, 2}, new int[] {0, 1}, new long[] {1, 1}, new long[] {0, 2}),
                "Length of the body of rule 0");
        refused(section(new int[] {0, 3, 2}, new int[] {0, 1}, new long[] {1, 1}, new long[] {1, 1}),
                "Starts of bodies");
        refused(section(new int[] {0, 1, 2}, new int[] {0, 1}, new long[] {1, 1}, new long[] {1, 1}),
                "start rule reaches");
        refused(section(new int[] {0, 2}, new int[] {0, 4}, new long[] {1, 1}, new long[] {2}), "Elements is 4");
    }

    @Test
    void refusesCountsThatTheSectionCannotHold() {
        for (long elements : new long[] {-1, 1L << 31, Integer.MAX_VALUE - 8, 1 << 30}) {
            SectionOutput out = new SectionOutput();
            out.u32(2);
            out.u32(1);
            out.u64(elements);
            out.u64(1L | elements << 8);
            out.u64(0);
            refused(out.toByteArray(), "");
        }
        SectionOutput rules = new SectionOutput();
        rules.u32(2);
        rules.u32(Integer.MAX_VALUE - 3);
        rules.u64(1);
        refused(rules.toByteArray(), "Number of rules");
    }

    @RepeatedTest(100)
    void readsWhatWasWritten(RepetitionInfo repetition) throws WppFormatException {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        int terminals = 1 + random.nextInt(20);
        ReSequitur builder = new ReSequitur();
        int[] string = new int[random.nextInt(5000)];
        for (int i = 0; i < string.length; i++) {
            string[i] = i > 50 && random.nextInt(10) > 0 ? string[i - 1 - random.nextInt(50)]
                    : random.nextInt(terminals);
            builder.append(string[i]);
        }
        RGrammar grammar = builder.build();
        byte[] section = new GrammarWriter(grammar).section(terminals);
        RGrammar read = new GrammarReader(new SectionInput("GRAM", 0, section, section.length), terminals).grammar();
        assertThat(read.ruleCount()).isEqualTo(grammar.ruleCount());
        assertThat(read.elementCount()).isEqualTo(grammar.elementCount());
        for (int rule = 0; rule < read.ruleCount(); rule++) {
            assertThat(read.bodyStart(rule)).as("seed %d", seed).isEqualTo(grammar.bodyStart(rule));
        }
        for (int i = 0; i < read.elementCount(); i++) {
            assertThat(read.element(i)).as("seed %d", seed).isEqualTo(grammar.element(i));
            assertThat(read.exponent(i)).as("seed %d", seed).isEqualTo(grammar.exponent(i));
        }
    }
}
