/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.refrain.benchmarks.report.TextTable;
import org.refrain.core.nlr.PredictionScore;

/** The results as tables for a person. */
final class NlrReport {

    private static final long LONG = 80_000_000;
    private static final double LONG_SECONDS = 60;

    private NlrReport() {
    }

    static String of(NlrResult result) {
        StringBuilder text = new StringBuilder();
        if (!result.sizes().isEmpty()) {
            text.append("Bytes as in table 1, all packed with bzip2\n\n").append(table(result.sizes()))
                    .append("\nAddresses foreseen, each instruction apart: correct / wrong / none in per cent\n\n")
                    .append(predictions(result.sizes())).append('\n');
        }
        if (!result.speeds().isEmpty()) {
            text.append("Speed on events, each a label; seconds of the processor\n\n").append(speeds(result.speeds()));
        }
        TextTable promises = new TextTable("promise", "measured", "kept");
        result.speeds().stream().filter(it -> it.length() >= LONG).forEach(it -> promises.add(it.trace() + ": "
                + number(LONG_SECONDS) + " s", number(it.nanos() / 1e9) + " s",
                it.nanos() / 1e9 <= LONG_SECONDS ? "yes" : "NO"));
        result.sizes().forEach(it -> promises.add(it.trace() + ": smaller than bzip2", count(it.full()) + " bytes",
                it.full() < it.raw() ? "yes" : "NO"));
        return text.append("\nPromises\n\n").append(promises).toString();
    }

    private static TextTable table(List<AccessSizes> sizes) {
        TextTable table = new TextTable("trace", "accesses", "instructions", "bzip2", "flow", "addr", "full",
                "bzip2/full", "terms");
        for (AccessSizes it : sizes) {
            table.add(it.trace(), count(it.length()), count(it.instructions()), count(it.raw()), count(it.flow()),
                    count(it.address()), count(it.full()), number((double) it.raw() / it.full()), count(it.terms()));
        }
        return table;
    }

    private static TextTable predictions(List<AccessSizes> sizes) {
        int[] distances = sizes.get(0).score().distances();
        TextTable table = new TextTable(Stream.concat(Stream.of("trace"),
                Arrays.stream(distances).mapToObj(it -> "distance " + it)).toArray(String[]::new));
        for (AccessSizes it : sizes) {
            List<String> cells = new ArrayList<>(List.of(it.trace()));
            for (int i = 0; i < distances.length; i++) {
                PredictionScore score = it.score();
                cells.add(String.format(Locale.ROOT, "%.1f/%.1f/%.1f", 100.0 * score.correct(i) / score.length(),
                        100.0 * score.wrong(i) / score.length(), 100.0 * score.none(i) / score.length()));
            }
            table.add(cells.toArray(String[]::new));
        }
        return table;
    }

    private static TextTable speeds(List<FlowSpeed> speeds) {
        TextTable table = new TextTable("trace", "events", "K", "form", "M events/s", "seconds", "run", "terms",
                "passive %");
        for (FlowSpeed speed : speeds) {
            table.add(speed.trace(), count(speed.length()), count(speed.maxBody()),
                    speed.form().name().toLowerCase(Locale.ROOT), number(speed.millionsPerSecond()),
                    number(speed.nanos() / 1e9), number(speed.runNanos() / 1e9), count(speed.terms()),
                    number(100 * speed.passive()));
        }
        return table;
    }

    private static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }
}
