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

import org.refrain.core.cycle.CycleClasses;
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
 * @param classes number of classes; with {@code exact} as many as distinct cycles
 * @param exact whether distinct cycles are listed, and not classes
 * @param top the most frequent ones, the earlier one first among equally frequent ones
 */
public record CyclesReport(Optional<HeaderReport> header, List<HeaderReport> alternatives, long cycles, int distinct,
        long prologue, long partial, int classes, boolean exact, List<CycleLine> top) implements Report {

    /**
     * @param exact whether to list distinct cycles, and not classes
     * @param most how many to list
     */
    public static CyclesReport of(IndexedTrace trace, boolean exact, int most) {
        SymbolTable symbols = trace.symbols();
        CycleTable cycles = trace.cycles();
        CycleClasses classes = trace.classes();
        List<LoopHeader> candidates = trace.loopHeaders();
        if (cycles == null || classes == null) {
            return new CyclesReport(Optional.empty(), reports(candidates, -1, symbols), 0, 0, trace.eventCount(), 0, 0,
                    exact, List.of());
        }
        long count = cycles.count();
        long executions = count + (cycles.partialLength() > 0 ? 1 : 0);
        LoopHeader header = candidates.stream().filter(candidate -> candidate.symbol() == cycles.header()).findFirst()
                .orElseGet(() -> new LoopHeader(cycles.header(), executions, 1, LoopHeader.Reason.GIVEN));
        CycleTable listed = exact ? cycles : classes.grouped();
        List<CycleLine> top = IntStream.range(0, listed.distinctCount()).mapToObj(listed::distinct)
                .sorted(Comparator.comparingLong(DistinctCycle::count).reversed()
                        .thenComparingInt(DistinctCycle::id))
                .limit(most)
                .map(cycle -> exact ? CycleLine.of(cycle, cycles)
                        : CycleLine.of(classes.get(cycle.id()), listed, symbols))
                .toList();
        return new CyclesReport(Optional.of(HeaderReport.of(header, symbols)),
                reports(candidates, cycles.header(), symbols), count, cycles.distinctCount(), cycles.prologueLength(),
                cycles.partialLength(), listed.distinctCount(), exact, top);
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
        json.name("classes").value(classes);
        json.name("exact").value(exact);
        json.name("prologue").value(prologue);
        json.name("partial").value(partial);
        json.name("top").beginArray();
        for (CycleLine line : top) {
            line.write(json);
        }
        json.endArray();
        json.name("alternatives").beginArray();
        for (HeaderReport alternative : alternatives) {
            alternative.write(json);
        }
        json.endArray();
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
            facts.add("cycles", Numbers.count(cycles) + ", " + Numbers.count(distinct) + " of them different"
                    + (exact ? "" : ", in " + Numbers.count(classes) + (classes == 1 ? " class" : " classes")));
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
        String thing = exact ? "cycle" : "class";
        TextTable table = new TextTable(">" + thing, ">count", ">share", ">length", ">first at", ">shortest",
                ">longest", ">different");
        for (CycleLine line : top) {
            line.print(table);
        }
        table.print(out, "");
        long more = (long) classes - top.size();
        if (more > 0) {
            out.println("and " + Numbers.count(more) + " more " + (exact ? "distinct cycle" : "class")
                    + (more == 1 ? "" : exact ? "s" : "es") + "; --top N shows more");
        }
    }
}
