/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

/** The search in a grammar finds what a walk over the expanded string finds. */
class GrammarSearchTest {

    private static final int GRAMMARS = 400;
    private static final int TERMINALS = 6;

    @Test
    void findsWhatAWalkOverTheStringFinds() throws InvalidGrammarException {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < GRAMMARS; i++) {
            RGrammar grammar = randomGrammar(random);
            int[] string = expand(grammar, 0);
            BitSet wanted = new BitSet();
            for (int symbol = 0; symbol < TERMINALS; symbol++) {
                wanted.set(symbol, random.nextInt(4) == 0);
            }
            GrammarSearch search = new GrammarSearch(grammar, wanted);
            for (int from = 0; from < string.length; from++) {
                assertThat(search.next(from)).as("seed %d, next from %d", seed, from)
                        .isEqualTo(walk(string, wanted, from, 1));
                assertThat(search.previous(from)).as("seed %d, previous from %d", seed, from)
                        .isEqualTo(walk(string, wanted, from, -1));
            }
        }
    }

    @Test
    void reachesTheEndOfAQuintillionSymbolsAtOnce() throws InvalidGrammarException {
        // S -> A^(10^9) 1, A -> 0^(10^9)
        RGrammar grammar = new RGrammar(new int[] {0, 2, 3}, new int[] {~1, 1, 0},
                new long[] {1_000_000_000L, 1, 1_000_000_000L});
        BitSet wanted = new BitSet();
        wanted.set(1);
        GrammarSearch search = new GrammarSearch(grammar, wanted);

        assertThat(search.next(0)).isEqualTo(1_000_000_000_000_000_000L);
        assertThat(search.previous(999_999_999_999_999_999L)).isEqualTo(-1);
    }

    private static long walk(int[] string, BitSet wanted, int from, int step) {
        for (int i = from; i >= 0 && i < string.length; i += step) {
            if (wanted.get(string[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Rules use rules with larger numbers only. */
    private static RGrammar randomGrammar(Random random) throws InvalidGrammarException {
        int rules = 1 + random.nextInt(5);
        int[] starts = new int[rules + 1];
        int[] elements = new int[rules * 4];
        long[] exponents = new long[rules * 4];
        int used = 0;
        for (int rule = 0; rule < rules; rule++) {
            starts[rule] = used;
            int length = 1 + random.nextInt(4);
            for (int i = 0; i < length; i++) {
                boolean use = rule + 1 < rules && random.nextBoolean();
                elements[used] = use ? ~(rule + 1 + random.nextInt(rules - rule - 1)) : random.nextInt(TERMINALS);
                exponents[used++] = 1 + random.nextInt(3);
            }
        }
        starts[rules] = used;
        return new RGrammar(starts, Arrays.copyOf(elements, used), Arrays.copyOf(exponents, used));
    }

    private static int[] expand(RGrammar grammar, int rule) {
        int[] string = new int[(int) grammar.length(rule)];
        int length = 0;
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            int[] part = element >= 0 ? new int[] {element} : expand(grammar, ~element);
            for (long n = 0; n < grammar.exponent(i); n++) {
                System.arraycopy(part, 0, string, length, part.length);
                length += part.length;
            }
        }
        return string;
    }
}
