/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.coverage;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.refrain.core.count.SymbolCounts;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.line.LineTable;
import org.refrain.ui.source.LineExecutions;

/**
 * How often each line of a file was executed: in the whole trace, or in the occurrences of some distinct cycles.
 *
 * <p>Lines that no code comes from have no count, nor have those of functions that the trace never enters: nothing is
 * known of them. Immutable.
 */
public final class LineCounts {

    /** Nothing is known of the line. */
    public static final long UNKNOWN = -1;

    private final long[] counts;
    private final double[] shares;
    private final boolean inCycles;

    private LineCounts(long[] counts, double[] shares, boolean inCycles) {
        this.counts = counts;
        this.shares = shares;
        this.inCycles = inCycles;
    }

    /**
     * Counts. O(size of the grammar), and some microseconds for each line of code. Not on the user interface's thread.
     *
     * @param paths the file as the program names it
     * @param cycleIds distinct cycles that are looked at alone; all of the trace when there is none
     */
    public static LineCounts of(ProgramTrace program, ProgramImage image, List<String> paths, List<Integer> cycleIds) {
        IndexedTrace trace = program.trace();
        SymbolCounts counter = new SymbolCounts(trace.grammar(), trace.symbols().size());
        CycleTable cycles = trace.cycles();
        boolean inCycles = cycles != null && !cycleIds.isEmpty();
        long[] symbols = cycles != null && inCycles
                ? counter.cycles(cycles, cycleIds.stream().mapToInt(Integer::intValue).toArray()) : counter.whole();
        return new Counting(program, image, symbols).count(paths, inCycles);
    }

    /** Number of the last line that has a count. */
    public int lastLine() {
        return counts.length - 1;
    }

    /**
     * How often a line was executed, or {@link #UNKNOWN}.
     *
     * @param line from 1
     */
    public long count(int line) {
        return line < counts.length ? counts[line] : UNKNOWN;
    }

    /** The line's share of all events that were counted, from 0 to 1. */
    public double share(int line) {
        return line < shares.length ? shares[line] : 0;
    }

    /** Whether only the selected cycles count. */
    public boolean isInCycles() {
        return inCycles;
    }

    /** The lines of one file, one after the other. */
    private static final class Counting {

        private final ProgramTrace program;
        private final ProgramImage image;
        private final SymbolTable table;
        private final long[] executed;
        private final double total;
        private final Set<Integer> traced = new HashSet<>();

        Counting(ProgramTrace program, ProgramImage image, long[] executed) {
            this.program = program;
            this.image = image;
            this.executed = executed;
            table = program.trace().symbols();
            total = Arrays.stream(executed).sum();
            ProgramModel model = program.model();
            for (int symbol = 0; symbol < table.size(); symbol++) {
                if (table.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                    traced.add(model.functionAt(table.address(symbol)));
                }
            }
        }

        LineCounts count(List<String> paths, boolean inCycles) {
            LineTable lines = image.lines();
            int last = 0;
            BitSet code = new BitSet();
            for (String path : paths) {
                for (int file : lines.files().like(path)) {
                    for (int line = lines.lineWithCode(file, 1); line > 0; line = lines.lineWithCode(file, line + 1)) {
                        last = Math.max(last, line);
                        code.set(line, code.get(line) || isTraced(lines.statements(file, line)));
                    }
                }
            }
            long[] counts = new long[last + 1];
            double[] shares = new double[last + 1];
            Arrays.fill(counts, UNKNOWN);
            BitSet beginnings = LineExecutions.beginnings(program, statements(paths, last));
            for (int line = code.nextSetBit(1); line >= 0; line = code.nextSetBit(line + 1)) {
                counts[line] = 0;
                for (String path : paths) {
                    counts[line] += Arrays.stream(program.statementsOf(path, line, line)).filter(beginnings::get)
                            .mapToLong(symbol -> executed[symbol]).sum();
                    shares[line] += Arrays.stream(program.symbolsOf(path, line, line))
                            .mapToLong(symbol -> executed[symbol]).sum() / Math.max(1, total);
                }
            }
            return new LineCounts(counts, shares, inCycles);
        }

        private BitSet statements(List<String> paths, int last) {
            BitSet statements = new BitSet();
            for (String path : paths) {
                for (int symbol : program.statementsOf(path, 1, Math.max(1, last))) {
                    statements.set(symbol);
                }
            }
            return statements;
        }

        /** Whether one of the addresses is in a function that ran at all. */
        private boolean isTraced(long[] addresses) {
            return Arrays.stream(addresses).anyMatch(at -> {
                int function = program.model().functionAt(at);
                return function >= 0 && traced.contains(function);
            });
        }
    }
}
