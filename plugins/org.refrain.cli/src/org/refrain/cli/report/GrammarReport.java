/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;

import org.refrain.cli.terminal.Text;
import org.refrain.core.grammar.GrammarPrinter;
import org.refrain.core.grammar.RGrammar;

import com.google.gson.stream.JsonWriter;

/**
 * A trace's grammar.
 *
 * @param algorithm that made it
 * @param header where its cycles begin; nothing for algorithms that know no cycles
 * @param grammar the grammar
 * @param inlinedSize size when rules of cycles that are used once stand in the place of their use
 * @param violation what is wrong with the grammar: empty for one that was verified
 * @param printer writes the grammar in the papers' notation; nothing when it is not to be printed
 */
public record GrammarReport(String algorithm, Optional<String> header, RGrammar grammar, long inlinedSize,
        Optional<String> violation, Optional<GrammarPrinter> printer) implements Report {

    private double ratio() {
        return grammar.length() == 0 ? 0 : (double) grammar.size() / grammar.length();
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("algorithm").value(algorithm);
        if (header.isPresent()) {
            json.name("header").value(header.get());
        }
        json.name("symbols").value(grammar.length());
        json.name("rules").value(grammar.ruleCount());
        json.name("elements").value(grammar.elementCount());
        json.name("size").value(grammar.size());
        json.name("inlinedSize").value(inlinedSize);
        json.name("ratio").value(ratio());
        json.name("verified").value(violation.isEmpty());
        if (violation.isPresent()) {
            json.name("violation").value(violation.get());
        }
        if (printer.isPresent()) {
            json.name("grammar").beginArray();
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                json.value(text(printer.get(), rule));
            }
            json.endArray();
        }
    }

    @Override
    public void print(PrintStream out) {
        TextTable facts = new TextTable("", "");
        facts.add("algorithm", algorithm + header.map(it -> ", cycles begin at " + it).orElse(""));
        facts.add("symbols", Numbers.count(grammar.length()));
        facts.add("rules", Numbers.count(grammar.ruleCount()));
        facts.add("elements", Numbers.count(grammar.elementCount()));
        facts.add("size", Numbers.count(grammar.size()) + (inlinedSize == grammar.size() ? ""
                : "; " + Numbers.count(inlinedSize) + " with cycles that occur once written in their places"));
        facts.add("ratio", String.format(Locale.ROOT, "%.6f", ratio()));
        facts.add("verified", violation.map(it -> "no: " + it)
                .orElse("yes: it expands to the input, and has the algorithm's properties"));
        facts.print(out, "");
        if (printer.isPresent()) {
            out.println();
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                out.println(Text.printable(text(printer.get(), rule)));
            }
        }
    }

    private String text(GrammarPrinter print, int rule) {
        StringBuilder text = new StringBuilder();
        try {
            print.print(grammar, rule, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
        return text.toString();
    }
}
