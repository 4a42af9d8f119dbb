/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import com.google.gson.Gson;

import org.refrain.benchmarks.child.Results;

/**
 * How indexing a very long trace went.
 *
 * @param measured what {@link org.refrain.benchmarks.reading.LongRun} hands over
 * @param json whether as JSON
 */
public record LongReport(Results measured, boolean json) {

    private record Figures(long events, double seconds, long cycles, long size, long wppBytes, long peakBytes) {
    }

    @Override
    public String toString() {
        Figures figures = new Figures(measured.get("events"), measured.get("nanos") / 1e9, measured.get("cycles"),
                measured.get("size"), measured.get("bytes"), measured.get("peak"));
        if (json) {
            return new Gson().toJson(figures);
        }
        TextTable table = new TextTable("events", "seconds", "M events/s", "cycles", "size", ".wpp bytes", "peak MB",
                "heap");
        table.add(Numbers.count(figures.events), Numbers.rough(figures.seconds),
                Numbers.rough(figures.events / 1e6 / figures.seconds), Numbers.count(figures.cycles),
                Numbers.count(figures.size), Numbers.count(figures.wppBytes), Numbers.megabytes(figures.peakBytes),
                "2 GB");
        return table.toString();
    }
}
