/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.refrain.benchmarks.report.TextTable;
import org.refrain.core.path.match.MatchTimes;

/** The results as tables for a person, after figures 11 to 13 of the paper. */
final class PathReport {

    private PathReport() {
    }

    static String of(List<FlowResult> results) {
        StringBuilder text = new StringBuilder();
        text.append("Control-flow traces (figure 11)\n\n").append(traces(results));
        text.append("\nSizes in KB (figure 12)\n\n").append(sizes(results));
        text.append("\nMaking an index, ms, once for a trace\n\n").append(indexes(results));
        for (Question question : Question.values()) {
            text.append("\n").append(title(question)).append(": milliseconds, decompression + matching; medians"
                    + " (figure 13; chunks: its block coverage)\n\n").append(times(results, question));
        }
        text.append("\nPromises: the worst of all traces and paths\n\n").append(promises(results));
        return text.toString();
    }

    private static String title(Question question) {
        return switch (question) {
            case FIRST -> "First occurrence";
            case COUNT -> "Count";
            case ALL -> "All occurrences";
        };
    }

    private static TextTable traces(List<FlowResult> results) {
        TextTable table = new TextTable("trace", "events", "deepest", "functions", "chunks", "events a chunk",
                "origin");
        for (FlowResult result : results) {
            table.add(result.name(), count(result.events()), count(result.deepest()), count(result.functions()),
                    count(result.chunks()), count(result.eventsPerChunk()), result.origin());
        }
        return table;
    }

    private static TextTable sizes(List<FlowResult> results) {
        TextTable table = new TextTable("trace", "4 bytes an event", "gzip", "gzip in chunks", "their index",
                "grammar: rules", "elements", "file to query", "archive", "index of start rule");
        for (FlowResult result : results) {
            FlowSizes sizes = result.sizes();
            table.add(result.name(), kilobytes(4 * result.events()), kilobytes(sizes.gzip()),
                    kilobytes(sizes.chunks()), kilobytes(sizes.chunkIndex()), count(sizes.rules()),
                    count(sizes.elements()), kilobytes(sizes.queryable()), kilobytes(sizes.archive()),
                    kilobytes(sizes.startIndex()));
        }
        return table;
    }

    private static TextTable indexes(List<FlowResult> results) {
        TextTable table = new TextTable(headings("trace"));
        for (FlowResult result : results) {
            table.add(cells(name -> result.index().containsKey(name) ? millis(result.index().get(name)) : "-",
                    result.name()));
        }
        return table;
    }

    private static TextTable times(List<FlowResult> results, Question question) {
        TextTable table = new TextTable(headings("trace", "path", "occurrences", "chunks", "1 : auto", "1 : again"));
        for (FlowResult result : results) {
            for (PathTimes path : result.paths()) {
                ChosenPath chosen = path.path();
                table.add(cells(name -> times(path.of(question, name)), result.name(),
                        chosen.frequency().name().toLowerCase(Locale.ROOT), count(chosen.occurrences()),
                        chosen.coverage() + "/" + result.chunks(), ratio(path, question, Contender.AUTO),
                        ratio(path, question, Contender.AGAIN)));
            }
        }
        return table;
    }

    private static TextTable promises(List<FlowResult> results) {
        TextTable table = new TextTable("promise", "measured", "kept");
        for (PathPromise promise : PathPromise.of(results)) {
            table.add(promise.promise(), promise.measured(), promise.kept() ? "yes" : "NO");
        }
        return table;
    }

    private static String ratio(PathTimes path, Question question, String contender) {
        return String.format(Locale.ROOT, "%.1f", PathPromise.ratio(path, question, contender));
    }

    private static String[] headings(String... first) {
        return cells(name -> name, first);
    }

    private static String[] cells(UnaryOperator<String> cell, String... first) {
        return Stream.concat(Stream.of(first), Contender.NAMES.stream().map(cell)).toArray(String[]::new);
    }

    private static String times(MatchTimes times) {
        return times.decompression() == 0 ? millis(times.matching())
                : millis(times.decompression()) + " + " + millis(times.matching());
    }

    private static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String kilobytes(long bytes) {
        return String.format(Locale.ROOT, bytes < 10_000 ? "%,.2f" : "%,.0f", bytes / 1e3);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, nanos < 1_000_000 ? "%.4f" : nanos < 100_000_000 ? "%.2f" : "%,.0f",
                nanos / 1e6);
    }
}
