/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.LargestLoops;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.loop.trace.MissingLevelException;
import org.refrain.core.loop.trace.TraceString;
import org.refrain.core.loop.trace.TraceStrings;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.cycles.timeline.TimeAxis;
import org.refrain.ui.text.AddressFormat;

/**
 * The loops of a trace that cover most, as a tree.
 *
 * @param roots the outermost ones, in the order of the trace
 * @param listed how many loops the tree has
 * @param loops how many the trace has, those included that are not listed
 * @param depth how many are in each other
 * @param covered part of all elements that is in loops, from 0 to 1
 * @param length number of all elements
 */
public record LoopTree(List<LoopRow> roots, int listed, long loops, int depth, double covered, long length) {

    /** A person looks at fewer, and so many cost the user interface no time that can be felt. */
    public static final int MOST = 500;

    /**
     * Finds the loops of a trace, in seconds for ten million elements.
     *
     * @throws StringTooLongException if the memory that is free now does not suffice
     * @throws MissingLevelException if the trace has nothing of what is to repeat
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static LoopTree of(ProgramTrace program, LoopSettings settings, Progress progress)
            throws StringTooLongException, MissingLevelException {
        IndexedTrace trace = program.trace();
        TraceString string = TraceStrings.of(trace, settings.level(), symbol -> name(symbol, trace.symbols()),
                OptimalNest.mostStretches(freeMemory()), progress);
        LoopNest nest = settings.choice().find(string.string(), progress);
        List<LoopRow> roots = new ArrayList<>();
        List<LoopRow> around = new ArrayList<>(); // the rows that are open, by depth
        List<LargestLoops.Place> chosen = LargestLoops.of(nest, MOST);
        TimeAxis times = TimeAxis.isPossible(trace) ? TimeAxis.of(trace) : null;
        for (LargestLoops.Place place : chosen) {
            progress.checkCancelled();
            around.subList(place.depth(), around.size()).clear();
            LoopRow row = row(place, place.depth() == 0 ? null : around.get(place.depth() - 1), program, string, nest,
                    times);
            around.add(row);
            if (place.depth() == 0) {
                roots.add(row);
            }
        }
        return new LoopTree(List.copyOf(roots), chosen.size(), nest.loops(), nest.depth(),
                nest.length() == 0 ? 0 : (double) nest.covered() / nest.length(), nest.length());
    }

    private static LoopRow row(LargestLoops.Place place, @Nullable LoopRow outer, ProgramTrace program,
            TraceString string, LoopNest nest, @Nullable TimeAxis times) {
        IndexedTrace trace = program.trace();
        long start = string.positionOf(place.loop().start());
        int[] first = new int[1];
        trace.symbols(start, first, 1);
        String function = program.functionOf(first[0]);
        long time = times == null ? InstructionRow.NO_TIME
                : (times.unitAt(string.positionOf(place.loop().end())) - times.unitAt(start))
                        / place.loop().iterations();
        return new LoopRow(outer, place, start, function.isEmpty() ? name(first[0], trace.symbols()) : function,
                program.placeOf(first[0]), (double) place.covered() / nest.length(), time);
    }

    private static String name(int symbol, SymbolTable symbols) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? AddressFormat.format(symbols.address(symbol))
                : symbols.text(symbol);
    }

    private static long freeMemory() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }
}
