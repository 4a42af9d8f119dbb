/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;

/** The results as one JSON object: the records as they are, times in nanoseconds, sizes in bytes. */
final class PathJson {

    private PathJson() {
    }

    static String of(List<FlowResult> results) {
        Gson gson = new GsonBuilder().setPrettyPrinting().create();
        JsonObject all = new JsonObject();
        all.add("traces", gson.toJsonTree(results));
        all.add("promises", gson.toJsonTree(PathPromise.of(results)));
        return gson.toJson(all);
    }
}
