/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

import org.refrain.core.nlr.PredictionScore;

import com.google.gson.stream.JsonWriter;

/**
 * How well a sequence was foreseen.
 *
 * @param score the counts
 * @param maxBody K
 * @param model the models of the fields
 * @param literal whether the published algorithm was used as printed
 * @param streams sequences that were predicted apart
 * @param accesses the patterns of these, if they are accesses of a program that was named
 */
public record PredictReport(PredictionScore score, int maxBody, String model, boolean literal, long streams,
        Optional<AccessReport> accesses) implements Report {

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("k").value(maxBody);
        json.name("model").value(model);
        json.name("literal").value(literal);
        json.name("length").value(score.length());
        json.name("streams").value(streams);
        json.name("distances").beginArray();
        int[] distances = score.distances();
        for (int i = 0; i < distances.length; i++) {
            json.beginObject();
            json.name("distance").value(distances[i]);
            json.name("correct").value(score.correct(i));
            json.name("wrong").value(score.wrong(i));
            json.name("none").value(score.none(i));
            json.endObject();
        }
        json.endArray();
        if (accesses.isPresent()) {
            accesses.get().patterns(json);
        }
    }

    @Override
    public void print(PrintStream out) {
        out.println(Numbers.count(score.length(), "value") + (streams == 1 ? ""
                : " of " + Numbers.count(streams, "instruction")) + ", K = " + maxBody + ", " + model
                + (literal ? ", literal" : ""));
        out.println();
        TextTable table = new TextTable(">distance", ">correct", ">", ">wrong", ">", ">none", ">");
        int[] distances = score.distances();
        for (int i = 0; i < distances.length; i++) {
            table.add(Numbers.count(distances[i]), Numbers.count(score.correct(i)), share(score.correct(i)),
                    Numbers.count(score.wrong(i)), share(score.wrong(i)), Numbers.count(score.none(i)),
                    share(score.none(i)));
        }
        table.print(out, "");
        if (accesses.isPresent()) {
            out.println();
            accesses.get().print(out);
        }
    }

    private String share(long part) {
        return score.length() == 0 ? "" : Numbers.share((double) part / score.length());
    }
}
