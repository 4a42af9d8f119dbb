/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;

/**
 * Finds the source lines of loop bodies, from the symbols that are in them. Made in a job: it asks for the line of
 * every symbol of the trace once.
 */
final class BodyLines {

    private final ProgramTrace program;
    /** The lines that ran, by the path of their file. */
    private final Map<String, BitSet> executed = new TreeMap<>();

    BodyLines(ProgramTrace program) {
        this.program = program;
        SymbolTable symbols = program.trace().symbols();
        for (int symbol = 0; program.usableImage() != null && symbol < symbols.size(); symbol++) {
            SourcePlace place = program.placeOf(symbol);
            if (place != null) {
                executed.computeIfAbsent(place.path(), path -> new BitSet()).set(place.line());
            }
        }
    }

    private record Part(String path, String function) {

        static final Comparator<Part> ORDER = Comparator.comparing(Part::path).thenComparing(Part::function);
    }

    private record Lines(String path, int first, int last) {

        static final Comparator<Lines> ORDER = Comparator.comparing(Lines::path).thenComparingInt(Lines::first)
                .thenComparingInt(Lines::last);
    }

    /**
     * The lines of a body: those of the file and function in which it begins first, then the others by file and line.
     *
     * @param body the symbols of the trace in it
     * @param first the symbol that it begins with
     */
    List<LineRange> of(BitSet body, int first) {
        Map<Part, BitSet> parts = new TreeMap<>(Part.ORDER);
        int size = program.trace().symbols().size();
        for (int symbol = body.nextSetBit(0); symbol >= 0 && symbol < size; symbol = body.nextSetBit(symbol + 1)) {
            SourcePlace place = program.placeOf(symbol);
            if (place != null) {
                parts.computeIfAbsent(new Part(place.path(), program.functionOf(symbol)), part -> new BitSet())
                        .set(place.line());
            }
        }
        Map<Lines, String> functions = new TreeMap<>(Lines.ORDER);
        parts.forEach((part, lines) -> split(part, lines, functions));
        List<LineRange> ranges = new ArrayList<>();
        functions.forEach((lines, names) -> ranges.add(new LineRange(lines.path, lines.first, lines.last, names)));
        moveToFront(ranges, program.placeOf(first), program.functionOf(first));
        return List.copyOf(ranges);
    }

    /** Splits lines where others between them ran too, but not in this body. */
    private void split(Part part, BitSet lines, Map<Lines, String> functions) {
        BitSet all = Objects.requireNonNull(executed.get(part.path));
        int first = lines.nextSetBit(0);
        int last = first;
        while (first >= 0) {
            int next = lines.nextSetBit(last + 1);
            if (next < 0 || all.nextSetBit(last + 1) != next) {
                functions.merge(new Lines(part.path, first, last), part.function,
                        (a, b) -> a.isEmpty() ? b : b.isEmpty() ? a : a + ", " + b);
                first = next;
            }
            last = next;
        }
    }

    private static void moveToFront(List<LineRange> ranges, @Nullable SourcePlace place, String function) {
        if (place != null) {
            ranges.sort(Comparator.comparing((LineRange range) -> !range.path().equals(place.path()))
                    .thenComparing(range -> !range.functions().equals(function))
                    .thenComparing(range -> place.line() < range.first() || place.line() > range.last()));
        }
    }
}
