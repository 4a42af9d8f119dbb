/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.optimal;

import java.util.Arrays;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestBuilder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;

/**
 * Writes down loops found at their places as a nest. What is equal in a row between them becomes a loop too. Not safe
 * for threads.
 */
final class NestWriter {

    private final RunLengthString string;
    private final Runs loops;
    private final LoopNestBuilder builder = new LoopNestBuilder();

    private NestWriter(RunLengthString string, Runs loops) {
        this.string = string;
        this.loops = loops;
    }

    /**
     * The nest of a string.
     *
     * @param loops with nothing but whole iterations; they do not overlap, but can lie in the first iteration of
     *        another
     */
    static LoopNest write(RunLengthString string, Runs loops) {
        NestWriter writer = new NestWriter(string, loops);
        writer.write(loops.leftToRight());
        return writer.builder.build();
    }

    private void write(int[] order) {
        int[] open = new int[16];
        int depth = 0;
        long at = 0;
        int next = 0;
        while (true) {
            long end = depth == 0 ? string.length() : bodyEnd(open[depth - 1]);
            long loopStart = next == order.length ? Long.MAX_VALUE : loops.start(order[next]);
            if (loopStart < end) {
                symbols(at, loopStart);
                at = loopStart;
                if (depth == open.length) {
                    open = Arrays.copyOf(open, 2 * depth);
                }
                open[depth++] = order[next++];
                builder.beginLoop();
                continue;
            }
            symbols(at, end);
            if (depth == 0) {
                return;
            }
            int loop = open[--depth];
            builder.endLoop(loops.iterations(loop));
            at = loops.end(loop);
        }
    }

    private long bodyEnd(int loop) {
        return loops.start(loop) + loops.period(loop);
    }

    private void symbols(long from, long to) {
        if (from == to) {
            return;
        }
        int stretch = string.stretchAt(from);
        long end = string.position(stretch) + string.count(stretch);
        for (long at = from; at < to; at = end, end += string.count(++stretch)) {
            builder.symbols(string.symbol(stretch), Math.min(end, to) - at);
        }
    }
}
