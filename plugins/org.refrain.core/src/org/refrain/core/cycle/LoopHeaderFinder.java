/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.refrain.core.flow.CallTracker;
import org.refrain.core.flow.Components;
import org.refrain.core.flow.FlowGraph;
import org.refrain.core.flow.FlowKinds;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

/**
 * Finds the header of a trace's main loop without help.
 *
 * <p>Idea: the main loop is the loop inside one function activation that holds the largest share of the trace, called
 * functions included; its header is where it was entered. Looking inside activations only ({@link CallTracker}) is what
 * makes this sound: in the plain transition graph, start-up code that shares one subroutine with the main loop joins
 * its component, and entry nodes mean nothing.
 *
 * <p>Three passes over the symbols: what each symbol does, transitions inside activations, time spent in each loop.
 * O(events + distinct transitions). Memory grows with distinct symbols and transitions only. Safe for threads (no
 * state).
 */
public final class LoopHeaderFinder {

    /** More candidates are never of use to a person. */
    private static final int MOST_CANDIDATES = 8;

    /** A loop that runs less often than this is no main loop: its cycles could not be compared. */
    private static final int FEWEST_EXECUTIONS = 3;

    /** How many loops around the main loop are looked through at most. */
    private static final int MOST_ROUNDS = 5;

    /** Loops that run for less than this share of the trace are not offered. */
    private static final double SMALLEST_SHARE = 0.02;

    private LoopHeaderFinder() {
    }

    /**
     * Finds the candidates, the best one first.
     *
     * @return at most {@value #MOST_CANDIDATES} candidates of different loops; empty when nothing repeats
     * @throws IOException if the sequence cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static List<LoopHeader> find(SymbolTable symbols, SymbolSequence sequence, Progress progress)
            throws IOException {
        FlowKinds kinds = FlowKinds.find(symbols, sequence, progress);
        FlowGraph graph = new FlowGraph(symbols.size());
        CallTracker steps = new CallTracker(kinds, new Steps(graph));
        sequence.forEach(steps::accept, progress, "Looking for loops");
        LoopGraph loopGraph = new LoopGraph(kinds, symbols, graph.edges());
        List<LoopHeader> found = new ArrayList<>();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            found.clear();
            if (!weigh(kinds, loopGraph, sequence, found, progress)) {
                break;
            }
        }
        found.sort(Comparator.comparingDouble(LoopHeader::share).reversed());
        return List.copyOf(found.subList(0, Math.min(found.size(), MOST_CANDIDATES)));
    }

    /** Finds out how long each loop runs; answers whether one that hardly repeats was opened to look inside it. */
    private static boolean weigh(FlowKinds kinds, LoopGraph graph, SymbolSequence sequence, List<LoopHeader> found,
            Progress progress) throws IOException {
        Components loops = graph.loops();
        LoopTimes times = new LoopTimes(loops);
        CallTracker tracker = new CallTracker(kinds, times);
        sequence.forEach(symbol -> {
            tracker.accept(symbol);
            times.advance();
        }, progress, "Weighing loops");
        tracker.forget();
        boolean opened = false;
        for (int loop = 0; loop < loops.count(); loop++) {
            if (!loops.isLoop(loop)) {
                continue;
            }
            double share = (double) times.events(loop) / sequence.length();
            LoopHeader header = graph.header(loops, loop, share);
            if (header.executions() < FEWEST_EXECUTIONS) {
                graph.remove(header.symbol());
                opened |= share > SMALLEST_SHARE;
            } else if (share >= SMALLEST_SHARE) {
                found.add(header);
            }
        }
        return opened;
    }

    private record Steps(FlowGraph graph) implements CallTracker.Listener {
        @Override
        public void enter(int symbol) {
            // the first symbol of an activation has no predecessor in it
        }

        @Override
        public void step(int from, int to) {
            graph.add(from, to);
        }

        @Override
        public void leave() {
            // nothing follows the last symbol of an activation
        }
    }
}
