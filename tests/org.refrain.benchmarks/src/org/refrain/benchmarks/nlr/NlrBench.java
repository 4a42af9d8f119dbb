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
import java.util.List;
import java.util.Optional;

import org.refrain.benchmarks.input.Arguments;
import org.refrain.benchmarks.input.MeasureOptions;
import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.benchmarks.input.Workplace;
import org.refrain.core.nlr.RecognizerForm;
import org.refrain.core.trace.TraceFormatException;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * Measures nested loop recognition as the paper does, sizes and predictions, and how fast its forms are: the program
 * behind {@code releng/bench --nlr}.
 */
public final class NlrBench {

    private static final String USAGE = "usage: releng/bench --nlr " + MeasureOptions.OPTIONS;
    private static final List<String> FLOWS = List.of("coremark.pc.xz", "hoverboard.pc.xz", "tinyscheme.fbe32.xz",
            "bzip2-80M.fbe32.xz");
    private static final int[] MAX_BODIES = {20, 100, 1000};
    private static final int LONG = 10_000_000;

    private final MeasureOptions options;
    private final Workplace place;

    private NlrBench(MeasureOptions options, Workplace place) {
        this.options = options;
        this.place = place;
    }

    public static void main(String... arguments) throws IOException, TraceFormatException {
        Optional<MeasureOptions> asked = Arguments.read(USAGE, MeasureOptions::parse, arguments);
        if (asked.isEmpty()) {
            return;
        }
        MeasureOptions options = asked.get();
        try (Workplace place = new Workplace(options.folder(), "nlr")) {
            NlrBench bench = new NlrBench(options, place);
            NlrResult result = new NlrResult(bench.sizes(), bench.speeds());
            System.out.println(options.json() ? NlrJson.of(result) : NlrReport.of(result));
            place.say("done");
        }
    }

    private List<AccessSizes> sizes() throws IOException, TraceFormatException {
        List<AccessSizes> sizes = new ArrayList<>();
        for (AccessTrace trace : AccessTraces.all(options.traces())) {
            if (options.isWanted(trace.name())) {
                place.say(trace.name());
                sizes.add(AccessSizes.of(trace, place.folder()));
            }
        }
        return sizes;
    }

    private List<FlowSpeed> speeds() throws IOException {
        List<FlowSpeed> speeds = new ArrayList<>();
        for (String name : FLOWS) {
            Path file = options.traces().resolve(name);
            String trace = name.substring(0, name.indexOf('.'));
            if (!options.isWanted(trace) || !Files.exists(file)) {
                continue;
            }
            int[] symbols = dense(TraceFolder.numbers(file));
            for (int maxBody : MAX_BODIES) {
                for (RecognizerForm form : RecognizerForm.values()) {
                    // a long trace would take the literal form many minutes
                    if (symbols.length <= LONG || form == RecognizerForm.PASSIVE && maxBody == 100) {
                        place.say(trace + ", K = " + maxBody + ", " + form);
                        speeds.add(FlowSpeed.of(trace, symbols, form, maxBody));
                    }
                }
            }
        }
        return speeds;
    }

    /** Numbers the symbols from 0, in place. */
    private static int[] dense(int[] symbols) {
        Int2IntOpenHashMap ids = new Int2IntOpenHashMap();
        for (int i = 0; i < symbols.length; i++) {
            symbols[i] = ids.computeIfAbsent(symbols[i], it -> ids.size());
        }
        return symbols;
    }
}
