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
import java.util.Optional;

import org.refrain.core.nlr.access.AccessPattern;
import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.program.analysis.ProgramData;
import org.refrain.program.line.SourcePlace;

import com.google.gson.stream.JsonWriter;

/**
 * How instructions access memory.
 *
 * @param found the patterns of each instruction, those with the most accesses first
 * @param program names their variables and tells their source lines
 * @param top how many of them to list
 */
public record AccessReport(AccessPatterns found, ProgramData program, int top) implements Report {

    /** Lines of one instruction. */
    private static final int MOST_LINES = 8;

    private List<AccessPattern> listed() {
        return found.streams().subList(0, Math.min(top, found.streams().size()));
    }

    private static String kind(AccessPattern pattern) {
        return pattern.stream().isWrite() ? "write" : "read";
    }

    private static String instruction(AccessPattern pattern) {
        return pattern.stream().isKnown() ? Numbers.address(pattern.stream().instruction()) : "unknown";
    }

    /** File and line, without the folders. */
    private String source(AccessPattern pattern) {
        return program.placeOf(pattern.stream()).map(place -> place.fileName() + ":" + place.line()).orElse("");
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("algorithm").value("nlr");
        json.name("length").value(found.accesses());
        json.name("streams").value(found.streams().size());
        json.name("terms").value(found.streams().stream().mapToLong(AccessPattern::terms).sum());
        json.name("inLoops").value(found.streams().stream().mapToLong(AccessPattern::looped).sum());
        patterns(json);
    }

    /** Writes the instructions alone. */
    void patterns(JsonWriter json) throws IOException {
        json.name("patterns").beginArray();
        for (AccessPattern pattern : listed()) {
            json.beginObject();
            json.name("instruction").value(instruction(pattern));
            Optional<SourcePlace> place = program.placeOf(pattern.stream());
            if (place.isPresent()) {
                json.name("source").value(place.get().toString());
            }
            json.name("kind").value(kind(pattern));
            json.name("count").value(pattern.count());
            json.name("terms").value(pattern.terms());
            json.name("inLoops").value(pattern.looped());
            json.name("covered").value(pattern.covered());
            json.name("text").beginArray();
            for (String line : pattern.text(program.names())) {
                json.value(line);
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
    }

    @Override
    public void print(PrintStream out) {
        out.println(Numbers.count(found.accesses()) + " data " + (found.accesses() == 1 ? "access" : "accesses")
                + " of " + Numbers.count(found.streams().size(), "instruction"));
        out.println();
        TextTable table = new TextTable("instruction", "source", "", ">count", ">in loops", ">terms", "pattern");
        for (AccessPattern pattern : listed()) {
            List<String> lines = pattern.text(program.names());
            table.add(instruction(pattern), source(pattern), kind(pattern), Numbers.count(pattern.count()),
                    Numbers.share((double) pattern.looped() / pattern.count()), Numbers.count(pattern.terms()),
                    lines.isEmpty() ? "none" : lines.get(0));
            for (String line : lines.subList(Math.min(1, lines.size()), Math.min(MOST_LINES, lines.size()))) {
                table.add("", "", "", "", "", "", line);
            }
        }
        table.print(out, "");
    }
}
