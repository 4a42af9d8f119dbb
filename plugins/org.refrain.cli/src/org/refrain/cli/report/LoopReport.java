/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import com.google.gson.stream.JsonWriter;

import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.symbol.SymbolTable;

/**
 * A loop that the cycles of a class differ in.
 *
 * @param function that it begins in; empty when not known
 * @param body its instructions, as addresses or tokens
 * @param loop its numbers of iterations
 */
record LoopReport(String function, List<String> body, VaryingLoop loop) {

    /** As many as fit on a line. */
    private static final int SHOWN = 8;

    static LoopReport of(VaryingLoop loop, SymbolTable symbols) {
        return new LoopReport(loop.function(symbols),
                Arrays.stream(loop.body()).mapToObj(symbol -> HeaderReport.name(symbol, symbols)).toList(), loop);
    }

    /** {@code loop in ADC_Wait at 0x0800010A: 17 to 21 iterations, mostly 18}. */
    String summary() {
        return "loop" + (function.isEmpty() ? "" : " in " + function) + " at " + body.get(0) + ": "
                + Numbers.count(loop.min()) + " to " + Numbers.count(loop.max()) + " iterations, mostly "
                + Numbers.count(loop.mode());
    }

    /** Numbers of iterations, and in brackets how often: {@code 17 (3), 18 (40), 19 (2), 21 (1)}. */
    String histogram() {
        List<String> parts = new ArrayList<>();
        for (Iterations range : ranges()) {
            String numbers = range.low() == range.high() ? Numbers.count(range.low())
                    : Numbers.count(range.low()) + "-" + Numbers.count(range.high());
            parts.add(numbers + " (" + Numbers.count(range.executions()) + ")");
        }
        return String.join(", ", parts);
    }

    /** The histogram in a few ranges of the same width; ranges that hold nothing are left out. */
    private List<Iterations> ranges() {
        List<Iterations> histogram = loop.histogram();
        if (histogram.size() <= SHOWN) {
            return histogram;
        }
        long width = (loop.max() - loop.min()) / SHOWN + 1;
        List<Iterations> ranges = new ArrayList<>();
        int at = 0;
        for (long low = loop.min(); low <= loop.max() && at < histogram.size(); low += width) {
            Iterations first = histogram.get(at);
            long high = first.high();
            long executions = 0;
            while (at < histogram.size() && histogram.get(at).low() < low + width) {
                high = histogram.get(at).high();
                executions += histogram.get(at++).executions();
            }
            if (executions > 0) {
                ranges.add(new Iterations(first.low(), high, executions));
            }
        }
        return ranges;
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("function").value(function);
        json.name("body").beginArray();
        for (String instruction : body) {
            json.value(instruction);
        }
        json.endArray();
        json.name("min").value(loop.min());
        json.name("max").value(loop.max());
        json.name("mode").value(loop.mode());
        json.name("executions").value(loop.executions());
        json.name("histogram").beginArray();
        for (Iterations iterations : loop.histogram()) {
            json.beginObject();
            json.name("from").value(iterations.low());
            json.name("to").value(iterations.high());
            json.name("executions").value(iterations.executions());
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
}
