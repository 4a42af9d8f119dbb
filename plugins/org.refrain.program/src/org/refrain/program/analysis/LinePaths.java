/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.refrain.core.path.query.PathPattern;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.path.query.PathSyntaxException;
import org.refrain.program.blocks.ProgramModel;

/**
 * Source lines as a path: the first line runs, later in the same frame the second one does, and so on, whatever runs in
 * between.
 *
 * <p>{@code main.c:41 main.c:45} becomes {@code 3 .. 7} of function main where these lines are in blocks 3 and 7. If
 * both are in a loop that begins with block 1, they are to run in the same turn of it: {@code 3 ..-1 7}. Lines of one
 * block that follow each other there are passed together. A line that is in several blocks, such as the head of
 * a for loop, may be passed in any of them. A line that was inlined is looked for where it was put; if the lines were
 * inlined together into several functions, there is a path for each.
 *
 * @param paths the paths: of one function, or of several that hold all the lines
 * @param notes what a person should know of how the lines were taken, one sentence each
 */
public record LinePaths(List<FunctionPath> paths, List<String> notes) {

    /** More ways to write a path are not usual, and not readable. */
    private static final int MOST_ALTERNATIVES = 100;

    /**
     * Turns lines into paths.
     *
     * @param trace of a program with source lines
     * @param lines at least one
     * @param function the function to look in, or empty for all that hold the lines
     * @throws SourceLineException if the program has no lines or does not fit, if there is no code for a line, or if no
     *         function holds all of them
     */
    public static LinePaths of(ProgramTrace trace, List<SourceLine> lines, String function)
            throws SourceLineException {
        ProgramImage image = image(trace);
        ProgramModel model = trace.model();
        List<LineCode> codes = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (SourceLine line : lines) {
            LineCode code = LineCode.of(line, image.lines(), model);
            codes.add(code);
            if (code.isMoved()) {
                notes.add(line + " has no code; " + code.shown() + " is taken");
            }
        }
        Set<Integer> functions = functions(codes, model, function);
        if (functions.size() > 1) {
            notes.add("the lines are in " + functions.size() + " functions: " + names(functions, model));
        }
        List<FunctionPath> paths = new ArrayList<>();
        for (int each : functions) {
            String name = model.functions().get(each).name();
            List<int[]> sequences = new ArrayList<>();
            collect(codes, each, 0, new IntArrayList(), -1, sequences);
            paths.add(new FunctionPath(name, pattern(sequences, BlockGraph.of(model, each))));
        }
        return new LinePaths(List.copyOf(paths), List.copyOf(notes));
    }

    /**
     * The blocks that a path passes, without what may run in between: one list for each alternative.
     *
     * @param path one of {@link #paths}
     */
    List<List<Integer>> alternatives(FunctionPath path) {
        // the text is the one that this class wrote: (3 ..-1 7|4 ..-1 7)
        return Stream.of(path.pattern().text().replaceAll("[()]", "").split("\\|"))
                .map(text -> Stream.of(text.split(" ")).filter(word -> !word.startsWith(".."))
                        .map(Integer::valueOf).toList())
                .toList();
    }

    private static ProgramImage image(ProgramTrace trace) throws SourceLineException {
        ProgramImage image = trace.image();
        if (image == null) {
            throw new SourceLineException("source lines need the program that ran");
        }
        if (trace.usableImage() == null) {
            throw new SourceLineException("this is not the program that was traced: "
                    + (trace.fit().addresses() - trace.fit().inside()) + " of the trace's " + trace.fit().addresses()
                    + " addresses are outside of its code");
        }
        if (image.lines().isEmpty()) {
            throw new SourceLineException("the program has no debug information to find lines with; build it with -g");
        }
        return image;
    }

    private static Set<Integer> functions(List<LineCode> codes, ProgramModel model, String wanted)
            throws SourceLineException {
        Set<Integer> functions = new TreeSet<>(codes.get(0).functions().keySet());
        codes.forEach(code -> functions.retainAll(code.functions().keySet()));
        if (functions.isEmpty()) {
            throw new SourceLineException("a path stays in one function, but " + codes.stream().distinct()
                    .map(code -> code.shown() + " is in " + names(code.functions().keySet(), model))
                    .collect(Collectors.joining(", ")));
        }
        if (!wanted.isEmpty()) {
            String all = names(functions, model);
            functions.removeIf(function -> !isNamed(model, function, wanted));
            if (functions.isEmpty()) {
                throw new SourceLineException("these lines are not in " + wanted + ", but in " + all);
            }
        }
        return functions;
    }

    private static boolean isNamed(ProgramModel model, int function, String name) {
        return model.functions().get(function).name().equals(name)
                || model.functions().get(function).aliases().contains(name);
    }

    private static String names(Set<Integer> functions, ProgramModel model) {
        return functions.stream().map(function -> model.functions().get(function).name())
                .collect(Collectors.joining(", "));
    }

    /**
     * Goes through the lines from one on and adds each sequence of blocks that passes them all.
     *
     * @param blocks the sequence up to that line
     * @param address where in its last block the line before was passed
     */
    private static void collect(List<LineCode> codes, int function, int line, IntArrayList blocks, long address,
            List<int[]> into) throws SourceLineException {
        if (into.size() > MOST_ALTERNATIVES) {
            throw new SourceLineException("these lines are in too many pieces of code for one path; take fewer");
        }
        if (line == codes.size()) {
            into.add(blocks.toIntArray());
            return;
        }
        int present = blocks.isEmpty() ? -1 : blocks.getInt(blocks.size() - 1);
        long further = present < 0 ? -1 : codes.get(line).behind(function, present, address);
        if (further >= 0) {
            collect(codes, function, line + 1, blocks, further, into);
        }
        for (int block : codes.get(line).blocks(function)) {
            if (block != present || further < 0) {
                blocks.add(block);
                collect(codes, function, line + 1, blocks, codes.get(line).behind(function, block, -1), into);
                blocks.removeInt(blocks.size() - 1);
            }
        }
    }

    private static boolean isInSameTurn(int[] blocks, BlockGraph graph) {
        for (int i = 1; i < blocks.length; i++) {
            if (!graph.turn(blocks[i - 1], blocks[i]).inSameTurn()) {
                return false;
            }
        }
        return true;
    }

    /** The blocks with gaps between them in which no loop around both sides begins its next turn. */
    private static String text(int[] blocks, BlockGraph graph) {
        StringBuilder text = new StringBuilder().append(blocks[0]);
        for (int i = 1; i < blocks.length; i++) {
            text.append(" ..");
            graph.turn(blocks[i - 1], blocks[i]).heads().forEach((int head) -> text.append('-').append(head));
            text.append(' ').append(blocks[i]);
        }
        return text.toString();
    }

    /** All sequences, or if there are any that stay in one turn of each loop, only those. */
    private static PathPattern pattern(List<int[]> sequences, BlockGraph graph) {
        List<int[]> inSameTurn = sequences.stream().filter(blocks -> isInSameTurn(blocks, graph)).toList();
        boolean useful = graph.isComplete() && !inSameTurn.isEmpty();
        Set<String> alternatives = new LinkedHashSet<>();
        (useful ? inSameTurn : sequences).forEach(blocks -> alternatives.add(text(blocks, graph)));
        String text = alternatives.size() == 1 ? alternatives.iterator().next()
                : "(" + String.join("|", alternatives) + ")";
        try {
            return PathPattern.parse(text);
        } catch (PathSyntaxException e) {
            throw new IllegalStateException(e); // block numbers and dots
        }
    }
}
