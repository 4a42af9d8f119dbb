/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.CycleClassifier;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;

class LoopStartsTest {

    private static final int HEADER = 0;
    private static final int SYMBOLS = 8;

    private final List<DistinctCycle> distinct = new ArrayList<>();

    /** Cycles of polls that wait now longer, now shorter, between other events. */
    private static CycleGrammar cycles(Random random) {
        Cyclitur builder = new Cyclitur(HEADER);
        for (int cycle = random.nextInt(30); cycle >= 0; cycle--) {
            for (int part = 1 + random.nextInt(12); part > 0; part--) {
                for (int poll = 1 + random.nextInt(20); poll > 0; poll--) {
                    builder.append(1);
                    builder.append(2);
                }
                builder.append(3 + random.nextInt(5));
            }
            builder.append(HEADER);
        }
        builder.append(1);
        return builder.build();
    }

    private GrammarCycleTable table(CycleGrammar cycles) {
        for (int id = 0; id < cycles.distinctCount(); id++) {
            distinct.add(new DistinctCycle(id, cycles.length(id), cycles.count(id), cycles.firstOccurrence(id), 0, 0));
        }
        return new GrammarCycleTable(HEADER, cycles.sequence(), distinct, cycles.prologueLength(),
                cycles.partialLength());
    }

    @RepeatedTest(50)
    void reachAnyPositionWithTheSameResult(RepetitionInfo repetition) throws Exception {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        CycleGrammar cycles = cycles(random);
        LoopTokens loops = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE).loops();
        GrammarCycleTable table = table(cycles);
        GrammarAccess trace = new GrammarAccess(cycles.grammar());
        LoopStarts found = LoopStarts.find(trace, cycles, loops, 1 + random.nextInt(60), Progress.NONE);
        byte[] section = found.section();
        LoopStarts starts = LoopStarts.read(new SectionInput("ITRX", 0, section, section.length), lengths(table));
        LoopExecutions direct = new LoopExecutions(trace, table, loops, LoopStarts.none(table.distinctCount()));
        LoopExecutions sampled = new LoopExecutions(trace, table, loops, starts);
        for (int i = 0; i < 50; i++) {
            long from = random.nextInt((int) trace.length());
            long to = from + random.nextInt(200);
            assertThat(sampled.find(from, to, 100)).as("seed %d, from %d to %d", seed, from, to)
                    .isEqualTo(direct.find(from, to, 100));
        }
        if (loops.size() > 0 && seed % 5 == 0) {
            assertThat(direct.find(0, trace.length(), 10)).isNotEmpty();
        }
    }

    private static long[] lengths(GrammarCycleTable table) {
        long[] lengths = new long[LoopStarts.CYCLES + table.distinctCount()];
        lengths[LoopStarts.PROLOGUE] = table.prologueLength();
        lengths[LoopStarts.PARTIAL] = table.partialLength();
        for (int id = 0; id < table.distinctCount(); id++) {
            lengths[LoopStarts.CYCLES + id] = table.distinct(id).length();
        }
        return lengths;
    }

    @Test
    void longStretchesHaveOneForEachSpacing() throws Exception {
        CycleGrammar cycles = cycles(new Random(7));
        LoopTokens loops = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE).loops();
        assertThat(loops.size()).isPositive();
        LoopStarts starts = LoopStarts.find(new GrammarAccess(cycles.grammar()), cycles, loops, 50, Progress.NONE);
        int longest = 0;
        for (int id = 0; id < cycles.distinctCount(); id++) {
            longest = cycles.length(id) > cycles.length(longest) ? id : longest;
        }
        assertThat(cycles.length(longest)).isGreaterThan(200);
        for (long position = 0; position < cycles.length(longest); position++) {
            assertThat(starts.before(LoopStarts.CYCLES + longest, position)).isBetween(position - 100, position);
        }
    }

    @Test
    void positionsOutsideTheirCycleAreRefused() throws Exception {
        CycleGrammar cycles = cycles(new Random(7));
        LoopTokens loops = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE).loops();
        byte[] section = LoopStarts.find(new GrammarAccess(cycles.grammar()), cycles, loops, 50, Progress.NONE)
                .section();
        long[] lengths = lengths(table(cycles));
        Arrays.fill(lengths, 50);
        assertThatThrownBy(() -> LoopStarts.read(new SectionInput("ITRX", 0, section, section.length), lengths))
                .isInstanceOf(WppFormatException.class).hasMessageContaining("osition in stretch");
    }
}
