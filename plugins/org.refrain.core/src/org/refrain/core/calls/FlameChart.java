/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Calls over time, as boxes that lie one upon the other, for any range of a trace and any width.
 *
 * <p>The call tree is entered only where it is wider than a pixel. What is narrower is merged pixel by pixel: how deep
 * it is nested is known of each node, and whose calls prevail is found with {@value FlameSlivers#SAMPLES} samples in a
 * pixel, always at the same places of the trace, so that nothing flickers while a person scrolls. A function that takes
 * more than 70 % of what is covered is named, with a probability beyond 90 %, and one that takes less than 30 % is not.
 * Where no sample hits a call, as with a rare interrupt, the box is named after one that is there.
 *
 * <p>O(pixels * depth) steps. Measured on 50 million events in 2,000 pixels: a firmware's regular calls (3 million of
 * them, 185,000 nodes) take 7 ms for the whole trace, 3 ms for a thirtieth of it, less than 1 ms from there on; random
 * recursion, which hardly compresses (5.7 million nodes), takes 34, 10 and less than 1 ms. Immutable, safe for threads.
 */
public final class FlameChart {

    private static final int CHECK_EVERY = 1 << 10;

    private final CallTree tree;

    public FlameChart(CallTree tree) {
        this.tree = tree;
    }

    /** The first position that can be drawn. */
    public long start() {
        return tree.located().start();
    }

    /** The position behind the last one that can be drawn. */
    public long end() {
        return tree.located().end();
    }

    /** How many boxes lie upon each other at most. */
    public int depth() {
        return tree.depth();
    }

    /**
     * The boxes of a range, in the order of their beginnings on each depth.
     *
     * @param from first position of the range
     * @param to position behind its last one, behind {@code from}
     * @param pixels how many the range is wide, 1 or more
     * @param depths how many depths to draw, mostly {@link #depth()}, but no more than fit on a screen: deeper calls
     *        are
     *        left out
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public List<FlameBox> boxes(long from, long to, int pixels, int depths, Progress progress) {
        if (to <= from || pixels < 1) {
            throw new IllegalArgumentException("[" + from + ", " + to + ") in " + pixels + " pixels");
        }
        return new Drawing(tree, from, to, pixels, depths, progress).draw();
    }

    /** One walk through the tree. */
    private static final class Drawing {

        private final CallTree tree;
        private final CallNodes nodes;
        private final long from;
        private final long to;
        private final double pixel;
        private final int depths;
        private final Progress progress;
        private final List<FlameBox> boxes = new ArrayList<>();
        private final FlameSlivers slivers;
        /** Nodes yet to be looked at, the next one on top, with their positions and depths. */
        private final IntArrayList open = new IntArrayList();
        private final LongArrayList starts = new LongArrayList();
        private final IntArrayList levels = new IntArrayList();

        Drawing(CallTree tree, long from, long to, int pixels, int depths, Progress progress) {
            this.tree = tree;
            this.nodes = tree.nodes();
            this.from = from;
            this.to = to;
            this.depths = depths;
            this.progress = progress;
            pixel = (double) (to - from) / pixels;
            slivers = new FlameSlivers(nodes, from, to, pixels, depths, boxes);
        }

        List<FlameBox> draw() {
            push(tree.root(), tree.located().start(), 0);
            for (int steps = 0; !open.isEmpty(); steps++) {
                if (steps % CHECK_EVERY == 0) {
                    progress.checkCancelled();
                }
                visit(open.popInt(), starts.popLong(), levels.popInt());
            }
            slivers.flush();
            return boxes;
        }

        private void visit(int node, long start, int depth) {
            long length = nodes.length(node);
            if (nodes.height(node) == 0 || length == 0 || depth >= depths || start >= to || start + length <= from) {
                return;
            }
            if (length < pixel) {
                slivers.add(node, start, depth);
            } else if (nodes.isSequence(node)) {
                push(nodes.second(node), start + nodes.length(nodes.first(node)), depth);
                push(nodes.first(node), start, depth);
            } else {
                boxes.add(new FlameBox(depth, start, start + length, nodes.function(node),
                        nodes.isUnfinished(node) ? FlameBox.Kind.UNFINISHED : FlameBox.Kind.CALL));
                push(nodes.body(node), start, depth + 1);
            }
        }

        private void push(int node, long start, int depth) {
            open.push(node);
            starts.push(start);
            levels.push(depth);
        }
    }
}
