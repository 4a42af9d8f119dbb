/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;

import org.refrain.cli.terminal.Text;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.symbol.SymbolTable;

import com.google.gson.stream.JsonWriter;

/**
 * A loop header, or a candidate for one.
 *
 * @param name its address, or the token of a symbol file
 * @param function that holds it; empty when not known
 * @param executions how often it ran
 * @param share share of the trace that runs inside its loop, from 0 to 1
 * @param reason how it was found
 */
public record HeaderReport(String name, String function, long executions, double share, LoopHeader.Reason reason) {

    /** A main loop that was recorded for a while holds more of the trace than this. */
    private static final double MAIN_SHARE = 0.5;

    /** Looks up what a header's symbol stands for. */
    public static HeaderReport of(LoopHeader header, SymbolTable symbols) {
        return new HeaderReport(name(header.symbol(), symbols), symbols.function(header.symbol()),
                header.executions(), header.share(), header.reason());
    }

    /** A symbol as the command line names it: its address, or its text. */
    public static String name(int symbol, SymbolTable symbols) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? Numbers.address(symbols.address(symbol))
                : symbols.text(symbol);
    }

    /** {@code 0x08000CA0 in main}. */
    String place() {
        return Text.printable(function.isEmpty() ? name : name + " in " + function);
    }

    /** Why it is the header, as a sentence. */
    String explanation() {
        String found = "found automatically: " + switch (reason) {
            case ENTRY -> "here the loop is entered";
            case BACKWARD_JUMP -> "the trace begins inside the loop, and here its longest backward jump leads";
            case BEHIND_INNER_LOOP -> "it is the first instruction behind an inner loop at the loop's entry";
            case GIVEN -> "";
        };
        return reason == LoopHeader.Reason.GIVEN ? "as you asked for"
                : found + "; " + Numbers.share(share) + " of the trace runs inside it";
    }

    /** What a user should know before trusting it; empty if there is nothing. */
    String doubt() {
        if (executions < 2) {
            return "it runs only once, so no cycle is complete: name one that every cycle meets";
        }
        return reason != LoopHeader.Reason.GIVEN && share < MAIN_SHARE
                ? "this may not be the main loop: no loop holds most of this trace" : "";
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("header").value(name);
        json.name("headerFunction").value(function);
        json.name("executions").value(executions);
        json.name("share").value(share);
        json.endObject();
    }
}
