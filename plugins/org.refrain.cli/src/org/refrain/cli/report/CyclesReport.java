/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;

import com.google.gson.stream.JsonWriter;

/**
 * The cycles of a trace.
 *
 * @param header where each cycle begins; nothing when no loop was found, and then there are no cycles
 * @param alternatives other candidates for the header, best first
 * @param cycles complete cycles
 * @param distinct how many of them are different
 * @param prologue events before the first header
 * @param partial events from the last header to the end
 * @param top the most frequent distinct cycles, the earlier one first among equally frequent ones
 */
public record CyclesReport(Optional<HeaderReport> header, List<HeaderReport> alternatives, long cycles, int distinct,
        long prologue, long partial, List<Line> top) implements Report {

    /**
     * A distinct cycle.
     *
     * @param cycle id, length, count and times
     * @param share its part of all complete cycles, from 0 to 1
     * @param first position of the event that its first occurrence begins with
     */
    public record Line(DistinctCycle cycle, double share, long first) {
    }

    /** @param most how many distinct cycles to list */
    public static CyclesReport of(IndexedTrace trace, int most) {
        SymbolTable symbols = trace.symbols();
        CycleTable cycles = trace.cycles();
        List<LoopHeader> candidates = trace.loopHeaders();
        if (cycles == null) {
            return new CyclesReport(Optional.empty(), reports(candidates, -1, symbols), 0, 0, trace.eventCount(), 0,
                    List.of());
        }
        long count = cycles.count();
        long executions = count + (cycles.partialLength() > 0 ? 1 : 0);
        LoopHeader header = candidates.stream().filter(candidate -> candidate.symbol() == cycles.header()).findFirst()
                .orElseGet(() -> new LoopHeader(cycles.header(), executions, 1, LoopHeader.Reason.GIVEN));
        List<Line> top = IntStream.range(0, cycles.distinctCount()).mapToObj(cycles::distinct)
                .sorted(Comparator.comparingLong(DistinctCycle::count).reversed()
                        .thenComparingInt(DistinctCycle::id))
                .limit(most)
                .map(cycle -> new Line(cycle, (double) cycle.count() / count, cycles.startOf(cycle.first()))).toList();
        return new CyclesReport(Optional.of(HeaderReport.of(header, symbols)),
                reports(candidates, cycles.header(), symbols), count, cycles.distinctCount(), cycles.prologueLength(),
                cycles.partialLength(), top);
    }

    private static List<HeaderReport> reports(List<LoopHeader> candidates, int header, SymbolTable symbols) {
        return candidates.stream().filter(candidate -> candidate.symbol() != header)
                .map(candidate -> HeaderReport.of(candidate, symbols)).toList();
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        if (header.isPresent()) {
            HeaderReport it = header.get();
            json.name("header").value(it.name());
            json.name("headerFunction").value(it.function());
            json.name("headerReason").value(it.reason().name().toLowerCase(Locale.ROOT));
            json.name("headerExecutions").value(it.executions());
            json.name("headerShare").value(it.share());
        } else {
            json.name("header").nullValue();
            json.name("headerFunction").nullValue();
        }
        json.name("cycles").value(cycles);
        json.name("distinct").value(distinct);
        // Cycles are compared event by event as yet: each distinct one is a class of its own.
        json.name("classes").value(distinct);
        json.name("exact").value(true);
        json.name("prologue").value(prologue);
        json.name("partial").value(partial);
        json.name("top").beginArray();
        for (Line line : top) {
            write(json, line);
        }
        json.endArray();
        json.name("alternatives").beginArray();
        for (HeaderReport alternative : alternatives) {
            alternative.write(json);
        }
        json.endArray();
    }

    private static void write(JsonWriter json, Line line) throws IOException {
        json.beginObject();
        json.name("id").value(line.cycle.id());
        json.name("count").value(line.cycle.count());
        json.name("share").value(line.share);
        json.name("length").value(line.cycle.length());
        json.name("first").value(line.first);
        Numbers.time(json, "minTime", line.cycle.minTime());
        Numbers.time(json, "maxTime", line.cycle.maxTime());
        json.endObject();
    }

    @Override
    public void print(PrintStream out) {
        TextTable facts = new TextTable("", "");
        if (header.isPresent()) {
            facts.add("loop header", header.get().place());
            facts.add("", header.get().explanation());
            if (!header.get().doubt().isEmpty()) {
                facts.add("", header.get().doubt());
            }
            facts.add("cycles", Numbers.count(cycles) + ", " + Numbers.count(distinct) + " of them different");
            facts.add("before them", Numbers.count(prologue, "event"));
            facts.add("after them", Numbers.count(partial, "event") + " of a cycle that is not complete");
        } else {
            facts.add("loop header", "none found: nothing in this trace repeats like a main loop");
            facts.add("", "name one with --header ADDRESS or --header NAME");
        }
        String label = "other loops";
        for (HeaderReport other : alternatives) {
            facts.add(label, other.place() + ": runs " + Numbers.count(other.executions(), "time") + ", "
                    + Numbers.share(other.share()) + " of the trace");
            label = "";
        }
        facts.print(out, "");
        if (!top.isEmpty()) {
            out.println();
            printTop(out);
        }
    }

    private void printTop(PrintStream out) {
        TextTable table = new TextTable(">cycle", ">count", ">share", ">length", ">first at", ">shortest", ">longest");
        for (Line line : top) {
            DistinctCycle cycle = line.cycle;
            table.add(Integer.toString(cycle.id()), Numbers.count(cycle.count()), Numbers.share(line.share),
                    Numbers.count(cycle.length()), Numbers.count(line.first), Numbers.duration(cycle.minTime()),
                    Numbers.duration(cycle.maxTime()));
        }
        table.print(out, "");
        if (top.size() < distinct) {
            out.println("and " + Numbers.count((long) distinct - top.size(), "more distinct cycle")
                    + "; --top N shows more");
        }
    }
}
