/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.function.IntConsumer;

/** Gives the trace back: the opposite of {@link Skeleton}. Not safe for threads. */
public final class SkeletonExpander implements SkeletonSink {

    private final LoopTokens loops;
    private final IntConsumer symbols;

    /** @param symbols takes the symbols of the trace */
    public SkeletonExpander(LoopTokens loops, IntConsumer symbols) {
        this.loops = loops;
        this.symbols = symbols;
    }

    @Override
    public void event(int symbol) {
        symbols.accept(symbol);
    }

    @Override
    public void loop(int token, long iterations) {
        int loop = loops.loopOf(token);
        int period = loops.period(loop);
        for (long n = 0; n < iterations; n++) {
            for (int i = 0; i < period; i++) {
                symbols.accept(loops.symbol(loop, i));
            }
        }
    }
}
