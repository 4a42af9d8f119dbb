/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.io.IOException;
import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.progress.Progress;
import org.refrain.core.wpp.CycleTimes;
import org.refrain.core.wpp.TimeStreamReader;

/**
 * Shortest and longest duration of each distinct cycle, in one pass over all occurrences and the times.
 *
 * <p>An occurrence without a time, or after which times go backwards, has no duration. O(occurrences + events); memory
 * grows with distinct cycles only.
 */
final class CycleDurations {

    private static final String TASK = "Measuring cycles";
    private static final int AT_ONCE = 4096;

    private final CycleGrammar cycles;
    private final long[] shortest;
    private final long[] longest;
    /** The first timed event at or behind the start of the occurrence looked at last, and its time. */
    private long timedPosition = -1;
    private long timedTime;
    private int lastId = -1;
    private long lastTime = NO_TIME;

    private CycleDurations(CycleGrammar cycles) {
        this.cycles = cycles;
        shortest = new long[cycles.distinctCount()];
        longest = new long[cycles.distinctCount()];
        Arrays.fill(shortest, NO_TIME);
        Arrays.fill(longest, NO_TIME);
    }

    /** @param times null if the trace has none */
    static CycleTimes measure(CycleGrammar cycles, @Nullable TimeStreamReader times, Progress progress)
            throws IOException {
        CycleDurations durations = new CycleDurations(cycles);
        if (times != null && cycles.count() > 0) {
            durations.measure(times, progress);
        }
        return new CycleTimes(durations.shortest, durations.longest);
    }

    private void measure(TimeStreamReader times, Progress progress) throws IOException {
        GrammarAccess ids = new GrammarAccess(cycles.sequence());
        int[] block = new int[AT_ONCE];
        long start = cycles.prologueLength();
        long count = cycles.count();
        for (long k = 0; k < count; k += AT_ONCE) {
            progress.report(TASK, k, count);
            progress.checkCancelled();
            int n = ids.symbols(k, block, AT_ONCE);
            for (int i = 0; i < n; i++) {
                long end = start + cycles.length(block[i]);
                next(block[i], start, end, times);
                start = end;
            }
        }
        next(-1, start, start + cycles.partialLength(), times);
    }

    /** An occurrence begins, and the one before it ends. */
    private void next(int id, long start, long end, TimeStreamReader times) throws IOException {
        if (timedPosition < start) {
            long found = times.nextTimed(start);
            timedPosition = found < 0 ? Long.MAX_VALUE : found;
            if (found >= 0) {
                long[] time = new long[1];
                times.times(found, time, 1);
                timedTime = time[0];
            }
        }
        long time = timedPosition < end ? timedTime : NO_TIME;
        if (lastId >= 0 && time != NO_TIME && lastTime != NO_TIME && time >= lastTime) {
            long duration = time - lastTime;
            boolean first = shortest[lastId] == NO_TIME;
            shortest[lastId] = first ? duration : Math.min(shortest[lastId], duration);
            longest[lastId] = first ? duration : Math.max(longest[lastId], duration);
        }
        lastId = id;
        lastTime = time;
    }
}
