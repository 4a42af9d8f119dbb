/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.Arrays;

import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopNestBuilder;

/** Writes a reduced string down as a nest, each body once. Not safe for threads. */
final class NestOfLoops {

    private static final int NOT_WRITTEN = -1;

    private final ReducedLoops loops;
    private final LoopNestBuilder builder = new LoopNestBuilder();
    /** By body: its number in the builder. */
    private final int[] written;

    private NestOfLoops(ReducedLoops loops) {
        this.loops = loops;
        written = new int[loops.bodies()];
        Arrays.fill(written, NOT_WRITTEN);
    }

    static LoopNest write(int[] reduced, ReducedLoops loops) {
        NestOfLoops nest = new NestOfLoops(loops);
        nest.write(reduced);
        return nest.builder.build();
    }

    /** Recursive: each level is at least twice as long as the one in it, so there are 62 at most. */
    private void write(int[] symbols) {
        for (int symbol : symbols) {
            if (!loops.isLoop(symbol)) {
                builder.symbols(loops.symbolOf(symbol), 1);
                continue;
            }
            int body = loops.bodyOf(symbol);
            if (written[body] == NOT_WRITTEN) {
                builder.beginLoop();
                write(loops.body(body));
                written[body] = builder.endLoop(loops.iterations(symbol));
            } else {
                builder.loop(written[body], loops.iterations(symbol));
            }
        }
    }
}
