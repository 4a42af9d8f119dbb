/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleClassification;
import org.refrain.core.cycle.CycleClassifier;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.LoopExecution;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonSink;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;

/** A made-up trace in plain lists: can be written as a .wpp file, and compared with what is read from one. */
final class PlainTrace {

    private final SymbolTableBuilder builder = new SymbolTableBuilder(null);
    private final List<Integer> symbols = new ArrayList<>();
    private final List<Long> times = new ArrayList<>();
    private final List<Discontinuity> discontinuities = new ArrayList<>();
    private final List<Long> discontinuityPositions = new ArrayList<>();
    private final List<PlacedMark> marks = new ArrayList<>();
    private final List<TraceProblem> problems = new ArrayList<>();
    private final InstructionRow row = new InstructionRow();
    private int header = -1;

    /** A few rows of every kind, in a file of less than 2 KB. */
    static PlainTrace small() {
        PlainTrace trace = new PlainTrace();
        trace.discontinuity(0);
        for (int i = 0; i < 40; i++) {
            trace.instruction(0x0800_0100L, i * 1000L);
            trace.token(i % 7 == 0 ? "a" : "b", i % 5 == 0 ? i * 1000L + 40 : NO_TIME);
        }
        trace.mark(17);
        trace.problem("bad");
        trace.cutAt(1);
        return trace;
    }

    /** Loops whose bodies are often the same; cycles at any symbol, or none. */
    static PlainTrace random(Random random, int events) {
        PlainTrace trace = new PlainTrace();
        int kinds = 1 + random.nextInt(12);
        long time = random.nextInt(1000);
        boolean timed = random.nextInt(4) > 0;
        while (trace.symbols.size() < events) {
            // a loop body that is often the same
            Random body = new Random(random.nextInt(4));
            for (int i = body.nextInt(30); i >= 0 && trace.symbols.size() < events; i--) {
                time += random.nextInt(20) == 0 ? -random.nextInt(50) : random.nextInt(100);
                long at = timed && random.nextInt(3) == 0 ? time * 1000 : NO_TIME;
                int what = body.nextInt(kinds + 3);
                if (what == 0) {
                    trace.discontinuity(what);
                } else if (what < 3) {
                    trace.token("token" + what, at);
                } else {
                    trace.instruction(0x0800_0000L + 2 * what, at);
                }
                if (random.nextInt(40) == 0) {
                    trace.mark(random.nextBoolean() ? time : NO_TIME);
                }
                if (random.nextInt(100) == 0) {
                    trace.problem("row with a missing cell");
                }
            }
        }
        trace.header = random.nextInt(trace.builder.size() + 1) - 1;
        return trace;
    }

    void cutAt(int symbol) {
        header = symbol;
    }

    void token(String text, long time) {
        row.hasAddress = false;
        fill(text);
        add(builder.symbolOf(row), time);
    }

    void instruction(long address, long time) {
        row.hasAddress = true;
        row.address = address;
        fill("LDR r" + address % 13);
        add(builder.symbolOf(row), time);
    }

    void discontinuity(int kind) {
        Discontinuity found = new Discontinuity(10L + 3 * symbols.size(),
                Discontinuity.Kind.values()[kind % Discontinuity.Kind.values().length], "TRACE RUN");
        discontinuities.add(found);
        discontinuityPositions.add((long) symbols.size());
        add(builder.symbolOf(found), NO_TIME);
    }

    void mark(long time) {
        marks.add(new PlacedMark(symbols.size(), new TraceMark(symbols.size() * 2L,
                TraceMark.Kind.values()[symbols.size() % TraceMark.Kind.values().length], time,
                "Exception Entry - SysTick")));
    }

    void problem(String message) {
        problems.add(new TraceProblem(TraceProblem.Severity.WARNING, symbols.size(), 80L * symbols.size(), message));
    }

    private void fill(String text) {
        row.buffer = text.getBytes(StandardCharsets.UTF_8);
        row.textEnd = row.buffer.length;
    }

    private void add(int symbol, long time) {
        symbols.add(symbol);
        times.add(time);
    }

    void write(Path file) throws IOException {
        write(file, Progress.NONE);
    }

    void write(Path file, Progress progress) throws IOException {
        try (TimeStreamWriter timeStream = new TimeStreamWriter(file);
                DiscontinuityWriter discontinuityStream = new DiscontinuityWriter(file);
                MarkWriter markStream = new MarkWriter(file)) {
            for (long time : times) {
                timeStream.add(time);
            }
            for (int i = 0; i < discontinuities.size(); i++) {
                discontinuityStream.add(discontinuityPositions.get(i), discontinuities.get(i));
            }
            for (PlacedMark mark : marks) {
                markStream.add(mark.position(), mark.mark());
            }
            CompactSymbolTable table = builder.build();
            CycleGrammar cycles = header < 0 ? null : cycles();
            CycleTimes cycleTimes = cycles == null ? null : cycleTimes(cycles.distinctCount());
            WppWriter.write(file,
                    new TraceContents(meta(), table, counts(), cycles == null ? grammar() : cycles.grammar(), cycles,
                            cycleTimes, cycles == null ? null : classes(cycles, table), loopHeaders(),
                            timeStream, discontinuityStream, markStream,
                            new Findings(0, problems.size(), 0, problems.size(), problems)),
                    progress);
        }
    }

    WppMeta meta() {
        return new WppMeta("test", "trace.csv", 4711, 1_700_000_000_000L, symbols.size(), "auto", "");
    }

    private List<LoopHeader> loopHeaders() {
        return header < 0 ? List.of() : List.of(new LoopHeader(header, 7, 0.75, LoopHeader.Reason.ENTRY),
                new LoopHeader(0, 1, 0.5, LoopHeader.Reason.GIVEN));
    }

    private static CycleTimes cycleTimes(int distinct) {
        long[] shortest = new long[distinct];
        long[] longest = new long[distinct];
        for (int id = 0; id < distinct; id++) {
            shortest[id] = id % 3 == 0 ? NO_TIME : id - 1;
            longest[id] = id % 3 == 0 ? NO_TIME : 5L * id;
        }
        return new CycleTimes(shortest, longest);
    }

    private static CycleClassification classes(CycleGrammar cycles, SymbolTable table) throws IOException {
        return CycleClassifier.classify(cycles, table.size(), new BitSet(), Progress.NONE);
    }

    private long[] counts() {
        long[] counts = new long[builder.size()];
        for (int symbol : symbols) {
            counts[symbol]++;
        }
        return counts;
    }

    private CycleGrammar cycles() {
        Cyclitur cyclitur = new Cyclitur(header);
        symbols.forEach(cyclitur::append);
        return cyclitur.build();
    }

    private RGrammar grammar() {
        ReSequitur builder2 = new ReSequitur();
        symbols.forEach(builder2::append);
        return builder2.build();
    }

    /** Asks everything there is to ask and compares it with the lists. */
    void compare(WppReader read) throws IOException {
        int n = symbols.size();
        assertThat(read.eventCount()).isEqualTo(n);
        assertThat(read.meta()).isEqualTo(meta());
        int[] readSymbols = new int[n + 1];
        assertThat(read.symbols(0, readSymbols, n + 1)).isEqualTo(n);
        assertThat(Arrays.copyOf(readSymbols, n)).isEqualTo(symbols.stream().mapToInt(s -> s).toArray());
        long[] readTimes = new long[n + 1];
        assertThat(read.times(0, readTimes, n + 1)).isEqualTo(n);
        assertThat(Arrays.copyOf(readTimes, n)).isEqualTo(times.stream().mapToLong(t -> t).toArray());
        assertThat(read.symbols(n, readSymbols, 1)).isZero();
        assertThat(read.times(n + 5L, readTimes, 1)).isZero();
        assertThat(read.discontinuities())
                .isEqualTo(discontinuityPositions.stream().mapToLong(p -> p).toArray());
        assertThat(read.discontinuityCount()).isEqualTo(discontinuities.size());
        assertThat(read.marks(0, n + 1L, Integer.MAX_VALUE)).isEqualTo(marks);
        assertThat(read.markCount()).isEqualTo(marks.size());
        assertThat(read.problems()).isEqualTo(problems);
        assertThat(read.unreadRows()).isEqualTo(problems.size());
        assertThat(read.loopHeaders()).isEqualTo(loopHeaders());
        compareSymbols(read.symbols());
        compareCycles(read.cycles());
        compareClasses(read.classes());
        compareLoopExecutions(read);
        compareTimes(read);
    }

    private void compareSymbols(SymbolTable read) {
        SymbolTable table = builder.build();
        assertThat(read.size()).isEqualTo(table.size());
        for (int symbol = 0; symbol < table.size(); symbol++) {
            assertThat(read.kind(symbol)).isEqualTo(table.kind(symbol));
            assertThat(read.address(symbol)).isEqualTo(table.address(symbol));
            assertThat(read.text(symbol)).isEqualTo(table.text(symbol));
            assertThat(read.function(symbol)).isEqualTo(table.function(symbol));
            assertThat(read.source(symbol)).isEqualTo(table.source(symbol));
            if (table.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                assertThat(read.symbolAt(table.address(symbol))).isEqualTo(symbol);
            }
        }
    }

    private void compareCycles(@Nullable CycleTable read) {
        if (header < 0) {
            assertThat(read).isNull();
            return;
        }
        CycleGrammar cycles = cycles();
        CycleTimes cycleTimes = cycleTimes(cycles.distinctCount());
        assertThat(read).isNotNull();
        if (read == null) {
            return;
        }
        assertThat(read.header()).isEqualTo(header);
        assertThat(read.count()).isEqualTo(cycles.count());
        assertThat(read.prologueLength()).isEqualTo(cycles.prologueLength());
        assertThat(read.partialLength()).isEqualTo(cycles.partialLength());
        assertThat(read.distinctCount()).isEqualTo(cycles.distinctCount());
        for (int id = 0; id < read.distinctCount(); id++) {
            assertThat(read.distinct(id)).isEqualTo(new DistinctCycle(id, cycles.length(id), cycles.count(id),
                    cycles.firstOccurrence(id), cycleTimes.shortest()[id], cycleTimes.longest()[id]));
        }
        List<Long> starts = new ArrayList<>();
        for (int i = 0; i < symbols.size(); i++) {
            if (symbols.get(i) == header) {
                starts.add((long) i);
            }
        }
        for (int k = 0; k < read.count(); k++) {
            assertThat(read.startOf(k)).isEqualTo(starts.get(k));
            assertThat(read.occurrenceAt(starts.get(k))).isEqualTo(k);
        }
    }

    private void compareClasses(@Nullable CycleClasses read) throws IOException {
        if (read == null) {
            assertThat(header).isNegative();
            return;
        }
        CycleClassification classes = classes(cycles(), builder.build());
        assertThat(read.classCount()).isEqualTo(classes.classCount());
        for (int id = 0; id < classes.classOf().length; id++) {
            assertThat(read.classOf(id)).isEqualTo(classes.classOf()[id]);
        }
        for (int id = 0; id < classes.classCount(); id++) {
            List<VaryingLoop> expected = classes.varying().get(id);
            List<VaryingLoop> loops = read.get(id).loops();
            assertThat(loops).hasSameSizeAs(expected);
            for (int i = 0; i < loops.size(); i++) {
                assertThat(loops.get(i).loop()).isEqualTo(expected.get(i).loop());
                assertThat(loops.get(i).body()).isEqualTo(expected.get(i).body());
                assertThat(loops.get(i).histogram()).isEqualTo(expected.get(i).histogram());
            }
        }
    }

    /** Against the skeleton of the whole trace. */
    private void compareLoopExecutions(WppReader read) throws IOException {
        List<LoopExecution> all = new ArrayList<>();
        if (header >= 0) {
            LoopTokens loops = classes(cycles(), builder.build()).loops();
            long[] position = new long[1];
            Skeleton.split(SymbolSequence.of(symbols.stream().mapToInt(s -> s).toArray()), loops, new SkeletonSink() {
                @Override
                public void event(int symbol) {
                    position[0]++;
                }

                @Override
                public void loop(int token, long iterations) {
                    all.add(new LoopExecution(position[0], loops.loopOf(token), iterations));
                    position[0] += iterations * loops.period(loops.loopOf(token));
                }
            }, Progress.NONE);
        }
        assertThat(read.loopExecutions(0, Long.MAX_VALUE, Integer.MAX_VALUE)).isEqualTo(all);
        Random random = new Random(symbols.size());
        for (int i = 0; i < 10; i++) {
            long from = random.nextInt(symbols.size() + 1);
            long to = from + random.nextInt(symbols.size() + 1);
            int most = random.nextInt(20);
            assertThat(read.loopExecutions(from, to, most)).isEqualTo(all.stream()
                    .filter(execution -> execution.position() >= from && execution.position() < to).limit(most)
                    .toList());
        }
    }

    private void compareTimes(WppReader read) {
        long first = -1;
        long last = -1;
        for (int i = 0; i < times.size(); i++) {
            if (times.get(i) != NO_TIME) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        assertThat(read.nextTimed(0)).isEqualTo(first);
        assertThat(read.previousTimed(Long.MAX_VALUE)).isEqualTo(last);
        assertThat(read.firstTime()).isEqualTo(first < 0 ? NO_TIME : times.get((int) first));
        assertThat(read.lastTime()).isEqualTo(last < 0 ? NO_TIME : times.get((int) last));
        assertThat(read.positionAtTime(Long.MAX_VALUE)).isEqualTo(last);
    }
}
