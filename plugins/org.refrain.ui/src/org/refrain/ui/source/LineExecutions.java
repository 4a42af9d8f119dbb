/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.count.SymbolCounts;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.debuginfo.InlinedCall;

/**
 * Executions of a source line in a trace.
 *
 * <p>A line becomes several statements: a for loop's header is run through once for its beginning and once for each test.
 * One execution of the line is one of that statement which ran most often, as in coverage reports; where a function was
 * inlined, each place counts by itself.
 *
 * @param line the line, from 1: the one asked for, or the next one that became code
 * @param symbols the instructions at which its executions begin; none when it was never executed
 */
public record LineExecutions(int line, BitSet symbols) {

    /** No code comes from the line or those behind it. */
    public static final int NO_CODE = -1;

    /**
     * Finds them. O(size of the grammar).
     *
     * @param paths the file as the program names it
     * @param firstLine from 1
     */
    public static LineExecutions of(ProgramTrace program, ProgramImage image, List<String> paths, int firstLine) {
        int line = lineWithCode(image, paths, firstLine);
        BitSet best = new BitSet();
        if (line != NO_CODE) {
            SymbolTable symbols = program.trace().symbols();
            long[] counts = new SymbolCounts(program.trace().grammar(), symbols.size()).whole();
            Map<Instance, Integer> mostOften = new HashMap<>();
            for (String path : paths) {
                for (int symbol : program.statementsOf(path, line, line)) {
                    mostOften.merge(instanceOf(program, image, symbol), symbol,
                            (a, b) -> counts[a] >= counts[b] ? a : b);
                }
            }
            mostOften.values().forEach(best::set);
        }
        return new LineExecutions(line, best);
    }

    /** A function, or one of the places where it was inlined. */
    private record Instance(String function, List<InlinedCall> inlined) {
    }

    private static Instance instanceOf(ProgramTrace program, ProgramImage image, int symbol) {
        long address = program.trace().symbols().address(symbol);
        return new Instance(program.functionOf(symbol), image.debugInfo().inlinedAt(address));
    }

    private static int lineWithCode(ProgramImage image, List<String> paths, int line) {
        int nearest = NO_CODE;
        for (String path : paths) {
            for (int file : image.lines().files().like(path)) {
                int found = image.lines().lineWithCode(file, line);
                nearest = found < 0 || nearest != NO_CODE && nearest < found ? nearest : found;
            }
        }
        return nearest;
    }
}
