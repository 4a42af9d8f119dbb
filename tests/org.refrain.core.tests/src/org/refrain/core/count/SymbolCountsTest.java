/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.grammar.GrammarTesting;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.RandomTrace;
import org.refrain.core.trace.InstructionRow;

class SymbolCountsTest {

    @Test
    void countsRangesAsAWalkDoes() {
        for (int seed = 0; seed < 1500; seed++) {
            RandomTrace random = new RandomTrace(400_000 + seed, 1 + seed / 6);
            int symbols = random.trace.alphabet().size();
            SymbolCounts counts = new SymbolCounts(random.trace.grammar(), symbols);
            assertThat(counts.whole()).as("seed %d", seed).isEqualTo(walk(random.symbols, 0, symbols));
            for (int i = 0; i < 20; i++) {
                int from = random.random.nextInt(random.symbols.length + 1);
                int to = from + random.random.nextInt(random.symbols.length - from + 1);
                assertThat(counts.range(from, to)).as("seed %d, [%d, %d)", seed, from, to)
                        .isEqualTo(walk(Arrays.copyOfRange(random.symbols, from, to), 0, symbols));
            }
        }
    }

    @Test
    void countsCyclesWithAllTheirExecutions() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int run = 0; run < 300; run++) {
            int[] string = random.ints(1 + random.nextInt(300), 0, 4).toArray();
            CycleGrammar cycles = cyclitur(string);
            CycleTable table = table(cycles);
            SymbolCounts counts = new SymbolCounts(cycles.grammar(), 4);
            long[][] expected = new long[table.distinctCount()][4];
            for (long k = 0; k < table.count(); k++) {
                int id = table.idOf(k);
                for (long at = table.startOf(k); at < table.startOf(k + 1); at++) {
                    expected[id][string[(int) at]]++;
                }
            }
            long[] sum = new long[4];
            int[] ids = random.ints(0, Math.max(1, expected.length)).limit(expected.length / 2).distinct().toArray();
            for (int id = 0; id < expected.length; id++) {
                long[] one = counts.cycle(table, id);
                for (int symbol = 0; symbol < 4; symbol++) {
                    assertThat(one[symbol] * table.distinct(id).count()).as("seed %d, cycle %d", seed, id)
                            .isEqualTo(expected[id][symbol]);
                }
            }
            for (int id : ids) {
                Arrays.setAll(sum, symbol -> sum[symbol] + expected[id][symbol]);
            }
            assertThat(counts.cycles(table, ids)).as("seed %d", seed).isEqualTo(sum);
        }
    }

    @Test
    void countsWhatNobodyCouldExpand() throws InvalidGrammarException {
        // S -> A^(10^9) 1, A -> 0^(10^9) 2
        RGrammar grammar = new RGrammar(new int[] {0, 2, 4}, new int[] {~1, 1, 0, 2},
                new long[] {1_000_000_000L, 1, 1_000_000_000L, 1});
        SymbolCounts counts = new SymbolCounts(grammar, 3);
        assertThat(counts.whole()).containsExactly(1_000_000_000_000_000_000L, 1, 1_000_000_000L);
        assertThat(counts.range(999_999_999L, grammar.length() - 1))
                .containsExactly(1_000_000_000_000_000_000L - 999_999_999L, 0, 1_000_000_000L);
        assertThat(counts.range(7, 7)).containsExactly(0, 0, 0);
        assertThatThrownBy(() -> counts.range(8, 7)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> counts.range(-1, 7)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> counts.range(0, grammar.length() + 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void anEmptyTraceHasNothing() {
        assertThat(new SymbolCounts(GrammarTesting.rules(""), 2).whole()).containsExactly(0, 0);
    }

    private static CycleGrammar cyclitur(int[] string) {
        Cyclitur builder = new Cyclitur(0);
        for (int symbol : string) {
            builder.append(symbol);
        }
        return builder.build();
    }

    private static CycleTable table(CycleGrammar cycles) {
        DistinctCycle[] distinct = new DistinctCycle[cycles.distinctCount()];
        Arrays.setAll(distinct, id -> new DistinctCycle(id, cycles.length(id), cycles.count(id),
                cycles.firstOccurrence(id), InstructionRow.NO_TIME, InstructionRow.NO_TIME));
        return new GrammarCycleTable(cycles.header(), cycles.sequence(), Arrays.asList(distinct),
                cycles.prologueLength(), cycles.partialLength());
    }

    private static long[] walk(int[] string, int from, int symbols) {
        long[] counts = new long[symbols];
        for (int i = from; i < string.length; i++) {
            counts[string[i]]++;
        }
        return counts;
    }
}
