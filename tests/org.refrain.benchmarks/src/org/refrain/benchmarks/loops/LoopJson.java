/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.loops;

import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** The results as one JSON object. */
final class LoopJson {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private LoopJson() {
    }

    static String of(List<PaperResult> paper, List<LoopResult> traces) {
        JsonObject all = new JsonObject();
        JsonArray papers = new JsonArray();
        for (PaperResult result : paper) {
            JsonObject object = new JsonObject();
            object.addProperty("trace", result.trace().name());
            object.addProperty("symbols", result.nest().length());
            object.addProperty("distinctTerminals", result.nest().distinctTerminals());
            object.addProperty("printedLength", result.trace().compressed());
            object.addProperty("optimalSeconds", result.optimalNanos() / 1e9);
            object.addProperty("printedOptimalSeconds", result.trace().optimalSeconds());
            object.addProperty("greedySeconds", result.greedyNanos() / 1e9);
            object.addProperty("printedGreedySeconds", result.trace().greedySeconds());
            object.addProperty("greedyIsEqual", result.greedyIsEqual());
            if (result.isLuC()) {
                object.addProperty("asPrinted", result.isAsPrinted());
            }
            papers.add(object);
        }
        all.add("paper", papers);
        JsonArray measured = new JsonArray();
        for (LoopResult result : traces) {
            JsonObject object = new JsonObject();
            object.addProperty("trace", result.trace());
            object.addProperty("nest", result.kind().toString());
            object.addProperty("symbols", result.symbols());
            object.addProperty("seconds", result.seconds());
            object.addProperty("processorSeconds", result.processorSeconds());
            for (String name : List.of("peak", "stretches", "loops", "bodies", "depth", "terminals", "distinct",
                    "covered", "verified")) {
                object.addProperty(name, result.measured().get(name));
            }
            measured.add(object);
        }
        all.add("traces", measured);
        return GSON.toJson(all);
    }
}
