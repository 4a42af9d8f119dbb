/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.util.Locale;

import org.refrain.core.nlr.PredictionScore;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** The results as one JSON object. */
final class NlrJson {

    private NlrJson() {
    }

    static String of(NlrResult result) {
        JsonArray accesses = new JsonArray();
        result.sizes().forEach(it -> accesses.add(accesses(it)));
        JsonArray speeds = new JsonArray();
        result.speeds().forEach(it -> speeds.add(speed(it)));
        JsonObject all = new JsonObject();
        all.add("accesses", accesses);
        all.add("events", speeds);
        return new GsonBuilder().setPrettyPrinting().create().toJson(all);
    }

    private static JsonObject accesses(AccessSizes sizes) {
        JsonObject object = new JsonObject();
        object.addProperty("trace", sizes.trace());
        object.addProperty("accesses", sizes.length());
        object.addProperty("instructions", sizes.instructions());
        object.addProperty("bzip2Bytes", sizes.raw());
        object.addProperty("flowBytes", sizes.flow());
        object.addProperty("addressBytes", sizes.address());
        object.addProperty("fullBytes", sizes.full());
        object.addProperty("terms", sizes.terms());
        PredictionScore score = sizes.score();
        int[] distances = score.distances();
        JsonArray foreseen = new JsonArray();
        for (int i = 0; i < distances.length; i++) {
            JsonObject one = new JsonObject();
            one.addProperty("distance", distances[i]);
            one.addProperty("correct", score.correct(i));
            one.addProperty("wrong", score.wrong(i));
            one.addProperty("none", score.none(i));
            foreseen.add(one);
        }
        object.add("foreseen", foreseen);
        return object;
    }

    private static JsonObject speed(FlowSpeed speed) {
        JsonObject object = new JsonObject();
        object.addProperty("trace", speed.trace());
        object.addProperty("events", speed.length());
        object.addProperty("k", speed.maxBody());
        object.addProperty("form", speed.form().name().toLowerCase(Locale.ROOT));
        object.addProperty("seconds", speed.nanos() / 1e9);
        object.addProperty("runSeconds", speed.runNanos() / 1e9);
        object.addProperty("terms", speed.terms());
        object.addProperty("passive", speed.passive());
        return object;
    }
}
