/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Arrays;
import java.util.List;

/**
 * Merges calls that are narrower than a pixel, pixel by pixel, into one box on each depth. Memory: about 150 bytes a
 * depth. Not safe for threads.
 */
final class FlameSlivers {

    /** Places in a pixel at which the call stack is looked at. */
    static final int SAMPLES = 16;

    private final CallNodes nodes;
    private final long from;
    private final long to;
    private final double pixel;
    private final int pixels;
    private final double stratum;
    private final int depths;
    private final List<FlameBox> boxes;
    private int column = -1;
    /** On each depth: where calls begin and end in the column, 0 to 0 when there are none. */
    private long[] begins = new long[16];
    private long[] ends = new long[16];
    /** Functions found on each depth, and how often. */
    private int[] functions = new int[16 * SAMPLES];
    private int[] votes = new int[16 * SAMPLES];
    private int[] found = new int[16];
    /** The first node that reaches each depth, and the depth on which that one begins. */
    private int[] examples = new int[16];
    private int[] exampleDepths = new int[16];
    private int lowest = Integer.MAX_VALUE;
    private int highest;

    /**
     * @param from where the first pixel begins
     * @param to where the last one ends
     * @param boxes takes the results
     */
    FlameSlivers(CallNodes nodes, long from, long to, int pixels, int depths, List<FlameBox> boxes) {
        this.nodes = nodes;
        this.from = from;
        this.to = to;
        pixel = (double) (to - from) / pixels;
        this.pixels = pixels;
        this.depths = depths;
        this.boxes = boxes;
        stratum = Math.max(1, pixel / SAMPLES);
    }

    /** Adds a node that holds calls and is narrower than a pixel. Nodes come in the order of their positions. */
    void add(int node, long start, int depth) {
        long length = nodes.length(node);
        int at = (int) Math.max(0, Math.min(pixels - 1, (start - from + length / 2.0) / pixel));
        if (at != column) {
            flush();
            column = at;
        }
        int top = (int) Math.min(depths, (long) depth + nodes.height(node));
        ensure(top);
        for (int i = depth; i < top; i++) {
            if (ends[i] == 0) {
                begins[i] = Math.max(start, from);
                examples[i] = node;
                exampleDepths[i] = depth;
            }
            ends[i] = Math.min(start + length, to);
        }
        lowest = Math.min(lowest, depth);
        highest = Math.max(highest, top);
        for (long k = (long) (start / stratum); k * stratum < start + length; k++) {
            long place = place(k);
            if (place >= start && place < start + length) {
                sample(node, place - start, depth);
            }
        }
    }

    /** A place in a stratum, always the same one, but not at equal distances: traces are periodic. */
    private long place(long k) {
        long mixed = (k ^ k >>> 31) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        return (long) ((k + (mixed >>> 11) * 0x1p-53) * stratum);
    }

    /** Looks at the calls around a place. */
    private void sample(int outer, long place, int outerDepth) {
        int node = outer;
        long left = place;
        int depth = outerDepth;
        while (nodes.height(node) > 0 && depth < depths) {
            if (nodes.isCall(node)) {
                vote(depth++, nodes.function(node));
                node = nodes.body(node);
            } else if (left < nodes.length(nodes.first(node))) {
                node = nodes.first(node);
            } else {
                left -= nodes.length(nodes.first(node));
                node = nodes.second(node);
            }
        }
    }

    private void vote(int depth, int function) {
        int start = depth * SAMPLES;
        int i = start;
        while (i < start + found[depth] && functions[i] != function) {
            i++;
        }
        if (i < start + found[depth]) {
            votes[i]++;
        } else if (found[depth] < SAMPLES) {
            functions[i] = function;
            votes[i] = 1;
            found[depth]++;
        }
    }

    /** Makes the boxes of the column. */
    void flush() {
        for (int depth = lowest; depth < highest; depth++) {
            if (ends[depth] > 0) {
                nameRareOnes(depth);
                boxes.add(new FlameBox(depth, begins[depth], ends[depth], prevailing(depth), FlameBox.Kind.MERGED));
            }
            ends[depth] = 0;
            found[depth] = 0;
        }
        lowest = Integer.MAX_VALUE;
        highest = 0;
    }

    /** A call so short that no sample hit it, or one like it, gives its name. */
    private void nameRareOnes(int depth) {
        int node = examples[depth];
        for (int at = exampleDepths[depth]; found[depth] == 0;) {
            if (nodes.isCall(node)) {
                if (at == depth) {
                    vote(depth, nodes.function(node));
                }
                at++;
                node = nodes.body(node);
            } else {
                boolean isFirst = nodes.height(nodes.first(node)) >= nodes.height(nodes.second(node));
                node = isFirst ? nodes.first(node) : nodes.second(node);
            }
        }
    }

    /** The function of more than half of the samples. */
    private int prevailing(int depth) {
        int sum = 0;
        int best = depth * SAMPLES;
        for (int i = depth * SAMPLES; i < depth * SAMPLES + found[depth]; i++) {
            sum += votes[i];
            best = votes[i] > votes[best] ? i : best;
        }
        return found[depth] > 0 && 2 * votes[best] > sum ? functions[best] : FlameBox.MIXED;
    }

    private void ensure(int depth) {
        if (depth > ends.length) {
            int capacity = Math.max(depth, 2 * ends.length);
            examples = Arrays.copyOf(examples, capacity);
            exampleDepths = Arrays.copyOf(exampleDepths, capacity);
            begins = Arrays.copyOf(begins, capacity);
            ends = Arrays.copyOf(ends, capacity);
            found = Arrays.copyOf(found, capacity);
            functions = Arrays.copyOf(functions, capacity * SAMPLES);
            votes = Arrays.copyOf(votes, capacity * SAMPLES);
        }
    }
}
