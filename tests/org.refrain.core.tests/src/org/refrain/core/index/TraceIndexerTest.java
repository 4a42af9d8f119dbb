/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable.Kind;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;

class TraceIndexerTest {

    private static TraceSource sym(String tokens) {
        return TraceSource.of("x.sym", tokens.getBytes(StandardCharsets.UTF_8));
    }

    @RepeatedTest(30)
    void answersAsTheRowsSay(RepetitionInfo repetition, @TempDir Path folder) throws Exception {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        CsvTrace csv = new CsvTrace(random, 3 + random.nextInt(400));
        try (IndexedTrace trace = TraceIndexer.index(csv.source(), IndexOptions.DEFAULT.withHeader(
                HeaderSpec.address(CsvTrace.HEADER)), folder.resolve("x.wpp"), null, Progress.NONE)) {
            int n = csv.addresses.size();
            assertThat(trace.eventCount()).as("seed %d", seed).isEqualTo(n);
            int[] symbols = new int[n];
            long[] times = new long[n];
            assertThat(trace.symbols(0, symbols, n)).isEqualTo(n);
            assertThat(trace.times(0, times, n)).isEqualTo(n);
            for (int i = 0; i < n; i++) {
                boolean gap = csv.addresses.get(i) < 0;
                assertThat(trace.symbols().kind(symbols[i])).isEqualTo(gap ? Kind.DISCONTINUITY : Kind.INSTRUCTION);
                assertThat(trace.symbols().address(symbols[i])).isEqualTo(gap ? 0 : csv.addresses.get(i));
                assertThat(times[i]).as("seed %d row %d", seed, i).isEqualTo(csv.times.get(i));
            }
            assertThat(trace.discontinuities())
                    .isEqualTo(csv.discontinuities.stream().mapToLong(i -> i).toArray());
            assertThat(trace.unreadRows()).isEqualTo(csv.badRows);
            assertThat(trace.format()).isEqualTo("keil-csv");
            assertThat(trace.sourceName()).isEqualTo("made-up.csv");
            assertThat(trace.symbols().function(symbols[0])).isEqualTo("Reset_Handler");
            compareCycles(csv, trace, seed);
        }
        assertThat(filesIn(folder)).containsExactly("x.wpp");
    }

    /** Cycles and their durations, counted from the list. */
    private static void compareCycles(CsvTrace csv, IndexedTrace trace, int seed) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < csv.addresses.size(); i++) {
            if (csv.addresses.get(i) == CsvTrace.HEADER) {
                starts.add(i);
            }
        }
        CycleTable cycles = trace.cycles();
        assertThat(cycles).isNotNull();
        if (cycles == null) {
            return;
        }
        assertThat(trace.symbols().address(cycles.header())).isEqualTo(CsvTrace.HEADER);
        assertThat(cycles.count()).isEqualTo(starts.size() - 1);
        assertThat(cycles.prologueLength()).isEqualTo(starts.get(0).longValue());
        assertThat(cycles.partialLength()).isEqualTo(csv.addresses.size() - starts.get(starts.size() - 1));
        starts.add(csv.addresses.size());
        Map<List<Long>, long[]> distinct = new HashMap<>(); // count, shortest, longest
        for (int k = 0; k < cycles.count(); k++) {
            List<Long> events = csv.addresses.subList(starts.get(k), starts.get(k + 1));
            int candidates = distinct.size();
            long[] known = distinct.computeIfAbsent(events, e -> new long[] {0, NO_TIME, NO_TIME, candidates});
            known[0]++;
            long from = firstTime(csv, starts.get(k), starts.get(k + 1));
            long to = firstTime(csv, starts.get(k + 1), starts.get(k + 2));
            if (from != NO_TIME && to != NO_TIME && to >= from) {
                known[1] = known[1] == NO_TIME ? to - from : Math.min(known[1], to - from);
                known[2] = Math.max(known[2], to - from);
            }
            assertThat(cycles.idOf(k)).as("seed %d occurrence %d", seed, k).isEqualTo((int) known[3]);
            assertThat(cycles.startOf(k)).isEqualTo(starts.get(k).longValue());
        }
        assertThat(cycles.distinctCount()).isEqualTo(distinct.size());
        distinct.forEach((events, known) -> {
            DistinctCycle cycle = cycles.distinct((int) known[3]);
            assertThat(cycle.length()).isEqualTo(events.size());
            assertThat(cycle.count()).isEqualTo(known[0]);
            assertThat(cycle.minTime()).as("seed %d cycle %d", seed, cycle.id()).isEqualTo(known[1]);
            assertThat(cycle.maxTime()).as("seed %d cycle %d", seed, cycle.id()).isEqualTo(known[2]);
        });
    }

    private static long firstTime(CsvTrace csv, int from, int to) {
        for (int i = from; i < to; i++) {
            if (csv.times.get(i) != NO_TIME) {
                return csv.times.get(i);
            }
        }
        return NO_TIME;
    }

    @Test
    void cutsThePapersStringAtA(@TempDir Path folder) throws Exception {
        try (IndexedTrace trace = TraceIndexer.index(sym("c a b c a b c a b c a b c a d"),
                IndexOptions.DEFAULT.withHeader(HeaderSpec.parse("a")), folder.resolve("x.wpp"), null,
                Progress.NONE)) {
            CycleTable cycles = trace.cycles();
            assertThat(cycles).isNotNull();
            if (cycles != null) {
                assertThat(cycles.count()).isEqualTo(4);
                assertThat(cycles.distinctCount()).isEqualTo(1);
                assertThat(cycles.prologueLength()).isEqualTo(1);
                assertThat(cycles.partialLength()).isEqualTo(2);
            }
            assertThat(trace.grammar().size()).isEqualTo(11);
            assertThat(trace.firstTime()).isEqualTo(NO_TIME);
            assertThat(trace.nextTimed(0)).isEqualTo(-1);
            assertThat(trace.positionAtTime(0)).isEqualTo(-1);
        }
    }

    @Test
    void findsTheHeaderByItself(@TempDir Path folder) throws Exception {
        CsvTrace csv = new CsvTrace(new Random(1), 300);
        try (IndexedTrace trace = TraceIndexer.index(csv.source(), IndexOptions.DEFAULT, folder.resolve("x.wpp"),
                null, Progress.NONE)) {
            compareCycles(csv, trace, 1);
            assertThat(trace.loopHeaders()).isNotEmpty();
            assertThat(trace.symbols().address(trace.loopHeaders().get(0).symbol())).isEqualTo(CsvTrace.HEADER);
        }
    }

    @Test
    void aFunctionThatRunsOnceStandsForTheLoopInIt(@TempDir Path folder) throws Exception {
        CsvTrace csv = new CsvTrace(new Random(1), 300);
        try (IndexedTrace trace = TraceIndexer.index(csv.source(),
                IndexOptions.DEFAULT.withHeader(HeaderSpec.parse("main")), folder.resolve("x.wpp"), null,
                Progress.NONE)) {
            compareCycles(csv, trace, 1);
            assertThat(trace.loopHeaders().get(0).reason()).isEqualTo(LoopHeader.Reason.GIVEN);
        }
    }

    @Test
    void aFunctionThatRunsOftenStandsForItsEntry(@TempDir Path folder) throws Exception {
        CsvTrace csv = new CsvTrace(new Random(1), 300);
        try (IndexedTrace trace = TraceIndexer.index(csv.source(),
                IndexOptions.DEFAULT.withHeader(HeaderSpec.parse("poll")), folder.resolve("x.wpp"), null,
                Progress.NONE)) {
            CycleTable cycles = trace.cycles();
            assertThat(cycles).isNotNull();
            if (cycles != null) {
                assertThat(trace.symbols().address(cycles.header())).isEqualTo(0x0800_0200L);
            }
        }
    }

    @Test
    void withoutAHeaderThereAreNoCycles(@TempDir Path folder) throws Exception {
        CsvTrace csv = new CsvTrace(new Random(1), 50);
        for (String header : new String[] {"none", "0x12345678", "no_such_function"}) {
            try (IndexedTrace trace = TraceIndexer.index(csv.source(),
                    IndexOptions.DEFAULT.withHeader(HeaderSpec.parse(header)), folder.resolve("x.wpp"), null,
                    Progress.NONE)) {
                assertThat(trace.cycles()).isNull();
                assertThat(trace.eventCount()).isEqualTo(csv.addresses.size());
                assertThat(trace.problems().stream().anyMatch(p -> p.message().contains("is not in the trace")))
                        .isEqualTo(!header.equals("none"));
            }
        }
    }

    @Test
    void publishesTheFirstRowsWhileReading(@TempDir Path folder) throws Exception {
        StringBuilder tokens = new StringBuilder();
        Random random = new Random(7);
        for (int i = 0; i < 90_000; i++) {
            tokens.append("t").append(random.nextInt(1 + i / 10)).append(i % 10 == 0 ? "\n" : " ");
        }
        List<TracePreview> previews = new ArrayList<>();
        try (IndexedTrace trace = TraceIndexer.index(sym(tokens.toString()), IndexOptions.DEFAULT,
                folder.resolve("x.wpp"), previews::add, Progress.NONE)) {
            assertThat(previews.get(0).eventCount()).isEqualTo(1000);
            assertThat(previews.get(previews.size() - 1).eventCount()).isEqualTo(TracePreview.MAX_EVENTS);
            assertThat(previews.stream().map(TracePreview::eventCount)).isSorted().doesNotHaveDuplicates();
            for (TracePreview preview : previews) {
                int n = (int) preview.eventCount();
                int[] early = new int[n];
                int[] late = new int[n];
                assertThat(preview.symbols(0, early, n)).isEqualTo(n);
                trace.symbols(0, late, n);
                assertThat(early).isEqualTo(late);
                for (int symbol = 0; symbol < preview.symbols().size(); symbol++) {
                    assertThat(preview.symbols().text(symbol)).isEqualTo(trace.symbols().text(symbol));
                }
                long[] times = new long[2];
                assertThat(preview.times(n - 1L, times, 2)).isEqualTo(1);
                assertThat(times[0]).isEqualTo(NO_TIME);
                assertThat(preview.symbols(n + 10L, early, 1)).isZero();
            }
        }
    }

    @Test
    void aShortTraceHasOnePreview(@TempDir Path folder) throws Exception {
        List<TracePreview> previews = new ArrayList<>();
        TraceIndexer.index(sym("a b a b"), IndexOptions.DEFAULT, folder.resolve("x.wpp"), previews::add, Progress.NONE)
                .close();
        assertThat(previews).hasSize(1);
        int[] symbols = new int[4];
        assertThat(previews.get(0).symbols(0, symbols, 4)).isEqualTo(4);
        assertThat(symbols).containsExactly(0, 1, 0, 1);
    }

    /** Cancels at every place where the work can be cancelled, one after the other. */
    @Test
    void aCancelLeavesNothingBehind(@TempDir Path folder) throws Exception {
        CsvTrace csv = new CsvTrace(new Random(3), 200);
        Path wpp = folder.resolve("deep").resolve("x.wpp");
        TraceIndexer.index(sym("old"), IndexOptions.DEFAULT, wpp, null, Progress.NONE).close();
        byte[] old = Files.readAllBytes(wpp);
        List<String> stages = new ArrayList<>();
        for (int at = 1;; at++) {
            CancelAt progress = new CancelAt(at);
            try {
                TraceIndexer.index(csv.source(), IndexOptions.DEFAULT, wpp, null, progress).close();
                break;
            } catch (CancellationException e) {
                stages.add(progress.task);
                assertThat(wpp).as("cancelled at %d", at).hasBinaryContent(old);
                assertThat(filesIn(wpp.resolveSibling("."))).containsExactly("x.wpp");
            }
        }
        assertThat(stages).anyMatch(s -> s.startsWith("Reading")).contains("Compressing", "Measuring cycles",
                "Writing the index");
        assertThat(Files.readAllBytes(wpp)).isNotEqualTo(old);
    }

    private static final class CancelAt implements Progress {
        private final int at;
        private int asked;
        private String task = "Reading";

        CancelAt(int at) {
            this.at = at;
        }

        @Override
        public void report(String newTask, long done, long total) {
            task = newTask;
            assertThat(done).isGreaterThanOrEqualTo(0);
            assertThat(total < 0 || done <= total).isTrue();
        }

        @Override
        public boolean isCancelled() {
            return ++asked >= at;
        }
    }

    @Test
    void aFailureLeavesNothingBehind(@TempDir Path folder) throws Exception {
        Path taken = Files.createDirectories(folder.resolve("x.wpp").resolve("full"));
        assertThatThrownBy(() -> TraceIndexer.index(sym("a b"), IndexOptions.DEFAULT, taken.getParent(), null,
                Progress.NONE)).isInstanceOf(IOException.class);
        assertThat(filesIn(folder)).containsExactly("x.wpp");
    }

    @Test
    void whatIsNoTraceIsRefused(@TempDir Path folder) throws IOException {
        for (TraceSource source : Arrays.asList(TraceSource.of("empty.csv", new byte[0]), sym("# nothing\n"),
                TraceSource.of("header.csv", "Time,Address,Instruction,Function\n".getBytes(StandardCharsets.UTF_8)))) {
            assertThatThrownBy(() -> TraceIndexer.index(source, IndexOptions.DEFAULT, folder.resolve("x.wpp"), null,
                    Progress.NONE)).isInstanceOf(TraceFormatException.class);
        }
        assertThat(filesIn(folder)).isEmpty();
    }

    private static List<String> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).toList();
        }
    }
}
