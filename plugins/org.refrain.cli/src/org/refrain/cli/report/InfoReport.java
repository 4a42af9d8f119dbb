/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import org.refrain.cli.terminal.Text;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;

import com.google.gson.stream.JsonWriter;

/**
 * What a trace holds.
 *
 * @param format short name of its format
 * @param events instructions or tokens, and discontinuities
 * @param addresses distinct instruction addresses
 * @param tokens distinct tokens
 * @param firstTime picoseconds, or NO_TIME
 * @param lastTime picoseconds, or NO_TIME
 * @param discontinuities how many there are
 * @param unreadRows rows that could not be read
 * @param functions distinct functions that ran, as far as trace or program name them
 * @param problems what the reader found, worst first
 * @param program how the program fits, if one was given
 * @param controlFlow what trace and program tell together, if the program fits
 */
public record InfoReport(String format, long events, int addresses, int tokens, long firstTime, long lastTime,
        long discontinuities, long unreadRows, int functions, List<TraceProblem> problems,
        Optional<ProgramReport> program, Optional<ControlFlowSummary> controlFlow) implements Report {

    private static final int PROBLEMS_SHOWN = 10;

    /** Collects the facts. */
    public static InfoReport of(IndexedTrace trace, Optional<ProgramReport> program,
            Optional<ControlFlowSummary> controlFlow) {
        SymbolTable symbols = trace.symbols();
        int addresses = 0;
        int tokens = 0;
        Set<String> functions = new HashSet<>();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            switch (symbols.kind(symbol)) {
                case INSTRUCTION -> addresses++;
                case TOKEN -> tokens++;
                case DISCONTINUITY -> {
                    continue;
                }
            }
            functions.add(symbols.function(symbol));
        }
        functions.remove("");
        return new InfoReport(trace.format(), trace.eventCount(), addresses, tokens, trace.firstTime(),
                trace.lastTime(), trace.discontinuityCount(), trace.unreadRows(), functions.size(), trace.problems(),
                program, controlFlow);
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("format").value(format);
        json.name("events").value(events);
        json.name("distinctAddresses").value(addresses);
        json.name("distinctTokens").value(tokens);
        Numbers.time(json, "firstTime", firstTime);
        Numbers.time(json, "lastTime", lastTime);
        json.name("discontinuities").value(discontinuities);
        json.name("unreadRows").value(unreadRows);
        json.name("functions").value(functions);
        json.name("problems").beginArray();
        for (TraceProblem problem : problems) {
            json.beginObject();
            json.name("severity").value(problem.severity().name().toLowerCase(Locale.ROOT));
            json.name("line").value(problem.line());
            json.name("offset").value(problem.offset());
            json.name("message").value(problem.message());
            json.endObject();
        }
        json.endArray();
        if (program.isPresent()) {
            json.name("program");
            program.get().write(json);
        }
        if (controlFlow.isPresent()) {
            json.name("controlFlow");
            controlFlow.get().write(json);
        }
    }

    @Override
    public void print(PrintStream out) {
        TextTable facts = new TextTable("", "");
        facts.add("format", format);
        facts.add("events", Numbers.count(events));
        if (addresses > 0 || tokens == 0) {
            facts.add("distinct addresses", Numbers.count(addresses));
        }
        if (tokens > 0) {
            facts.add("distinct tokens", Numbers.count(tokens));
        }
        facts.add("functions", functions == 0 ? "not named" : Numbers.count(functions));
        facts.add("time", firstTime == InstructionRow.NO_TIME ? "none recorded"
                : Numbers.seconds(firstTime) + " s to " + Numbers.seconds(lastTime) + " s");
        facts.add("discontinuities", Numbers.count(discontinuities));
        facts.add("rows not read", Numbers.count(unreadRows));
        program.ifPresent(it -> facts.add("program", it.text()));
        controlFlow.ifPresent(it -> it.addTo(facts));
        facts.print(out, "");
        controlFlow.ifPresent(it -> it.print(out));
        if (!problems.isEmpty()) {
            out.println();
            printProblems(out);
        }
    }

    private void printProblems(PrintStream out) {
        for (TraceProblem problem : problems.subList(0, Math.min(PROBLEMS_SHOWN, problems.size()))) {
            String place = problem.line() == 0 ? "" : "line " + problem.line() + ": ";
            out.println(Text.printable(place + problem.message()));
        }
        if (problems.size() > PROBLEMS_SHOWN) {
            out.println("and " + Numbers.count(problems.size() - PROBLEMS_SHOWN, "more finding")
                    + "; --json lists them");
        }
    }
}
