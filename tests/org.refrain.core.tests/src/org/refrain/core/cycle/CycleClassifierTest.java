/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.JitterTrace;

/** Classes of made-up cycles, whose ways and waits are known, against a plain list of them. */
class CycleClassifierTest {

    private static final int HEADER = 0;
    private static final int WAYS = 4;
    private static final int[][] POLLS = {{1, 2}, {3, 4, 5}, {6}};
    private static final int SYMBOLS = 64;

    /** What one execution of the main loop did. */
    private record Execution(int way, List<Integer> waits) {
    }

    private final List<Execution> executions = new ArrayList<>();
    private final Cyclitur cyclitur = new Cyclitur(HEADER);

    /** Runs the main loop: two polls on each way, after a step that tells the way. */
    private void run(int way, int... waits) {
        append(HEADER);
        append(10 + way);
        for (int i = 0; i < waits.length; i++) {
            append(20 + i);
            for (int n = 0; n < waits[i]; n++) {
                append(POLLS[i]);
            }
        }
        append(30 + way);
        List<Integer> list = new ArrayList<>();
        for (int wait : waits) {
            list.add(wait);
        }
        executions.add(new Execution(way, list));
    }

    private void append(int... symbols) {
        for (int symbol : symbols) {
            cyclitur.append(symbol);
        }
    }

    @RepeatedTest(30)
    void cyclesOfOneWayAreOneClass(RepetitionInfo repetition) throws IOException {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 600; i++) {
            // the last poll always waits as long
            run(random.nextInt(WAYS), 3 + random.nextInt(20), 1 + random.nextInt(4), 9);
        }
        append(HEADER);
        CycleGrammar cycles = cyclitur.build();
        CycleClassification classes = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE);

        Map<Execution, Integer> ids = new LinkedHashMap<>();
        executions.forEach(execution -> ids.putIfAbsent(execution, ids.size()));
        Map<Integer, Integer> ways = new LinkedHashMap<>();
        executions.forEach(execution -> ways.putIfAbsent(execution.way, ways.size()));
        assertThat(classes.classOf()).as("seed %d", repetition.getCurrentRepetition())
                .isEqualTo(ids.keySet().stream().mapToInt(execution -> ways.get(execution.way)).toArray());
        assertThat(cycles.distinctCount()).isGreaterThan(10 * classes.classCount());
        ways.forEach((way, id) -> {
            List<VaryingLoop> varying = classes.varying().get(id);
            assertThat(varying).hasSize(2);
            for (VaryingLoop loop : varying) {
                int poll = loop.body().length == 2 ? 0 : 1;
                assertThat(loop.body()).containsExactly(POLLS[poll]);
                checkHistogram(loop, way, poll);
            }
        });
    }

    private void checkHistogram(VaryingLoop loop, int way, int poll) {
        TreeMap<Integer, Long> expected = new TreeMap<>();
        executions.stream().filter(execution -> execution.way == way)
                .forEach(execution -> expected.merge(execution.waits.get(poll), 1L, Long::sum));
        List<Iterations> histogram = new ArrayList<>();
        expected.forEach((number, times) -> histogram.add(new Iterations(number, number, times)));
        assertThat(loop.histogram()).isEqualTo(histogram);
        assertThat(loop.min()).isEqualTo((long) expected.firstKey());
        assertThat(loop.max()).isEqualTo((long) expected.lastKey());
        assertThat(loop.executions()).isEqualTo(expected.values().stream().mapToLong(times -> times).sum());
        assertThat(expected.get((int) loop.mode())).isEqualTo(expected.values().stream().max(Long::compare).get());
    }

    @RepeatedTest(20)
    void classesAreAskedLikeDistinctCycles(RepetitionInfo repetition) throws IOException {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 300; i++) {
            run(random.nextInt(WAYS), 3 + random.nextInt(9), 3);
        }
        append(HEADER);
        CycleGrammar cycles = cyclitur.build();
        CycleClassification classification = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE);
        List<DistinctCycle> distinct = new ArrayList<>();
        for (int id = 0; id < cycles.distinctCount(); id++) {
            distinct.add(new DistinctCycle(id, cycles.length(id), cycles.count(id), cycles.firstOccurrence(id),
                    10L + id, 20L + id));
        }
        GrammarCycleTable table = new GrammarCycleTable(HEADER, cycles.sequence(), distinct, 0, 1);
        CycleClasses classes = new CycleClasses(table, classification.classOf(), classification.varying());
        CycleTable grouped = classes.grouped();
        assertThat(grouped.count()).isEqualTo(executions.size());
        assertThat(grouped.distinctCount()).isEqualTo(classes.classCount());
        Map<Integer, Long> seen = new HashMap<>();
        for (int k = 0; k < executions.size(); k++) {
            int id = grouped.idOf(k);
            assertThat(id).isEqualTo(classes.classOf(table.idOf(k)));
            assertThat(grouped.startOf(k)).isEqualTo(table.startOf(k));
            assertThat(grouped.rank(id, k)).isEqualTo(seen.getOrDefault(id, 0L));
            assertThat(grouped.select(id, seen.getOrDefault(id, 0L))).isEqualTo(k);
            seen.merge(id, 1L, Long::sum);
        }
        for (int id = 0; id < classes.classCount(); id++) {
            CycleClass one = classes.get(id);
            assertThat(one.id()).isEqualTo(id);
            assertThat(one.count()).isEqualTo(seen.get(id)).isEqualTo(grouped.distinct(id).count());
            assertThat(grouped.select(id, one.count())).isEqualTo(-1);
            assertThat(grouped.distinct(id).minTime()).isEqualTo(10L + one.cycles()[0]);
            assertThat(grouped.distinct(id).maxTime()).isEqualTo(20L + one.cycles()[one.distinctCount() - 1]);
            assertThat(grouped.distinct(id).first()).isEqualTo(table.distinct(one.cycles()[0]).first());
        }
    }

    @Test
    void aJitteringTraceHasAnOrderOfMagnitudeFewerClassesThanDistinctCycles() throws IOException {
        JitterTrace trace = JitterTrace.jittering(1);
        Cyclitur jittering = new Cyclitur(JitterTrace.HEADER);
        int symbols = 0;
        for (int symbol : trace.events()) {
            jittering.append(symbol);
            symbols = Math.max(symbols, symbol + 1);
        }
        CycleGrammar cycles = jittering.build();
        CycleClassification classes = CycleClassifier.classify(cycles, symbols, new BitSet(), Progress.NONE);
        assertThat(classes.classCount()).isLessThanOrEqualTo(cycles.distinctCount() / 10)
                .isLessThanOrEqualTo(trace.variants());
    }

    @Test
    void withoutLoopsEachCycleIsAClass() throws IOException {
        for (int i = 0; i < 40; i++) {
            append(HEADER, 1 + i % 5, 7);
        }
        append(HEADER);
        append(HEADER);
        CycleGrammar cycles = cyclitur.build();
        CycleClassification classes = CycleClassifier.classify(cycles, SYMBOLS, new BitSet(), Progress.NONE);
        assertThat(classes.classOf()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(classes.varying()).hasSize(6).allMatch(List::isEmpty);
    }

    @Test
    void noCycleNoClass() throws IOException {
        append(1, 2, HEADER, 3);
        CycleClassification classes = CycleClassifier.classify(cyclitur.build(), SYMBOLS, new BitSet(), Progress.NONE);
        assertThat(classes.classCount()).isZero();
    }
}
