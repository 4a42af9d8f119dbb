/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.io.IOException;
import java.util.Arrays;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

/**
 * What each symbol of a trace does to the flow of control, and which symbols begin an exception handler.
 *
 * <p>The instruction text decides where there is one. Without text (a QEMU log) a call is inferred: an instruction that
 * never falls through, although jumps to right behind it come as often as it runs. An exception entry is
 * a symbol that follows an instruction which cannot jump; without text, one that many instructions are now and then
 * followed by although each usually goes elsewhere.
 *
 * <p>One pass over the trace. Memory: that of {@link FlowGraph} plus 16 bytes a symbol. Immutable, safe for threads.
 */
public final class FlowKinds {

    /** A failed conditional instruction in an IT block (up to four of four bytes) may be missing from a trace. */
    private static final int LONGEST_SKIP = 20;

    private final SymbolTable symbols;
    private final long[] addresses;
    private final FlowKind[] kinds;
    private final boolean[] exceptionEntries;
    private final long[] executions;
    private final long[] firstPositions;
    private final FlowGraph graph;

    private FlowKinds(SymbolTable symbols) {
        this.symbols = symbols;
        int n = symbols.size();
        addresses = new long[n];
        kinds = new FlowKind[n];
        exceptionEntries = new boolean[n];
        executions = new long[n];
        firstPositions = new long[n];
        graph = new FlowGraph(n);
        Arrays.fill(firstPositions, -1);
        for (int s = 0; s < n; s++) {
            addresses[s] = symbols.address(s);
            kinds[s] = symbols.kind(s) == SymbolTable.Kind.INSTRUCTION ? ArmInstructionText.kindOf(symbols.text(s))
                    : FlowKind.UNKNOWN;
        }
    }

    /**
     * Classifies the symbols of a trace.
     *
     * @throws IOException if the sequence cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static FlowKinds find(SymbolTable symbols, SymbolSequence sequence, Progress progress) throws IOException {
        FlowKinds kinds = new FlowKinds(symbols);
        Pass pass = kinds.new Pass();
        sequence.forEach(pass::accept, progress, "Looking at the flow of control");
        FlowGraph.Edges edges = kinds.graph.edges();
        kinds.inferCalls(edges);
        kinds.inferExceptionEntries(edges);
        kinds.inferExceptionReturns(edges);
        return kinds;
    }

    private final class Pass {
        private int previous = -1;
        private long position;

        void accept(int symbol) {
            if (executions[symbol]++ == 0) {
                firstPositions[symbol] = position;
            }
            position++;
            if (previous >= 0) {
                graph.add(previous, symbol);
            }
            previous = isDiscontinuity(symbol) ? -1 : symbol;
        }
    }

    /** Number of symbols. */
    public int size() {
        return kinds.length;
    }

    /** What the symbol does. */
    public FlowKind kind(int symbol) {
        return kinds[symbol];
    }

    /** Whether the symbol is the first instruction of an exception handler. */
    public boolean isExceptionEntry(int symbol) {
        return exceptionEntries[symbol];
    }

    /** Whether nothing is known across this symbol. */
    public boolean isDiscontinuity(int symbol) {
        return symbols.kind(symbol) == SymbolTable.Kind.DISCONTINUITY;
    }

    /** How often the symbol occurs. */
    public long executions(int symbol) {
        return executions[symbol];
    }

    /** Position of the symbol's first event, -1 when it does not occur. */
    public long firstPosition(int symbol) {
        return firstPositions[symbol];
    }

    /** Whether {@code to} is the instruction behind {@code from}, whatever the size of {@code from}. */
    public boolean isNext(int from, int to) {
        long distance = addresses[to] - addresses[from];
        return distance == 2 || distance == 4;
    }

    /** Whether {@code to} lies so shortly behind {@code from} that only skipped instructions can lie between. */
    public boolean isNextOrSkip(int from, int to) {
        long distance = addresses[to] - addresses[from];
        return distance >= 2 && distance <= LONGEST_SKIP;
    }

    /** How often {@code to} came right behind {@code from}. */
    public long transitions(int from, int to) {
        return graph.count(from, to);
    }

    private boolean hasAddress(int symbol) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION;
    }

    /**
     * Without text: an instruction that never falls through is a call when the one behind it is reached as often by
     * jumps that have several targets, as the returns of a shared subroutine do. A subroutine with a single caller is
     * not told from a jump there and back, and need not be.
     */
    private void inferCalls(FlowGraph.Edges edges) {
        int n = kinds.length;
        boolean[] fallsThrough = new boolean[n];
        long[] returns = new long[n];
        for (int from = 0; from < n; from++) {
            int jumps = 0;
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                boolean next = isNext(from, edges.targets()[e]);
                fallsThrough[from] |= next;
                jumps += next ? 0 : 1;
            }
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1] && jumps >= 2; e++) {
                int to = edges.targets()[e];
                returns[to] += isNext(from, to) ? 0 : edges.counts()[e];
            }
        }
        for (int s = 0; s < n; s++) {
            if (kinds[s] == FlowKind.UNKNOWN && hasAddress(s) && !fallsThrough[s]
                    && (comesBack(s, 4, returns) || comesBack(s, 2, returns))) {
                kinds[s] = FlowKind.CALL;
            }
        }
    }

    private boolean comesBack(int from, int size, long[] returns) {
        int behind = symbols.symbolAt(addresses[from] + size);
        return behind >= 0 && isAbout(returns[behind], executions[from]);
    }

    /** Equal, but for the one call that the end of a trace cuts off. */
    private static boolean isAbout(long returns, long calls) {
        return returns == calls || calls > 16 && Math.abs(calls - returns) == 1;
    }

    private void inferExceptionEntries(FlowGraph.Edges edges) {
        int n = kinds.length;
        int[] rareSources = new int[n];
        boolean[] otherwise = new boolean[n];
        for (int from = 0; from < n; from++) {
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                int to = edges.targets()[e];
                if (!hasAddress(from) || !hasAddress(to)) {
                    continue;
                }
                if (kinds[from] == FlowKind.SEQUENTIAL) {
                    exceptionEntries[to] |= !isNextOrSkip(from, to);
                } else if (kinds[from] == FlowKind.UNKNOWN && !isNext(from, to)
                        && edges.counts()[e] * 4 < executions[from]) {
                    rareSources[to]++;
                } else {
                    otherwise[to] = true;
                }
            }
        }
        for (int s = 0; s < n; s++) {
            exceptionEntries[s] |= rareSources[s] >= 3 && !otherwise[s];
        }
    }

    /** Without text: a jump that goes behind several instructions which exceptions interrupted ends a handler. */
    private void inferExceptionReturns(FlowGraph.Edges edges) {
        boolean[] interrupted = new boolean[kinds.length];
        for (int from = 0; from < kinds.length; from++) {
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                interrupted[from] |= exceptionEntries[edges.targets()[e]];
            }
        }
        for (int from = 0; from < kinds.length; from++) {
            int resumed = 0;
            int targets = edges.starts()[from + 1] - edges.starts()[from];
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                int to = edges.targets()[e];
                if (hasAddress(to) && !isNext(from, to) && (isIn(interrupted, symbols.symbolAt(addresses[to] - 2))
                        || isIn(interrupted, symbols.symbolAt(addresses[to] - 4)))) {
                    resumed++;
                }
            }
            if (kinds[from] == FlowKind.UNKNOWN && resumed >= 2 && resumed * 2 >= targets) {
                kinds[from] = FlowKind.RETURN;
            }
        }
    }

    private static boolean isIn(boolean[] set, int symbol) {
        return symbol >= 0 && set[symbol];
    }
}
