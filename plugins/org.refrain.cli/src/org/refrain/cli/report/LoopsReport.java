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
import java.util.List;
import java.util.stream.IntStream;

import org.refrain.cli.terminal.Text;
import org.refrain.core.loop.LargestLoops;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestPrinter;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.core.loop.trace.TraceString;
import org.refrain.core.symbol.SymbolTable;

import com.google.gson.stream.JsonWriter;

/**
 * The loop nest of a trace.
 *
 * @param algorithm that found it
 * @param order which loop it took first where two overlap
 * @param level what the nest's elements are
 * @param nest the nest
 * @param top the loops that cover most, in the order of the trace
 * @param text the nest in the papers' notation, as much of it as is wanted
 * @param complete whether this is all of it
 * @param print whether a person wants to see it
 */
public record LoopsReport(String algorithm, String order, LoopLevel level, LoopNest nest, List<LoopLine> top,
        String text, boolean complete, boolean print) implements Report {

    /** Elements of a body that fit on a line: letters, and longer names. */
    private static final int SHOWN_LETTERS = 24;
    private static final int SHOWN_NAMES = 4;

    /**
     * @param symbols the trace's symbols
     * @param most as many loops to list
     * @param limit as many symbols and loops of the nest to write
     * @param print whether a person wants to see the nest's text
     */
    public static LoopsReport of(String algorithm, String order, LoopNest nest, TraceString string,
            SymbolTable symbols, int most, int limit, boolean print) {
        boolean letters = isInLetters(nest, string);
        LoopNestPrinter printer = new LoopNestPrinter(string::name, letters ? "" : " ");
        int shown = letters ? SHOWN_LETTERS : SHOWN_NAMES;
        List<LoopLine> top = LargestLoops.of(nest, most).stream()
                .map(place -> line(place, nest, string, symbols, printer, shown)).toList();
        StringBuilder text = new StringBuilder();
        boolean complete = write(printer, nest, 0, limit, text);
        return new LoopsReport(algorithm, order, string.level(), nest, top, text.toString(), complete, print);
    }

    private static LoopLine line(LargestLoops.Place place, LoopNest nest, TraceString string, SymbolTable symbols,
            LoopNestPrinter printer, int shown) {
        StringBuilder body = new StringBuilder();
        write(printer, nest, place.loop().body(), shown, body);
        int first = nest.firstSymbol(place.loop());
        boolean located = string.level() == LoopLevel.INSTRUCTIONS
                || string.level() == LoopLevel.SKELETON && first < symbols.size();
        return new LoopLine(place, string.positionOf(place.loop().start()), string.positionOf(place.loop().end()),
                (double) place.covered() / nest.length(), located ? symbols.function(first) : "", body.toString());
    }

    /** Whether all names are letters, which stand side by side as in the papers. */
    private static boolean isInLetters(LoopNest nest, TraceString string) {
        return IntStream.range(0, nest.grammar().elementCount()).map(nest.grammar()::element)
                .filter(element -> element >= 0).distinct()
                .allMatch(symbol -> string.name(symbol).codePointCount(0, string.name(symbol).length()) == 1);
    }

    private static boolean write(LoopNestPrinter printer, LoopNest nest, int body, int most, StringBuilder text) {
        try {
            return printer.print(nest, body, most, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string takes everything
        }
    }

    private String count(long elements) {
        return Numbers.count(elements, switch (level) {
            case INSTRUCTIONS -> "event";
            case FUNCTIONS -> "function";
            case CYCLES, CLASSES -> "cycle";
            case SKELETON -> "element";
        });
    }

    private double share() {
        return nest.length() == 0 ? 0 : (double) nest.covered() / nest.length();
    }

    @Override
    public void members(JsonWriter json) throws IOException {
        json.name("algorithm").value(algorithm);
        json.name("order").value(order);
        json.name("of").value(level.toString());
        json.name("length").value(nest.length());
        json.name("loops").value(nest.loops());
        json.name("terminals").value(nest.terminals());
        json.name("distinctTerminals").value(nest.distinctTerminals());
        json.name("bodies").value(nest.bodies());
        json.name("depth").value(nest.depth());
        json.name("covered").value(nest.covered());
        json.name("nest").value(text);
        json.name("nestComplete").value(complete);
        json.name("top").beginArray();
        for (LoopLine line : top) {
            line.write(json);
        }
        json.endArray();
    }

    @Override
    public void print(PrintStream out) {
        TextTable facts = new TextTable("", "");
        facts.add("algorithm", algorithm + " (" + order + "), loops of " + level);
        facts.add("length", count(nest.length()));
        facts.add("loops", Numbers.count(nest.loops()) + ", nested " + Numbers.count(nest.depth())
                + " deep, with " + Numbers.count(nest.bodies()) + " different "
                + (nest.bodies() == 1 ? "body" : "bodies"));
        facts.add("in loops", Numbers.share(share()));
        facts.add("written", count(nest.terminals()) + "; "
                + Numbers.count(nest.distinctTerminals()) + " when equal bodies are written once");
        facts.print(out, "");
        if (!top.isEmpty()) {
            out.println();
            TextTable table = new TextTable(">iterations", ">length", ">share", ">from", ">to", "loop", "function");
            top.forEach(line -> line.print(table));
            table.print(out, "");
            if (nest.loops() > top.size()) {
                out.println("and " + Numbers.count(nest.loops() - top.size(), "more loop")
                        + ", which cover less; --top N shows more");
            }
        }
        if (print) {
            out.println();
            out.println(Text.printable(text));
        }
    }
}
