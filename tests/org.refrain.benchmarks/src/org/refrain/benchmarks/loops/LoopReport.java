/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.util.List;
import java.util.Locale;

import org.refrain.benchmarks.report.TextTable;

/** The results as tables for a person. */
final class LoopReport {

    private static final double LU_MILLIS = 100;
    private static final double LU_AIM_MILLIS = 25;
    private static final long LONG = 80_000_000;
    private static final double LONG_SECONDS = 60;
    private static final double LONG_AIM_SECONDS = 15;

    private LoopReport() {
    }

    static String of(List<PaperResult> paper, List<LoopResult> traces) {
        StringBuilder text = new StringBuilder();
        if (!paper.isEmpty()) {
            text.append("Loops of the paper's traces (Table III)\n\n").append(structure(paper));
            text.append("\nTimes (Tables IV and V): the paper's in seconds, here milliseconds of the processor, medians"
                    + "\n\n").append(times(paper));
        }
        if (!traces.isEmpty()) {
            text.append(paper.isEmpty() ? "" : "\n").append("Nests, in a heap of 2 GB\n\n")
                    .append(traces(traces));
        }
        text.append("\nPromises\n\n").append(promises(paper, traces));
        return text.toString();
    }

    private static TextTable structure(List<PaperResult> paper) {
        TextTable table = new TextTable("trace", "symbols", "outer loop", "printed", "covers", "compressed", "printed ",
                "ratio", "greedy");
        for (PaperResult result : paper) {
            long length = result.nest().length();
            long written = result.nest().distinctTerminals();
            table.add(result.trace().name(), count(length),
                    "(" + result.largest().loop().period() + ")^" + result.largest().loop().iterations(),
                    result.trace().outer(), percent(result.largest().covered(), length), count(written),
                    count(result.trace().compressed()), rough((double) length / written),
                    result.greedyIsEqual() ? "the same" : "another");
        }
        return table;
    }

    private static TextTable times(List<PaperResult> paper) {
        TextTable table = new TextTable("trace", "optimal, paper s", "here ms", "times as fast", "greedy, paper s",
                "here ms ", "times as fast ");
        for (PaperResult result : paper) {
            PaperTrace trace = result.trace();
            table.add(trace.name(), rough(trace.optimalSeconds()), rough(result.optimalNanos() / 1e6),
                    count(Math.round(trace.optimalSeconds() * 1e9 / result.optimalNanos())),
                    rough(trace.greedySeconds()), rough(result.greedyNanos() / 1e6),
                    count(Math.round(trace.greedySeconds() * 1e9 / result.greedyNanos())));
        }
        return table;
    }

    private static TextTable traces(List<LoopResult> traces) {
        TextTable table = new TextTable("trace", "nest", "symbols", "seconds", "processor s", "M symbols/s", "peak MB",
                "loops", "bodies", "depth", "in loops", "written", "once", "verified");
        for (LoopResult result : traces) {
            table.add(result.trace(), result.kind().toString(), count(result.symbols()), rough(result.seconds()),
                    rough(result.processorSeconds()), rough(result.symbols() / 1e6 / result.processorSeconds()),
                    count(result.measured().get("peak") / 1_000_000), count(result.measured().get("loops")),
                    count(result.measured().get("bodies")), count(result.measured().get("depth")),
                    percent(result.measured().get("covered"), result.symbols()),
                    count(result.measured().get("terminals")), count(result.measured().get("distinct")),
                    result.measured().get("verified") == 1 ? "yes" : "NO");
        }
        return table;
    }

    private static TextTable promises(List<PaperResult> paper, List<LoopResult> traces) {
        TextTable table = new TextTable("promise", "measured", "kept");
        for (PaperResult result : paper) {
            if (result.isLuC()) {
                double millis = result.optimalNanos() / 1e6;
                table.add("LU C: the text of Table I", "", yes(result.isAsPrinted()));
                table.add("LU C: greedy the same", "", yes(result.greedyIsEqual()));
                table.add("LU C: within 100 ms", rough(millis) + " ms", yes(millis <= LU_MILLIS));
                table.add("LU C: within 25 ms (aim)", rough(millis) + " ms", yes(millis <= LU_AIM_MILLIS));
            }
        }
        for (LoopResult result : traces) {
            if (result.symbols() >= LONG) {
                String what = result.trace() + ", " + result.kind();
                double seconds = result.processorSeconds();
                String text = rough(seconds) + " s of the processor";
                table.add(what + ": 60 s in 4 GB", text, yes(seconds <= LONG_SECONDS));
                table.add(what + ": 15 s in 2 GB (aim)", text, yes(seconds <= LONG_AIM_SECONDS));
            }
        }
        return table;
    }

    private static String yes(boolean kept) {
        return kept ? "yes" : "NO";
    }

    private static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
    }

    /** Three digits or so. */
    private static String rough(double value) {
        int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
        return String.format(Locale.ROOT, "%,." + decimals + "f", value);
    }
}
