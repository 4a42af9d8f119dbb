/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.header.HeaderText;
import org.refrain.ui.cycles.ranking.CycleText;

/** Varying loops in words. */
public final class LoopText {

    private static final int MOST_IN_ROW = 3;
    private static final int MOST_NUMBERS = 24;

    private LoopText() {
    }

    /** "Loop in ADC_Wait (0x00000064): 2 to 7 iterations, mostly 3". */
    public static String summary(VaryingLoop loop, SymbolTable symbols) {
        return NLS.bind(Messages.LoopText_summary, place(loop, symbols), range(loop));
    }

    /** The same, shorter: "ADC_Wait: 2 to 7 iterations, mostly 3". */
    static String brief(VaryingLoop loop, SymbolTable symbols) {
        return NLS.bind(Messages.LoopText_brief, shortPlace(loop, symbols), range(loop));
    }

    /** The shortest: "ADC_Wait: 2 to 7, mostly 3". */
    static String briefest(VaryingLoop loop, SymbolTable symbols) {
        return NLS.bind(Messages.LoopText_briefest, new Object[] {shortPlace(loop, symbols),
            CycleText.number(loop.min()), CycleText.number(loop.max()), CycleText.number(loop.mode())});
    }

    /** The loops of a class in a line: "ADC_Wait: 2 to 7, mostly 3; UART_Send: 1 to 9, mostly 1". */
    public static String inRow(List<VaryingLoop> loops, SymbolTable symbols) {
        List<String> parts = new ArrayList<>();
        for (VaryingLoop loop : loops.subList(0, Math.min(MOST_IN_ROW, loops.size()))) {
            parts.add(briefest(loop, symbols));
        }
        String line = String.join("; ", parts);
        return loops.size() > MOST_IN_ROW ? NLS.bind(Messages.LoopText_more, line) : line;
    }

    private static String place(VaryingLoop loop, SymbolTable symbols) {
        String function = loop.function(symbols);
        return function.isEmpty() ? NLS.bind(Messages.LoopText_at, start(loop, symbols))
                : NLS.bind(Messages.LoopText_in, function, start(loop, symbols));
    }

    /** The function that a loop is in, or where it starts. */
    static String shortPlace(VaryingLoop loop, SymbolTable symbols) {
        String function = loop.function(symbols);
        return function.isEmpty() ? start(loop, symbols) : function;
    }

    private static String start(VaryingLoop loop, SymbolTable symbols) {
        return HeaderText.place(symbols, loop.body()[0]);
    }

    private static String range(VaryingLoop loop) {
        return NLS.bind(Messages.LoopText_range, new Object[] {CycleText.number(loop.min()),
            CycleText.number(loop.max()), CycleText.number(loop.mode())});
    }

    /** How often each number of iterations occurred: "2 (3), 3 (140), 4 (20)"; ranges of numbers when they are many. */
    public static String histogram(VaryingLoop loop) {
        List<String> parts = new ArrayList<>();
        if (loop.histogram().size() > MOST_NUMBERS) {
            LoopBars bars = LoopBars.of(loop, MOST_NUMBERS);
            for (int bar = 0; bar < bars.count(); bar++) {
                if (bars.executions()[bar] > 0) {
                    parts.add(NLS.bind(Messages.LoopText_count, numbers(bars.low(bar), bars.high(bar)),
                            CycleText.number(bars.executions()[bar])));
                }
            }
            return String.join(", ", parts);
        }
        for (Iterations iterations : loop.histogram()) {
            parts.add(NLS.bind(Messages.LoopText_count, numbers(iterations.low(), iterations.high()),
                    CycleText.number(iterations.executions())));
        }
        return String.join(", ", parts);
    }

    /** A bar: "3 iterations: 140 times". */
    static String bar(LoopBars bars, int bar) {
        return NLS.bind(Messages.LoopText_bar, numbers(bars.low(bar), bars.high(bar)),
                CycleText.number(bars.executions()[bar]));
    }

    /** Loops, two lines for each: what it is, and its histogram. */
    public static String of(List<VaryingLoop> loops, SymbolTable symbols) {
        StringBuilder text = new StringBuilder();
        for (VaryingLoop loop : loops) {
            text.append(text.isEmpty() ? "" : System.lineSeparator()).append(summary(loop, symbols))
                    .append(System.lineSeparator()).append("  ").append(histogram(loop));
        }
        return text.toString();
    }

    private static String numbers(long low, long high) {
        return low == high ? CycleText.number(low) : CycleText.number(low) + "\u2013" + CycleText.number(high);
    }
}
