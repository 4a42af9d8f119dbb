/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

/** Replaces loops by symbols until there is none left. Not safe for threads. */
final class Reduction {

    private final ReducedLoops loops;
    private final KnownBodies known;
    private final boolean anchors;
    private final ShortRuns shortRuns;
    private final Progress progress;

    /**
     * @param loops takes what is replaced
     * @param anchors whether a loop begins where a known body does that is a rotation of its own
     */
    Reduction(ReducedLoops loops, boolean anchors, Progress progress) {
        this.loops = loops;
        this.anchors = anchors;
        this.progress = progress;
        known = new KnownBodies();
        shortRuns = new ShortRuns(progress);
    }

    /**
     * Reduces a string.
     *
     * @param symbols what the string is; overwritten
     * @param fewest loops with fewer iterations stay as they are
     * @return what is left
     */
    int[] reduce(int[] symbols, int fewest) {
        ReducedString string = new ReducedString(symbols);
        LoopSearch search = new LoopSearch(string, shortRuns, fewest, progress);
        for (Runs runs = search.next(loops.size()); runs.size() > 0; runs = search.next(loops.size())) {
            replace(string, runs, fewest, search);
        }
        return string.toArray();
    }

    /** Replaces runs of one period; where two overlap, the first one takes what it can. */
    private void replace(ReducedString string, Runs runs, int fewest, LoopSearch search) {
        int period = (int) runs.period(0);
        int[] body = new int[period];
        int free = 0;
        for (int run = 0; run < runs.size(); run++) {
            int start = Math.max(free, (int) runs.start(run));
            int length = string.count(start, (int) runs.end(run));
            if (length / period < fewest) {
                continue;
            }
            string.copy(start, body);
            int shift = anchors ? known.anchor(body) : 0;
            if ((length - shift) / period < 2) {
                shift = 0; // an iteration less would be no loop
            }
            if (shift > 0) {
                start = string.after(start, shift);
                string.copy(start, body);
            }
            int iterations = (length - shift) / period;
            free = string.replace(start, iterations * period, loops.loop(body, iterations));
            search.changed(start);
        }
    }
}
