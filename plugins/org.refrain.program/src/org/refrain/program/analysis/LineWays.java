/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathPattern;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.core.path.ways.Way;
import org.refrain.core.progress.Progress;

/**
 * The ways that were really taken from one source line to another one of the same function, in one turn of the loops
 * around them: {@link LinePaths} tells how often in all, this tells which ways there were.
 *
 * @param ways the ways, the most frequent one first
 * @param notes what a person should know of how the lines were taken, one sentence each
 */
public record LineWays(List<LineWay> ways, List<String> notes) {

    /**
     * One way from the first line to the last one.
     *
     * @param function the function's name
     * @param blocks its blocks, in the order in which they ran, from the one of the first line to that of the last
     * @param count how often it was taken
     */
    public record LineWay(String function, List<Integer> blocks, long count) {

        /** The way as a path. */
        public FunctionPath path() {
            return new FunctionPath(function,
                    PathPattern.ofBlocks(blocks.stream().mapToInt(Integer::intValue).toArray()));
        }
    }

    /**
     * Finds the ways. Costs what {@link FunctionWays#of} costs for each function that holds both lines.
     *
     * @param lines the lines to be passed, in this order; the ways go from the first to the last one
     * @param function the function to look in, or empty for all that hold the lines
     * @throws SourceLineException if the lines make no path: see {@link LinePaths#of}
     * @throws PathException if the frames of a function differ too much to be followed
     * @throws IOException if the trace cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static LineWays of(ProgramTrace trace, List<SourceLine> lines, String function, Progress progress)
            throws SourceLineException, PathException, IOException {
        LinePaths paths = LinePaths.of(trace, lines, function);
        List<String> notes = new ArrayList<>(paths.notes());
        ControlFlowAnalysis flow = trace.controlFlow(progress);
        ControlFlowAlphabet alphabet = flow.tasks().flow().trace().alphabet();
        List<LineWay> ways = new ArrayList<>();
        for (FunctionPath path : paths.paths()) {
            if (!alphabet.functionNames().contains(path.function())) {
                notes.add(path.function() + " never ran");
                continue;
            }
            try {
                collect(FunctionWays.of(flow.paths(), path.function(), progress), paths.alternatives(path), ways);
            } catch (UnknownFunctionException e) {
                throw new IllegalStateException(e); // its name comes from the alphabet
            }
        }
        ways.sort(Comparator.comparingLong(LineWay::count).reversed());
        return new LineWays(List.copyOf(ways), List.copyOf(notes));
    }

    /** Cuts out of each way through the function what lies between the ends of the path, and adds up equal pieces. */
    private static void collect(FunctionWays ways, List<List<Integer>> alternatives, List<LineWay> into) {
        Map<List<Integer>, Long> counts = new LinkedHashMap<>();
        for (Way way : ways.ways()) {
            for (List<Integer> blocks : alternatives) {
                List<Integer> piece = piece(way.blocks(), blocks);
                if (!piece.isEmpty()) {
                    counts.merge(piece, way.count(), Long::sum);
                    break; // one way is one passage, whichever blocks of a line it uses
                }
            }
        }
        counts.forEach((blocks, count) -> into.add(new LineWay(ways.function(), blocks, count)));
    }

    /** The part of a way from the first to the last of some blocks, all passed in order; empty when it is not there. */
    private static List<Integer> piece(List<Integer> way, List<Integer> blocks) {
        int begin = way.indexOf(blocks.get(0));
        int end = begin;
        for (int block : blocks.subList(1, blocks.size())) {
            if (end < 0) {
                return List.of();
            }
            int next = way.subList(end + 1, way.size()).indexOf(block);
            end = next < 0 ? -1 : end + 1 + next;
        }
        return end < 0 ? List.of() : List.copyOf(way.subList(begin, end + 1));
    }
}
