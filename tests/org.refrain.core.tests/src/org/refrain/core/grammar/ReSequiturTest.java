/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;
import static org.refrain.core.grammar.GrammarTesting.build;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;

import org.junit.jupiter.api.Test;

class ReSequiturTest {

    @Test
    void compressesThePackagesExample() {
        RGrammar grammar = build(new ReSequitur(), GrammarTestStrings.letters("cabcabcabcabcad"));
        assertThat(LETTERS.toString(grammar)).isEqualTo("S -> A^4 B d\nA -> B b\nB -> c a\n");
        assertThat(new GrammarAccess(grammar).symbol(12)).isEqualTo('c');
        assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR)).isEmpty();
    }

    @Test
    void compressesTheLuTraceTo58() {
        for (boolean runBuffered : new boolean[] {false, true}) {
            int[] trace = GrammarTestStrings.lu(160);
            RGrammar grammar = build(new ReSequitur(runBuffered), trace);
            assertThat(grammar.size()).isEqualTo(58);
            assertThat(grammar.ruleCount()).isEqualTo(9);
            assertThat(GrammarVerifier.verifyExpansion(grammar, GrammarTesting.source(trace))).isEmpty();
            assertThat(GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR)).isEmpty();
        }
    }

    /**
     * The checksum is that of the grammars which the run-length Sequitur of Pilgrim (MPI tracing, Argonne National
     * Laboratory) made of the same strings.
     */
    @Test
    void equalsAnIndependentImplementationOnStructuredStrings() {
        GrammarPrinter printer = new GrammarPrinter(Integer::toString, rule -> "R" + rule);
        CRC32 checksum = new CRC32();
        for (int seed = 0; seed < 4000; seed++) {
            RGrammar grammar = build(new ReSequitur(), GrammarTestStrings.structured(seed, 300));
            checksum.update(printer.toString(grammar).getBytes(UTF_8));
        }
        assertThat(Long.toHexString(checksum.getValue())).isEqualTo("3330c7e4");
    }

    @Test
    void keepsItsPropertiesOnStructuredStrings() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            check(build(new ReSequitur(), string), string, seed);
        }
    }

    @Test
    void keepsItsPropertiesWithRunsBuffered() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            check(build(new ReSequitur(true), string), string, seed);
        }
    }

    @Test
    void keepsItsPropertiesAfterEveryAppend() {
        for (int seed = 0; seed < 4000; seed++) {
            int[] string = GrammarTestStrings.structured(1_000_000 + seed, 40);
            ReSequitur literal = new ReSequitur();
            ReSequitur runBuffered = new ReSequitur(true);
            for (int i = 0; i < string.length; i++) {
                literal.append(string[i]);
                runBuffered.append(string[i]);
                int[] soFar = Arrays.copyOf(string, i + 1);
                check(literal.build(), soFar, seed);
                check(runBuffered.build(), soFar, seed);
            }
        }
    }

    /** Runs of up to 2^40 symbols: exponents beyond 2^31 and 2^32 that differ in their upper halves only, or not. */
    @Test
    void keepsItsPropertiesWithLongRuns() {
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            ReSequitur reSequitur = new ReSequitur();
            RGrammarAssembler plain = new RGrammarAssembler();
            plain.beginRule();
            int previous = -1;
            for (int i = random.nextInt(60); i > 0; i--) {
                int symbol = (previous + 1 + random.nextInt(2)) % 3;
                long count = 1 + ((long) random.nextInt(3) << 32) + ((long) random.nextInt(2) << 31);
                reSequitur.append(symbol, count);
                plain.add(symbol, count);
                previous = symbol;
            }
            RGrammar grammar = reSequitur.build();
            assertThat(GrammarTesting.bruteForceViolation(grammar, GrammarProperty.RESEQUITUR)).as("seed " + seed)
                    .isEmpty();
            assertSameRuns(grammar, plain.buildValid(), "seed " + seed);
        }
    }

    @Test
    void countsRunsOneByOneBeyond32Bits() {
        ReSequitur reSequitur = new ReSequitur();
        reSequitur.append('a', (1L << 32) - 2);
        for (int i = 0; i < 5; i++) {
            reSequitur.append('a');
        }
        assertThat(LETTERS.toString(reSequitur.build())).isEqualTo("S -> a^4294967299\n");
        assertThat(reSequitur.symbols()).isEqualTo(4_294_967_299L);
    }

    @Test
    void refusesWhatIsOutOfRange() {
        ReSequitur reSequitur = new ReSequitur();
        reSequitur.append(0, 1L << 62);
        assertThat(reSequitur.build().length()).isEqualTo(1L << 62);
        assertThatThrownBy(() -> reSequitur.append(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> reSequitur.append(1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> reSequitur.append(-1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void compressesNothing() {
        RGrammar grammar = new ReSequitur(true).build();
        assertThat(grammar.ruleCount()).isEqualTo(1);
        assertThat(grammar.length()).isZero();
    }

    private static void check(RGrammar grammar, int[] string, int seed) {
        GrammarTesting.checkByBruteForce(grammar, string, GrammarProperty.RESEQUITUR,
                "seed " + seed + ", length " + string.length);
    }

    /** Compares two grammars of long runs, joining runs that meet. */
    private static void assertSameRuns(RGrammar actual, RGrammar expected, String what) {
        assertThat(actual.length()).as(what).isEqualTo(expected.length());
        GrammarAccess access = new GrammarAccess(actual);
        long position = 0;
        for (int i = 0; i < expected.elementCount(); i++) {
            long end = position + expected.exponent(i);
            for (long at : new long[] {position, position + (end - position) / 2, end - 1}) {
                assertThat(access.symbol(at)).as(what + " at " + at).isEqualTo(expected.element(i));
            }
            position = end;
        }
    }
}
