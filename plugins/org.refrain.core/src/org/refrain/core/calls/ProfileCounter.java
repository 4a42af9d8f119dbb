/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * Counts for a {@link CallProfile}. Nodes are visited from the whole trace down, each after all that it is part of, and
 * hand their numbers of occurrences on to their parts. Not safe for threads.
 */
final class ProfileCounter {

    private static final int CHECK_EVERY = 1 << 14;

    private final CallTree tree;
    private final CallNodes nodes;
    private final Progress progress;
    private final long[] calls;
    private final long[] unfinished;
    private final long[] self;
    private final long[] total;
    private final Extremes extremes;
    /** The nodes of each function's calls. */
    private final IntArrayList[] callNodes;
    /** How often each node occurs; where it is only counted in some function, all but those are 0. */
    private final long[] occurrences;
    private long unknown;

    ProfileCounter(CallTree tree, int functions, Progress progress) {
        this.tree = tree;
        this.nodes = tree.nodes();
        this.progress = progress;
        calls = new long[functions];
        unfinished = new long[functions];
        self = new long[functions];
        total = new long[functions];
        extremes = new Extremes(functions);
        callNodes = new IntArrayList[functions];
        Arrays.setAll(callNodes, function -> new IntArrayList());
        occurrences = new long[nodes.count()];
    }

    /** Counts calls, sums up their lengths, nested ones of one function too, and finds the shortest and the longest. */
    void countCalls() {
        long[] firsts = new long[nodes.count()];
        Arrays.fill(firsts, Long.MAX_VALUE);
        occurrences[tree.root()] = 1;
        firsts[tree.root()] = tree.located().start();
        for (int node = nodes.count() - 1; node > 0; node--) {
            check(node);
            long times = occurrences[node];
            if (times > 0 && nodes.isCall(node)) {
                count(node, times, firsts[node]);
                hand(nodes.body(node), times, firsts[node], firsts);
            } else if (times > 0 && nodes.isSequence(node)) {
                int first = nodes.first(node);
                hand(first, times, firsts[node], firsts);
                hand(nodes.second(node), times, firsts[node] + nodes.length(first), firsts);
            }
        }
    }

    private void hand(int node, long times, long position, long[] firsts) {
        occurrences[node] += times;
        firsts[node] = Math.min(firsts[node], position);
    }

    private void count(int call, long times, long position) {
        int function = nodes.function(call);
        long length = nodes.length(call);
        callNodes[function].add(call);
        calls[function] += times;
        total[function] += times * length;
        if (nodes.isUnfinished(call)) {
            unfinished[function] += times;
        } else {
            extremes.take(function, length, position);
        }
    }

    /** Counts what each function executes itself, and whom it calls. */
    List<CallEdge> countEdges() {
        long[] times = new long[nodes.count()];
        List<CallEdge> edges = new ArrayList<>();
        times[tree.root()] = 1;
        unknown = countWithin(CallEdge.UNKNOWN, IntArrayList.of(tree.root()), times, edges);
        for (int function = 0; function < calls.length; function++) {
            IntArrayList bodies = new IntArrayList();
            for (IntIterator i = callNodes[function].iterator(); i.hasNext();) {
                int call = i.nextInt();
                times[nodes.body(call)] += occurrences[call];
                bodies.add(nodes.body(call));
            }
            self[function] = countWithin(function, bodies, times, edges);
        }
        edges.sort(CallProfile.mostFrequentFirst());
        return List.copyOf(edges);
    }

    /**
     * Carries numbers of occurrences down within frames of one function.
     *
     * @param times of the nodes to begin with; all 0 afterwards
     * @return number of instructions
     */
    private long countWithin(int function, IntArrayList begin, long[] times, List<CallEdge> edges) {
        BitSet reached = new BitSet();
        IntArrayList open = new IntArrayList();
        IntArrayList all = new IntArrayList();
        begin.forEach((int node) -> reach(node, reached, open));
        while (!open.isEmpty()) {
            int node = open.popInt();
            all.add(node);
            check(all.size());
            if (nodes.isSequence(node)) {
                reach(nodes.first(node), reached, open);
                reach(nodes.second(node), reached, open);
            }
        }
        Arrays.sort(all.elements(), 0, all.size());
        Long2LongOpenHashMap callees = new Long2LongOpenHashMap();
        Long2LongOpenHashMap events = new Long2LongOpenHashMap();
        long executed = 0;
        for (int i = all.size() - 1; i >= 0; i--) {
            int node = all.getInt(i);
            if (nodes.isSequence(node)) {
                times[nodes.first(node)] += times[node];
                times[nodes.second(node)] += times[node];
            } else if (nodes.isCall(node)) {
                callees.addTo(nodes.function(node), times[node]);
                events.addTo(nodes.function(node), times[node] * nodes.length(node));
            } else {
                executed += times[node] * nodes.length(node);
            }
            times[node] = 0;
        }
        callees.long2LongEntrySet().fastForEach(entry -> edges.add(new CallEdge(function, (int) entry.getLongKey(),
                entry.getLongValue(), events.get(entry.getLongKey()))));
        return executed;
    }

    private static void reach(int node, BitSet reached, IntArrayList open) {
        if (!reached.get(node)) {
            reached.set(node);
            open.push(node);
        }
    }

    /** Sums up the lengths of a function's calls again, without those within another one. */
    void countOutermost(int function) {
        total[function] = 0;
        Arrays.fill(occurrences, 0);
        occurrences[tree.root()] = 1;
        for (int node = nodes.count() - 1; node > 0; node--) {
            check(node);
            long times = occurrences[node];
            if (times == 0) {
                continue;
            }
            if (nodes.isSequence(node)) {
                occurrences[nodes.first(node)] += times;
                occurrences[nodes.second(node)] += times;
            } else if (nodes.isCall(node) && nodes.function(node) == function) {
                total[function] += times * nodes.length(node);
            } else if (nodes.isCall(node)) {
                occurrences[nodes.body(node)] += times;
            }
        }
    }

    private void check(int step) {
        if (step % CHECK_EVERY == 0) {
            progress.checkCancelled();
        }
    }

    long unknownEvents() {
        return unknown;
    }

    List<FunctionProfile> profiles() {
        FunctionProfile[] profiles = new FunctionProfile[calls.length];
        Arrays.setAll(profiles, f -> new FunctionProfile(f, calls[f], unfinished[f], self[f], total[f],
                extremes.shortest[f], extremes.shortestPosition[f], extremes.longest[f], extremes.longestPosition[f]));
        return List.of(profiles);
    }
}
