/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.grammar.GrammarTesting;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.path.RandomTrace;

/** The search in a grammar finds what a walk over the expanded string finds. */
class GrammarSearchTest {

    @Test
    void findsWhatAWalkOverTheStringFinds() {
        for (int seed = 0; seed < 1200; seed++) {
            RandomTrace random = new RandomTrace(500_000 + seed, 1 + seed / 8);
            int[] string = random.symbols;
            BitSet wanted = new BitSet();
            for (int symbol = 0; symbol < random.trace.alphabet().size(); symbol++) {
                wanted.set(symbol, random.random.nextInt(4) == 0);
            }
            GrammarSearch search = new GrammarSearch(random.trace.grammar(), wanted);
            long before = 0;
            for (int from = 0; from < string.length; from++) {
                String what = "seed " + seed + " from " + from;
                assertThat(search.next(from)).as(what).isEqualTo(walk(string, wanted, from, 1));
                assertThat(search.previous(from)).as(what).isEqualTo(walk(string, wanted, from, -1));
                assertThat(search.before(from)).as(what).isEqualTo(before);
                int to = from + random.random.nextInt(string.length - from + 5);
                assertThat(search.count(from, to)).as(what + " to " + to).isEqualTo(
                        Arrays.stream(string, from, Math.min(to, string.length)).filter(wanted::get).count());
                if (wanted.get(string[from])) {
                    assertThat(search.position(before++)).as(what).isEqualTo(from);
                }
            }
            assertThat(search.count()).isEqualTo(before);
            assertThat(search.position(before)).isEqualTo(GrammarSearch.NONE);
            assertThat(search.position(-1)).isEqualTo(GrammarSearch.NONE);
            assertThat(search.next(string.length + 3L)).isEqualTo(GrammarSearch.NONE);
            assertThat(search.previous(Long.MAX_VALUE)).isEqualTo(walk(string, wanted, string.length - 1, -1));
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

    @Test
    void tellsWhichCyclesHoldASymbol() {
        // a prologue, the cycles 0 1 0, and a partial one
        RGrammar trace = GrammarTesting.rules("e h a h b b h a h");
        RGrammar ids = GrammarTesting.build(new ReSequitur(), new int[] {0, 1, 0});
        GrammarCycleTable cycles = new GrammarCycleTable('h', ids,
                List.of(new DistinctCycle(0, 2, 2, 0, 0, 0), new DistinctCycle(1, 3, 1, 1, 0, 0)), 1, 1);
        BitSet wanted = new BitSet();
        wanted.set('b');
        assertThat(CycleHits.perCycle(cycles, new GrammarSearch(trace, wanted))).containsExactly(0, 2);
    }

    private static long walk(int[] string, BitSet wanted, int from, int step) {
        for (int i = from; i >= 0 && i < string.length; i += step) {
            if (wanted.get(string[i])) {
                return i;
            }
        }
        return -1;
    }
}
