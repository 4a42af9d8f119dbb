/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import org.refrain.benchmarks.build.BuilderResult;
import org.refrain.benchmarks.pack.Compressor;
import org.refrain.benchmarks.pack.PackedSizes;
import org.refrain.benchmarks.reading.ReadingResult;

/** The result of a run as one JSON object. */
public final class JsonReport {

    private final BenchResult result;

    public JsonReport(BenchResult result) {
        this.result = result;
    }

    /** The object, over several lines. */
    @Override
    public String toString() {
        JsonObject all = new JsonObject();
        all.addProperty("machine", result.machine());
        ReadingResult reading = result.reading();
        if (reading != null) {
            all.add("reading", reading(reading));
        }
        JsonArray traces = new JsonArray();
        result.traces().forEach(trace -> traces.add(trace(trace)));
        all.add("traces", traces);
        Gson gson = new GsonBuilder().setPrettyPrinting().create();
        all.add("floors", gson.toJsonTree(Floors.of(result)));
        return gson.toJson(all);
    }

    private static JsonObject reading(ReadingResult reading) {
        JsonObject object = new JsonObject();
        object.addProperty("rows", reading.rows());
        object.addProperty("rowsMegabytesPerSecond", reading.rowsSpeed());
        object.addProperty("symbolsMegabytesPerSecond", reading.symbolsSpeed());
        object.addProperty("secondsToFirstRows", reading.firstRows());
        object.addProperty("secondsToCycles", reading.cycles());
        object.addProperty("secondsToReopen", reading.again());
        return object;
    }

    private static JsonObject trace(TraceResult trace) {
        JsonObject object = new JsonObject();
        object.addProperty("name", trace.trace().name());
        object.addProperty("origin", trace.trace().origin());
        object.addProperty("symbols", trace.trace().length());
        object.addProperty("distinct", trace.trace().distinct());
        JsonArray builders = new JsonArray();
        trace.builders().forEach(builder -> builders.add(builder(builder)));
        object.add("builders", builders);
        object.add("bytes", sizes(trace.sizes()));
        return object;
    }

    private static JsonObject builder(BuilderResult builder) {
        JsonObject object = new JsonObject();
        object.addProperty("builder", builder.kind().toString());
        object.addProperty("symbolsPerSecond", builder.speed());
        object.addProperty("symbolsPerCpuSecond", builder.cpuSpeed());
        object.addProperty("runs", builder.runs());
        object.addProperty("size", builder.size());
        if (builder.distinctCycles() >= 0) {
            object.addProperty("distinctCycles", builder.distinctCycles());
        }
        object.addProperty("peakBytes", builder.peak());
        object.addProperty("heldBytes", builder.held());
        object.addProperty("verified", builder.verified());
        return object;
    }

    /** Compressors that are missing or took too long are left out. */
    private static JsonObject sizes(PackedSizes sizes) {
        JsonObject object = new JsonObject();
        object.addProperty("plain", sizes.plain());
        object.addProperty("wpp", sizes.queryable());
        object.addProperty("archive", sizes.archive());
        object.addProperty("restored", sizes.restored());
        for (Compressor compressor : Compressor.values()) {
            long size = sizes.general().getOrDefault(compressor, Compressor.MISSING);
            if (size >= 0) {
                object.addProperty(compressor.toString(), size);
            }
        }
        return object;
    }
}
