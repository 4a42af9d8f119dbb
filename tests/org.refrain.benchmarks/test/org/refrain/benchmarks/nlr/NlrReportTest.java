/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.PredictionScore;
import org.refrain.core.nlr.RecognizerForm;
import org.refrain.core.nlr.RecognizerOptions;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class NlrReportTest {

    private static NlrResult result() {
        PredictionScore score = new PredictionScore(RecognizerOptions.of(FieldModels.POLYNOMIAL, 20), 1, 8);
        for (int i = 0; i < 1000; i++) {
            score.tuple(0, new long[] {8 * i}, 1);
        }
        FlowSpeed speed = FlowSpeed.of("abc", new int[] {0, 1, 2, 0, 1, 2, 0, 1, 2}, RecognizerForm.LITERAL, 5);
        return new NlrResult(List.of(new AccessSizes("made up", 1000, 1, 900, 20, 30, 2, score)), List.of(speed));
    }

    @Test
    void printsTables() {
        assertThat(NlrReport.of(result())).contains("made up", "18.00", "99.7/0.0/0.3", "literal",
                "made up: smaller than bzip2", "50 bytes").doesNotContain("NO");
        assertThat(NlrReport.of(new NlrResult(List.of(), List.of()))).contains("Promises");
    }

    @Test
    void printsJson() {
        JsonObject json = JsonParser.parseString(NlrJson.of(result())).getAsJsonObject();
        JsonObject accesses = json.getAsJsonArray("accesses").get(0).getAsJsonObject();
        assertThat(accesses.get("fullBytes").getAsInt()).isEqualTo(50);
        assertThat(accesses.getAsJsonArray("foreseen").get(1).toString())
                .isEqualTo("{\"distance\":8,\"correct\":990,\"wrong\":0,\"none\":10}");
        JsonObject speed = json.getAsJsonArray("events").get(0).getAsJsonObject();
        assertThat(speed.get("terms").getAsInt()).isEqualTo(1);
        assertThat(speed.get("events").getAsInt()).isEqualTo(9);
    }
}
