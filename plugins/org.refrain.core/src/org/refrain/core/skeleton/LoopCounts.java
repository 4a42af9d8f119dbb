/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

/** How often each counted loop was iterated: one histogram for each loop. Not safe for threads. */
public final class LoopCounts implements SkeletonSink {

    private final LoopTokens loops;
    private final CountHistogram[] histograms;

    /** Histograms without any number. */
    public LoopCounts(LoopTokens loops) {
        this.loops = loops;
        histograms = new CountHistogram[loops.size()];
        for (int loop = 0; loop < histograms.length; loop++) {
            histograms[loop] = new CountHistogram();
        }
    }

    @Override
    public void event(int symbol) {
        // not counted
    }

    @Override
    public void loop(int token, long iterations) {
        histograms[loops.loopOf(token)].add(iterations);
    }

    /** The numbers of iterations of a loop, 0 to {@link LoopTokens#size()} - 1. */
    public CountHistogram of(int loop) {
        return histograms[loop];
    }
}
