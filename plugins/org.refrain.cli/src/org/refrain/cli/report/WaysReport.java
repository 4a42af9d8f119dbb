/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.refrain.cli.terminal.Text;
import org.refrain.core.path.ways.BlockCount;
import org.refrain.core.path.ways.Coverage;
import org.refrain.core.path.ways.EdgeCount;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.core.path.ways.Way;
import org.refrain.program.analysis.ProgramTrace;

import com.google.gson.stream.JsonWriter;

/**
 * The ways that were taken through a function.
 *
 * @param ways the ways, and which blocks ran
 * @param blocks how many blocks the function has; nothing when only a trace of tokens tells of it
 * @param lines the source line of each block; empty texts when not known
 * @param notes what else a person should know
 */
public record WaysReport(FunctionWays ways, OptionalInt blocks, List<String> lines, List<String> notes)
        implements Report {

    /** The report of a function that ran. */
    public static WaysReport of(ProgramTrace trace, FunctionWays ways, List<String> notes) {
        OptionalInt blocks = trace.model().functionNamed(ways.function()).map(it -> OptionalInt.of(it.blocks()))
                .orElse(OptionalInt.empty());
        List<String> lines = ways.coverage().blocks().stream()
                .map(it -> blocks.isEmpty() ? "" : trace.placeOfBlock(ways.function(), it.block())).toList();
        return new WaysReport(ways, blocks, lines, notes);
    }

    /** The report of a function that the program has and that never ran. */
    public static WaysReport none(ProgramTrace trace, String function, List<String> notes) {
        return of(trace, new FunctionWays(function, new Coverage(0, 0, 0, List.of(), List.of()), List.of()), notes);
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        Coverage coverage = ways.coverage();
        json.name("function").value(ways.function());
        json.name("entries").value(coverage.frames());
        json.name("cutEntries").value(coverage.cutFrames());
        json.name("blocks").value(blocks.isPresent() ? (Integer) blocks.getAsInt() : null);
        json.name("ways").beginArray();
        for (Way way : ways.ways()) {
            json.beginObject();
            json.name("path").value(text(way));
            json.name("blocks").beginArray();
            for (int block : way.blocks()) {
                json.value(block);
            }
            json.endArray();
            json.name("start").value(way.start().name().toLowerCase(Locale.ROOT));
            json.name("end").value(way.end().name().toLowerCase(Locale.ROOT));
            json.name("count").value(way.count());
            json.name("share").value(way.share());
            json.endObject();
        }
        json.endArray();
        json.name("coverage").beginArray();
        for (int i = 0; i < lines.size(); i++) {
            BlockCount block = coverage.blocks().get(i);
            json.beginObject();
            json.name("block").value(block.block());
            json.name("count").value(block.count());
            json.name("line").value(lines.get(i).isEmpty() ? null : lines.get(i));
            json.endObject();
        }
        json.endArray();
        writeEdges(json, coverage.edges());
        json.name("notes").beginArray();
        for (String note : notes) {
            json.value(note);
        }
        json.endArray();
    }

    private static void writeEdges(JsonWriter json, List<EdgeCount> edges) throws IOException {
        json.name("edges").beginArray();
        for (EdgeCount edge : edges) {
            json.beginObject();
            json.name("from").value(edge.from());
            json.name("to").value(edge.to());
            json.name("count").value(edge.count());
            json.name("back").value(edge.back());
            json.endObject();
        }
        json.endArray();
    }

    private static String text(Way way) {
        return way.blocks().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Override
    public void print(PrintStream out) {
        Coverage coverage = ways.coverage();
        String ran = Numbers.count(coverage.blocks().size()) + (blocks.isPresent() ? " of " + Numbers.count(
                blocks.getAsInt(), "block") : coverage.blocks().size() == 1 ? " block" : " blocks") + " ran";
        out.println(Text.printable(ways.function()) + ": " + (coverage.frames() == 0 ? "never ran"
                : "entered " + Numbers.count(coverage.frames(), "time") + ", " + ran));
        for (String note : notes) {
            out.println(Text.printable(note));
        }
        if (ways.ways().isEmpty()) {
            return;
        }
        out.println();
        TextTable table = new TextTable(">count", ">share", "from", "way", "to");
        for (Way way : ways.ways()) {
            table.add(Numbers.count(way.count()), Numbers.share(way.share()), way.start().name().toLowerCase(
                    Locale.ROOT), text(way), way.end().name().toLowerCase(Locale.ROOT));
        }
        table.print(out, "");
        out.println();
        TextTable each = new TextTable(">block", ">count", "line");
        for (int i = 0; i < lines.size(); i++) {
            BlockCount block = coverage.blocks().get(i);
            each.add(Integer.toString(block.block()), Numbers.count(block.count()), lines.get(i).substring(
                    lines.get(i).replace('\\', '/').lastIndexOf('/') + 1));
        }
        each.print(out, "");
    }
}
