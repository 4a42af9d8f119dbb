/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.refrain.cli.terminal.Text;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.controlflow.ControlFlowReport;
import org.refrain.program.controlflow.Observation;
import org.refrain.program.controlflow.Observation.Weight;
import org.refrain.program.dwarf.DwarfProblem;

import com.google.gson.stream.JsonWriter;

/**
 * What a program and a trace tell together: source lines, functions and blocks that ran, and how sure calls and returns
 * are.
 *
 * @param functionsInProgram functions of the program
 * @param blocksInProgram blocks of the program
 * @param blocksRan blocks with an instruction in the trace
 * @param elements size of the compressed control flow
 * @param report what was seen while it was rebuilt
 * @param lines rows of the line table
 * @param files source files
 * @param problems damage of the debug information
 */
public record ControlFlowSummary(int functionsInProgram, long blocksInProgram, int blocksRan, long elements,
        ControlFlowReport report, int lines, int files, List<DwarfProblem> problems) {

    private static final int SHOWN = 5;

    /** Collects the facts of a program that fits its trace. */
    public static Optional<ControlFlowSummary> of(ProgramTrace trace, ControlFlowAnalysis flow) {
        ProgramImage image = trace.usableImage();
        if (image == null) {
            return Optional.empty();
        }
        ProgramModel model = trace.model();
        return Optional.of(new ControlFlowSummary(model.functions().size(), model.functions().stream().mapToLong(
                ProgramFunction::blocks).sum(), blocksRan(trace.trace().symbols(), model),
                flow.tasks().flow().trace().grammar().size(), flow.report(), image.lines().rowCount(),
                image.lines().files().count(), image.problems()));
    }

    private static int blocksRan(SymbolTable symbols, ProgramModel model) {
        BitSet first = new BitSet();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            int instruction = symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION
                    ? model.code().indexOf(symbols.address(symbol)) : -1;
            if (instruction >= 0) {
                long address = model.block(model.functionOf(instruction), model.blockOf(instruction)).first();
                first.set(model.code().indexOf(address));
            }
        }
        return first.cardinality();
    }

    void addTo(TextTable facts) {
        facts.add("source lines", lines == 0 ? "none: the program has no debug information"
                : Numbers.count(lines, "row") + " from " + Numbers.count(files, "file"));
        facts.add("ran", report.functions() + " of " + Numbers.count(functionsInProgram, "function") + ", "
                + Numbers.count(blocksRan) + " of " + Numbers.count(blocksInProgram, "block"));
        facts.add("control flow", Numbers.count(report.events()) + " entries, blocks and exits, calls nest "
                + report.deepest() + " deep"
                + (report.stacks() > 1 ? ", " + Numbers.count(report.stacks(), "task") : ""));
        facts.add("", certainty());
    }

    private String certainty() {
        long unexplained = report.count(Weight.UNEXPLAINED);
        long doubtful = report.count(Weight.DOUBTFUL);
        return (unexplained == 0 ? "every call and return is explained" : Numbers.share(report.explained())
                + " of calls and returns are explained") + (doubtful == 0 ? "" : ", " + Numbers.count(doubtful)
                + " taken the likely way");
    }

    void print(PrintStream out) {
        TextTable seen = new TextTable(">seen", "while calls and returns were rebuilt", "");
        for (Observation what : Observation.values()) {
            if (report.count(what) > 0) {
                seen.add(Numbers.count(report.count(what)), what.words(), what.weight() == Weight.EXPECTED ? ""
                        : what.weight().name().toLowerCase(Locale.ROOT));
            }
        }
        out.println();
        seen.print(out, "");
        if (!report.unexplained().isEmpty()) {
            out.println("unexplained at " + report.unexplained().stream().limit(SHOWN).map(Numbers::count).collect(
                    Collectors.joining(" and "))
                    + (report.count(Weight.UNEXPLAINED) > SHOWN ? " and later" : ""));
        }
        for (DwarfProblem problem : problems.subList(0, Math.min(SHOWN, problems.size()))) {
            out.println(Text.printable(problem.toString()));
        }
        if (problems.size() > SHOWN) {
            out.println("and " + Numbers.count(problems.size() - SHOWN, "more problem") + " of the debug information"
                    + "; --json lists them");
        }
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("events").value(report.events());
        json.name("size").value(elements);
        json.name("functions").value(report.functions());
        json.name("functionsInProgram").value(functionsInProgram);
        json.name("blocks").value(blocksRan);
        json.name("blocksInProgram").value(blocksInProgram);
        json.name("deepest").value(report.deepest());
        json.name("tasks").value(report.stacks());
        json.name("explained").value(report.explained());
        json.name("seen").beginArray();
        for (Observation what : Observation.values()) {
            if (report.count(what) > 0) {
                json.beginObject();
                json.name("what").value(what.words());
                json.name("count").value(report.count(what));
                json.name("weight").value(what.weight().name().toLowerCase(Locale.ROOT));
                json.endObject();
            }
        }
        json.endArray();
        json.name("unexplainedAt").beginArray();
        for (long position : report.unexplained()) {
            json.value(position);
        }
        json.endArray();
        json.name("lineRows").value(lines);
        json.name("sourceFiles").value(files);
        json.name("debugProblems").beginArray();
        for (DwarfProblem problem : problems) {
            json.value(problem.toString());
        }
        json.endArray();
        json.endObject();
    }
}
