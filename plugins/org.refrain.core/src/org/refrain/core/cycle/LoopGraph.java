/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.Arrays;
import java.util.BitSet;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.flow.Components;
import org.refrain.core.flow.FlowGraph;
import org.refrain.core.flow.FlowKind;
import org.refrain.core.flow.FlowKinds;
import org.refrain.core.symbol.SymbolTable;

/** The transitions inside activations, the loops in them, and where each loop begins. */
final class LoopGraph {

    /** An inner loop is waiting when it is less than this part of the outer loop's code. */
    private static final int SMALL_SHARE = 4;

    private final FlowKinds kinds;
    private final SymbolTable symbols;
    private FlowGraph.Edges edges;

    LoopGraph(FlowKinds kinds, SymbolTable symbols, FlowGraph.Edges edges) {
        this.kinds = kinds;
        this.symbols = symbols;
        this.edges = edges;
    }

    /** The outermost loops: strongly connected components of what is left of the graph. */
    Components loops() {
        return Components.of(edges);
    }

    /** Takes a symbol out, so that the loops inside the one it heads come to light. */
    void remove(int symbol) {
        int[] starts = edges.starts();
        int[] targets = edges.targets();
        int[] newStarts = new int[starts.length];
        int[] newTargets = new int[targets.length];
        long[] newCounts = new long[targets.length];
        int n = 0;
        for (int from = 0; from + 1 < starts.length; from++) {
            newStarts[from] = n;
            for (int e = starts[from]; e < starts[from + 1]; e++) {
                if (from != symbol && targets[e] != symbol) {
                    newTargets[n] = targets[e];
                    newCounts[n++] = edges.counts()[e];
                }
            }
        }
        newStarts[starts.length - 1] = n;
        edges = new FlowGraph.Edges(newStarts, Arrays.copyOf(newTargets, n),
                Arrays.copyOf(newCounts, n));
    }

    /** The header of a loop. */
    LoopHeader header(Components loops, int loop, double share) {
        int header = firstExecuted(loops, loop, null);
        LoopHeader.Reason reason = LoopHeader.Reason.ENTRY;
        if (!isEntered(loops, loop, header)) {
            int target = longestBackwardJump(loops, loop);
            if (target >= 0) {
                header = target;
                reason = LoopHeader.Reason.BACKWARD_JUMP;
            }
        }
        int behind = behindInnerLoop(loops, loop, header);
        return behind >= 0 ? candidate(behind, share, LoopHeader.Reason.BEHIND_INNER_LOOP)
                : candidate(header, share, reason);
    }

    /** Whether the trace shows how the loop was entered: from elsewhere in its function, or by a call. */
    private boolean isEntered(Components loops, int loop, int header) {
        for (int from = 0; from < kinds.size(); from++) {
            if (loops.of(from) != loop && (count(from, header) > 0
                    || kinds.kind(from) == FlowKind.CALL && kinds.transitions(from, header) > 0)) {
                return true;
            }
        }
        return false;
    }

    private long count(int from, int to) {
        int at = Arrays.binarySearch(edges.targets(), edges.starts()[from], edges.starts()[from + 1], to);
        return at < 0 ? 0 : edges.counts()[at];
    }

    private LoopHeader candidate(int symbol, double share, LoopHeader.Reason reason) {
        return new LoopHeader(symbol, kinds.executions(symbol), share, reason);
    }

    private int firstExecuted(Components loops, int loop, @Nullable BitSet without) {
        int best = -1;
        for (int s = 0; s < kinds.size(); s++) {
            if (loops.of(s) == loop && (without == null || !without.get(s))
                    && (best < 0 || kinds.firstPosition(s) < kinds.firstPosition(best))) {
                best = s;
            }
        }
        return best;
    }

    /** The trace began inside the loop, so its entry is unknown: compilers put a loop's head at its lowest address. */
    private int longestBackwardJump(Components loops, int loop) {
        int best = -1;
        long longest = 0;
        for (int from = 0; from < kinds.size(); from++) {
            if (loops.of(from) != loop) {
                continue;
            }
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                int to = edges.targets()[e];
                long distance = symbols.address(from) - symbols.address(to);
                if (loops.of(to) == loop && distance > longest) {
                    longest = distance;
                    best = to;
                }
            }
        }
        return best;
    }

    /**
     * {@code while (true) { while (!ready); work(); }} is entered at the inner loop's header. The first symbol outside
     * the inner loop begins each iteration of the outer one. {@code while (true) { if (!ready) continue; work(); }} is
     * the same graph; what tells them apart is that waiting is a small part of the loop's code.
     *
     * @return that symbol, or -1 when the entry heads no inner loop that runs more often than the outer one
     */
    private int behindInnerLoop(Components loops, int loop, int entry) {
        int hottest = -1;
        long most = kinds.executions(entry) / 2;
        for (int from = 0; from < kinds.size(); from++) {
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                if (edges.targets()[e] == entry && loops.of(from) == loop && edges.counts()[e] > most) {
                    most = edges.counts()[e];
                    hottest = from;
                }
            }
        }
        if (hottest < 0 || loops.size(loop) == 1) {
            return -1;
        }
        BitSet inner = naturalLoop(loops, loop, entry, hottest);
        if (inner.cardinality() * SMALL_SHARE > loops.size(loop)) {
            return -1;
        }
        int behind = firstExecuted(loops, loop, inner);
        return behind >= 0 && kinds.executions(behind) * 2 < kinds.executions(entry) ? behind : -1;
    }

    /** The symbols that reach the end of a backward edge without passing its header. */
    private BitSet naturalLoop(Components loops, int loop, int header, int end) {
        BitSet body = new BitSet();
        body.set(header);
        body.set(end);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int from = kinds.size() - 1; from >= 0; from--) {
                if (loops.of(from) != loop || body.get(from)) {
                    continue;
                }
                for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                    int to = edges.targets()[e];
                    if (to != header && body.get(to)) {
                        body.set(from);
                        grown = true;
                        break;
                    }
                }
            }
        }
        return body;
    }
}
