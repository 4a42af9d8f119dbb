/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;

import org.refrain.core.loop.LargestLoops;
import org.refrain.core.loop.LoopNest;

import com.google.gson.stream.JsonWriter;

/**
 * One line of the tree of loops.
 *
 * @param place the loop
 * @param start position in the trace of its first event
 * @param end position behind the last event of its last iteration
 * @param share share of all elements that it covers, from 0 to 1
 * @param function that it begins in; empty when not known
 * @param body the beginning of its body in the papers' notation
 */
record LoopLine(LargestLoops.Place place, long start, long end, double share, String function, String body) {

    void write(JsonWriter json) throws IOException {
        LoopNest.Loop loop = place.loop();
        json.beginObject();
        json.name("depth").value(place.depth());
        json.name("start").value(start);
        json.name("end").value(end);
        json.name("period").value(loop.period());
        json.name("iterations").value(loop.iterations());
        json.name("repetitions").value(place.repetitions());
        json.name("share").value(share);
        json.name("function").value(function);
        json.name("body").value(body);
        json.endObject();
    }

    void print(TextTable table) {
        LoopNest.Loop loop = place.loop();
        table.add(Numbers.count(loop.iterations()), Numbers.count(loop.period()), Numbers.share(share),
                Numbers.count(start), Numbers.count(end), "  ".repeat(place.depth()) + body, function);
    }
}
