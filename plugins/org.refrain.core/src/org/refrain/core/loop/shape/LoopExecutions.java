/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.loop.LoopNest;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;

/**
 * Where the loops of a group run, from the first execution to the last. Nothing is expanded: an answer is found by one
 * descent, O(depth log n) for bodies of up to n elements.
 *
 * <p>Memory: 20 bytes for each loop in the bodies on the way to the group. Immutable, safe for threads.
 */
public final class LoopExecutions {

    private final RGrammar grammar;
    /** The bodies on the way, by their rules. */
    private final Int2ObjectOpenHashMap<Way> ways = new Int2ObjectOpenHashMap<>();
    private final Way string;

    /** The loops in a body that lead to the group: where they begin, and how many executions come before them. */
    private static final class Way {

        private final boolean isLast;
        private int[] elements = new int[2];
        private long[] offsets = new long[2];
        private long[] before = new long[2];
        private int size;
        private long executions;

        /** @param isLast whether these loops are of the group itself */
        Way(boolean isLast) {
            this.isLast = isLast;
        }

        void add(int element, long offset) {
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, 2 * size);
                offsets = Arrays.copyOf(offsets, 2 * size);
                before = Arrays.copyOf(before, 2 * size);
            }
            elements[size] = element;
            offsets[size++] = offset;
        }

        /** The last loop whose number in an ascending table is at most a value; -1 when there is none. */
        int lastAtMost(long[] table, long value) {
            int found = Arrays.binarySearch(table, 0, size, value);
            return found >= 0 ? found : -found - 2;
        }
    }

    LoopExecutions(LoopNest nest, LoopShapes shapes, LoopGroup group) {
        grammar = nest.grammar();
        List<Integer> path = new ArrayList<>();
        for (LoopGroup at = group; at != null; at = at.outer()) {
            path.add(at.shape());
        }
        Collections.reverse(path);
        List<List<Integer>> levels = new ArrayList<>();
        levels.add(List.of(0));
        for (int depth = 0; depth < path.size(); depth++) {
            levels.add(enter(levels.get(depth), path.get(depth), depth == path.size() - 1, shapes));
        }
        for (int depth = path.size() - 1; depth >= 0; depth--) {
            levels.get(depth).forEach(rule -> sum(way(rule)));
        }
        string = way(0);
    }

    private Way way(int rule) {
        return Objects.requireNonNull(ways.get(rule));
    }

    /** Finds the loops of a shape in some bodies; returns their bodies, each once. */
    private List<Integer> enter(List<Integer> rules, int shape, boolean isLast, LoopShapes shapes) {
        Int2ObjectOpenHashMap<Integer> bodies = new Int2ObjectOpenHashMap<>();
        for (int rule : rules) {
            Way way = new Way(isLast);
            ways.put(rule, way);
            long offset = 0;
            for (int at = grammar.bodyStart(rule); at < grammar.bodyEnd(rule); at++) {
                int body = ~grammar.element(at);
                if (body >= 0 && shapes.shapeOf(body) == shape) {
                    way.add(at, offset);
                    bodies.put(body, (Integer) body);
                }
                offset += body < 0 ? 1 : grammar.elementLength(at) * grammar.exponent(at);
            }
        }
        return new ArrayList<>(bodies.values());
    }

    private void sum(Way way) {
        for (int i = 0; i < way.size; i++) {
            way.before[i] = way.executions;
            way.executions += way.isLast ? 1
                    : grammar.exponent(way.elements[i]) * way(~grammar.element(way.elements[i])).executions;
        }
    }

    /** How often the loops run. */
    public long count() {
        return string.executions;
    }

    /**
     * An execution.
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public LoopNest.Loop execution(long index) {
        Objects.checkIndex(index, count());
        long left = index;
        long start = 0;
        Way way = string;
        while (true) {
            int i = way.lastAtMost(way.before, left);
            int element = way.elements[i];
            int body = ~grammar.element(element);
            start += way.offsets[i];
            if (way.isLast) {
                return new LoopNest.Loop(body, start, grammar.elementLength(element), grammar.exponent(element));
            }
            left -= way.before[i];
            Way next = way(body);
            start += left / next.executions * grammar.length(body);
            left %= next.executions;
            way = next;
        }
    }

    /** How many executions begin before a position of the string. */
    public long before(long position) {
        long left = position;
        long count = 0;
        for (@Nullable Way way = string; way != null && left > 0;) {
            int i = way.lastAtMost(way.offsets, left - 1);
            if (i < 0) {
                return count;
            }
            count += way.before[i];
            if (way.isLast) {
                return count + 1;
            }
            left -= way.offsets[i];
            int body = ~grammar.element(way.elements[i]);
            long iterations = Math.min(left / grammar.length(body), grammar.exponent(way.elements[i]));
            Way next = way(body);
            count += iterations * next.executions;
            boolean isBehind = iterations == grammar.exponent(way.elements[i]);
            left -= iterations * grammar.length(body);
            way = isBehind ? null : next;
        }
        return count;
    }
}
