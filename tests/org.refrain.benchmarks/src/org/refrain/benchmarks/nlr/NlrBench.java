/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.report.TextTable;
import org.refrain.core.nlr.PredictionScore;
import org.refrain.core.nlr.RecognizerForm;
import org.refrain.core.trace.TraceFormatException;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * Measures nested loop recognition as the paper does, sizes and predictions, and how fast its forms are: the program
 * behind {@code releng/bench --nlr}.
 */
public final class NlrBench {

    private static final List<String> FLOWS = List.of("coremark.pc.xz", "hoverboard.pc.xz", "tinyscheme.fbe32.xz",
            "bzip2-80M.fbe32.xz");
    private static final int LONG = 10_000_000;

    private NlrBench() {
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        if (List.of(arguments).contains("--help")) {
            System.out.println(NlrOptions.USAGE);
            return;
        }
        NlrOptions options;
        try {
            options = NlrOptions.parse(arguments);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(NlrOptions.USAGE);
            System.exit(2);
            return;
        }
        Files.createDirectories(options.folder());
        List<AccessSizes> sizes = new ArrayList<>();
        for (AccessTrace trace : AccessTraces.all(options.traces())) {
            System.err.println(trace.name());
            sizes.add(AccessSizes.of(trace, options.folder()));
        }
        System.out.println("Bytes as in table 1, all packed with bzip2\n\n" + table(sizes));
        System.out.println("Addresses foreseen, each instruction apart: correct / wrong / none in per cent\n\n"
                + predictions(sizes));
        System.out.println("Speed on events, each a label\n\n" + speeds(options.traces()));
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

    private static TextTable speeds(Path traces) throws IOException {
        TextTable table = new TextTable("trace", "events", "K", "form", "M events/s", "seconds", "run", "terms",
                "passive %");
        for (String name : FLOWS) {
            Path file = traces.resolve(name);
            if (!Files.exists(file)) {
                continue;
            }
            int[] symbols = dense(TraceFolder.numbers(file));
            for (int maxBody : new int[] {20, 100, 1000}) {
                for (RecognizerForm form : RecognizerForm.values()) {
                    // a long trace would take the literal form many minutes
                    if (symbols.length > LONG && (form != RecognizerForm.PASSIVE || maxBody != 100)) {
                        continue;
                    }
                    System.err.println(name + ", K = " + maxBody + ", " + form);
                    FlowSpeed speed = FlowSpeed.of(name, symbols, form, maxBody);
                    table.add(name, count(speed.length()), count(maxBody), form.name().toLowerCase(Locale.ROOT),
                            number(speed.millionsPerSecond()), number(speed.nanos() / 1e9),
                            number(speed.runNanos() / 1e9), count(speed.terms()), number(100 * speed.passive()));
                }
            }
        }
        return table;
    }

    private static int[] dense(int[] numbers) {
        Int2IntOpenHashMap ids = new Int2IntOpenHashMap();
        int[] dense = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            if (!ids.containsKey(numbers[i])) {
                ids.put(numbers[i], ids.size());
            }
            dense[i] = ids.get(numbers[i]);
        }
        return dense;
    }

    private static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }
}
