/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;

import org.refrain.cli.terminal.Text;
import org.refrain.core.nlr.NestPrinter;
import org.refrain.core.nlr.TermSequence;

import com.google.gson.stream.JsonWriter;

/**
 * The nested loops of a sequence.
 *
 * @param terms what was recognised
 * @param maxBody K
 * @param model the models of the fields
 * @param literal whether the published algorithm was used as printed
 * @param verified whether the loops yield the file, read once more
 * @param printer the notation
 * @param limit loops and tuples of the text at most
 * @param print whether the text is wanted by a person
 */
public record NestedLoopsReport(TermSequence terms, int maxBody, String model, boolean literal, boolean verified,
        NestPrinter printer, int limit, boolean print) implements Report {

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("algorithm").value("nlr");
        json.name("k").value(maxBody);
        json.name("model").value(model);
        json.name("literal").value(literal);
        json.name("length").value(terms.length());
        json.name("terms").value(terms.terms());
        json.name("nodes").value(terms.nodes());
        json.name("loops").value(terms.loops());
        json.name("depth").value(terms.depth());
        json.name("bytes").value(terms.bytes());
        json.name("verified").value(verified);
        StringBuilder nest = new StringBuilder();
        boolean complete = true;
        long nodes = 0;
        for (TermSequence.Cursor cursor = terms.cursor(); complete && cursor.next();) {
            nodes += cursor.nest().nodes();
            complete = nodes <= limit;
            if (complete) {
                nest.append(nest.length() == 0 ? "" : "\n").append(printer.print(cursor.nest()));
            }
        }
        json.name("nest").value(nest.toString());
        json.name("nestComplete").value(complete);
    }

    @Override
    public void print(PrintStream out) {
        TextTable facts = new TextTable("", "");
        facts.add("algorithm", "nlr, K = " + maxBody + ", " + model + (literal ? ", literal" : ""));
        facts.add("length", Numbers.count(terms.length(), "value"));
        facts.add("terms", Numbers.count(terms.terms()) + " at the top level, " + Numbers.count(terms.loops())
                + " of them loops, nested " + terms.depth() + " deep");
        facts.add("nodes", Numbers.count(terms.nodes()));
        facts.add("packed", Numbers.count(terms.bytes(), "byte"));
        facts.add("verified", verified ? "yes: run, the loops yield the file" : "no: the loops do not yield the file");
        facts.print(out, "");
        if (!print) {
            return;
        }
        out.println();
        long nodes = 0;
        for (TermSequence.Cursor cursor = terms.cursor(); cursor.next();) {
            nodes += cursor.nest().nodes();
            if (nodes > limit) {
                out.println("...");
                return;
            }
            for (String line : printer.print(cursor.nest()).split("\n")) {
                out.println(Text.printable(line));
            }
        }
    }
}
