/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.shape;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.Int2LongMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrays;

/**
 * The groups of loops that cover most of a string, as a tree.
 *
 * <p>Costs the size of the nest once, and for each group chosen the size of its bodies. Immutable, safe for threads.
 */
public final class LoopGroups {

    static final Comparator<LoopGroup> ORDER = Comparator.<LoopGroup>comparingLong(group -> group.first().start())
            .thenComparingInt(LoopGroup::shape);

    private static final Comparator<LoopGroup> LARGEST = Comparator.comparingLong(LoopGroup::covered).reversed()
            .thenComparing(ORDER);

    private final LoopNest nest;
    private final LoopShapes shapes;
    private final List<LoopGroup> roots = new ArrayList<>();
    private final List<LoopGroup> chosen = new ArrayList<>();

    private LoopGroups(LoopNest nest) {
        this.nest = nest;
        shapes = new LoopShapes(nest);
    }

    /**
     * Chooses groups by the symbols that they cover; a group is never chosen without those around it.
     *
     * @param most no more than this
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static LoopGroups of(LoopNest nest, int most, Progress progress) {
        LoopGroups groups = new LoopGroups(nest);
        groups.choose(most, progress);
        return groups;
    }

    private void choose(int most, Progress progress) {
        BodyCounts string = new BodyCounts();
        string.add(0, 1, 0);
        PriorityQueue<LoopGroup> waiting = new PriorityQueue<>(LARGEST);
        waiting.addAll(directlyIn(null, string, most));
        while (chosen.size() < most && !waiting.isEmpty()) {
            progress.checkCancelled();
            LoopGroup group = waiting.remove();
            chosen.add(group);
            LoopGroup outer = group.outer();
            if (outer == null) {
                roots.add(group);
            } else {
                outer.addInner(group);
            }
            waiting.addAll(directlyIn(group, group.bodies(), most - chosen.size()));
        }
        roots.sort(ORDER);
        chosen.forEach(LoopGroup::sortInner);
    }

    /** The groups of the loops directly in some bodies: at least those that cover most. */
    private List<LoopGroup> directlyIn(@Nullable LoopGroup outer, BodyCounts bodies, int most) {
        RGrammar grammar = nest.grammar();
        Int2LongOpenHashMap covered = new Int2LongOpenHashMap();
        for (int i = 0; i < bodies.size(); i++) {
            int rule = bodies.body(i);
            for (int at = grammar.bodyStart(rule); at < grammar.bodyEnd(rule); at++) {
                if (grammar.element(at) < 0) {
                    covered.addTo(shapes.shapeOf(~grammar.element(at)),
                            grammar.elementLength(at) * grammar.exponent(at) * bodies.runs(i));
                }
            }
        }
        long least = least(covered.values().toLongArray(), most);
        Int2ObjectOpenHashMap<LoopGroup> groups = new Int2ObjectOpenHashMap<>();
        for (Int2LongMap.Entry entry : covered.int2LongEntrySet()) {
            if (entry.getLongValue() >= least) {
                groups.put(entry.getIntKey(), new LoopGroup(outer, entry.getIntKey()));
            }
        }
        for (int i = 0; i < bodies.size(); i++) {
            add(bodies.body(i), bodies.runs(i), bodies.start(i), groups);
        }
        return new ArrayList<>(groups.values());
    }

    /** What the smallest of the largest numbers is. */
    private static long least(long[] numbers, int most) {
        if (numbers.length <= most) {
            return 0;
        }
        LongArrays.quickSort(numbers);
        return most == 0 ? Long.MAX_VALUE : numbers[numbers.length - most];
    }

    private void add(int rule, long runs, long start, Int2ObjectOpenHashMap<LoopGroup> groups) {
        RGrammar grammar = nest.grammar();
        long position = start;
        for (int at = grammar.bodyStart(rule); at < grammar.bodyEnd(rule); at++) {
            int body = ~grammar.element(at);
            if (body < 0) {
                position++;
            } else {
                LoopNest.Loop loop = new LoopNest.Loop(body, position, grammar.elementLength(at),
                        grammar.exponent(at));
                if (groups.containsKey(shapes.shapeOf(body))) {
                    groups.get(shapes.shapeOf(body)).add(loop, runs);
                }
                position += loop.length();
            }
        }
    }

    /** The outermost groups, in the order of their first executions. */
    public List<LoopGroup> roots() {
        return List.copyOf(roots);
    }

    /** How many groups were chosen. */
    public int size() {
        return chosen.size();
    }

    /** The symbols in the bodies of a group's loops, those of inner loops included. */
    public BitSet symbolsOf(LoopGroup group) {
        RGrammar grammar = nest.grammar();
        BitSet symbols = new BitSet();
        BitSet waiting = new BitSet();
        for (int i = 0; i < group.bodies().size(); i++) {
            waiting.set(group.bodies().body(i));
        }
        // a body has a larger number than those that contain it
        for (int rule = waiting.nextSetBit(0); rule >= 0; rule = waiting.nextSetBit(rule + 1)) {
            for (int at = grammar.bodyStart(rule); at < grammar.bodyEnd(rule); at++) {
                int element = grammar.element(at);
                if (element >= 0) {
                    symbols.set(element);
                } else {
                    waiting.set(~element);
                }
            }
        }
        return symbols;
    }

    /** Where the loops of a group run. Costs the size of the bodies around the group. */
    public LoopExecutions executions(LoopGroup group) {
        return new LoopExecutions(nest, shapes, group);
    }
}
