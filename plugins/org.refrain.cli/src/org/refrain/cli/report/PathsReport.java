/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.cli.terminal.Text;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.program.analysis.TaskFlow;

import com.google.gson.stream.JsonWriter;

/**
 * How often paths were taken, and where.
 *
 * @param paths what was looked for
 * @param counts how often each occurs
 * @param scheme how it was looked for
 * @param asked what to tell
 * @param first the first occurrence, if there is one
 * @param all gives all occurrences, one after the other
 * @param notes what else a person should know
 */
public record PathsReport(List<FunctionPath> paths, long[] counts, String scheme, Asked asked,
        Optional<OccurrenceLine> first, Occurrences all, List<String> notes) implements Report {

    /** Rows of a table are printed in pieces, each with its own widths of columns, so that any number can be. */
    private static final int ROWS = 10_000;

    /**
     * What the user wants to know.
     *
     * @param count how often
     * @param first where first
     * @param all where each time
     */
    public record Asked(boolean count, boolean first, boolean all) {
    }

    /** Occurrences one after the other. */
    @FunctionalInterface
    public interface Occurrences {
        /** The next one, or null. */
        @Nullable
        OccurrenceLine next();
    }

    /** The report where nothing can occur. */
    public static PathsReport none(List<FunctionPath> paths, String scheme, Asked asked, List<String> notes) {
        return new PathsReport(paths, new long[paths.size()], scheme, asked, Optional.empty(), () -> null, notes);
    }

    /**
     * @param paths what was looked for, functions that never ran too
     * @param counts for each path of the question
     * @throws PathException if the trace cannot be followed
     */
    public static PathsReport of(IndexedTrace trace, TaskFlow tasks, List<FunctionPath> paths, PathMatches matches,
            long[] counts, String scheme, Asked asked, List<String> notes) throws PathException {
        int[] numbers = new int[counts.length];
        long[] all = new long[paths.size()];
        for (int path = 0; path < counts.length; path++) {
            numbers[path] = paths.indexOf(matches.query().path(path));
            all[numbers[path]] = counts[path];
        }
        OccurrenceLine first = asked.first() ? line(tasks.occurrences(matches).next(), trace, tasks, numbers)
                : null;
        OccurrenceCursor cursor = asked.all() ? tasks.occurrences(matches) : () -> null;
        return new PathsReport(paths, all, scheme, asked, first == null ? Optional.empty() : Optional.of(first),
                () -> line(next(cursor), trace, tasks, numbers), notes);
    }

    private static @Nullable Occurrence next(OccurrenceCursor cursor) {
        try {
            return cursor.next();
        } catch (PathException e) {
            throw new IllegalStateException(e); // counting came this way before
        }
    }

    private static @Nullable OccurrenceLine line(@Nullable Occurrence occurrence, IndexedTrace trace, TaskFlow tasks,
            int[] numbers) {
        return occurrence == null ? null : OccurrenceLine.of(new Occurrence(occurrence.position(),
                numbers[occurrence.path()], occurrence.frame(), occurrence.depth()), trace, tasks);
    }

    private long count() {
        return Arrays.stream(counts).sum();
    }

    @Override
    public void printJson(PrintStream out) {
        // Straight to the output: there may be more occurrences than fit in memory.
        try {
            JsonWriter json = new JsonWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            json.setIndent("  ");
            json.setSerializeNulls(true);
            json.beginObject();
            members(json);
            json.endObject();
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a print stream takes everything
        }
        out.println();
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("function").value(paths.isEmpty() ? "" : paths.get(0).function());
        json.name("paths").beginArray();
        for (int i = 0; i < counts.length; i++) {
            json.beginObject();
            json.name("function").value(paths.get(i).function());
            json.name("path").value(paths.get(i).pattern().text());
            if (asked.count()) {
                json.name("count").value(counts[i]);
            }
            json.endObject();
        }
        json.endArray();
        json.name("scheme").value(scheme);
        json.name("count").value(asked.count() ? (Long) count() : null);
        if (asked.first()) {
            json.name("first");
            if (first.isPresent()) {
                first.get().write(json);
            } else {
                json.nullValue();
            }
        }
        if (asked.all()) {
            json.name("occurrences").beginArray();
            for (OccurrenceLine line = all.next(); line != null; line = all.next()) {
                line.write(json);
            }
            json.endArray();
        }
        json.name("notes").beginArray();
        for (String note : notes) {
            json.value(note);
        }
        json.endArray();
    }

    @Override
    public void print(PrintStream out) {
        boolean several = paths.size() > 1;
        TextTable facts = new TextTable("", "", ">");
        for (int i = 0; i < counts.length; i++) {
            facts.add((several ? i + "  " : "") + paths.get(i).function(), paths.get(i).pattern().text(),
                    asked.count() ? Numbers.count(counts[i], "time") : "");
        }
        facts.print(out, "");
        for (String note : notes) {
            out.println(Text.printable(note));
        }
        if (asked.first() && !asked.all()) {
            out.println();
            printFirst(out, several);
        }
        if (asked.all()) {
            printAll(out, several);
        }
    }

    private void printFirst(PrintStream out, boolean several) {
        if (first.isEmpty()) {
            out.println("never taken");
            return;
        }
        out.println("first");
        TextTable table = OccurrenceLine.table();
        first.get().print(table, several);
        table.print(out, "");
    }

    private void printAll(PrintStream out, boolean several) {
        List<OccurrenceLine> rows = new ArrayList<>();
        OccurrenceLine line = all.next();
        while (line != null) {
            rows.add(line);
            line = all.next();
            if (rows.size() == ROWS || line == null) {
                out.println();
                TextTable table = OccurrenceLine.table();
                rows.forEach(row -> row.print(table, several));
                table.print(out, "");
                rows.clear();
            }
        }
    }
}
