/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.LoopExecution;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonSink;

/**
 * Finds executions of loops in a part of the trace. No loop contains the loop header, so it is enough to begin with the
 * cycle that holds the first position; and if that is long, with one of the positions kept for it. Immutable, safe for
 * threads.
 */
final class LoopExecutions {

    private static final int AT_ONCE = 4096;
    /** What is read before and behind a part at most, so that a question about a few events ends. */
    private static final long FARTHEST = 1 << 26;

    private final GrammarAccess trace;
    private final CycleTable cycles;
    private final LoopTokens loops;
    private final LoopStarts starts;

    LoopExecutions(GrammarAccess trace, CycleTable cycles, LoopTokens loops, LoopStarts starts) {
        this.trace = trace;
        this.cycles = cycles;
        this.loops = loops;
        this.starts = starts;
    }

    /**
     * Executions that begin from {@code from} on and before {@code to}, in order, no more than {@code most}. Of one
     * that goes on for more than 67 million events behind {@code to}, so many are counted.
     */
    List<LoopExecution> find(long from, long to, int most) {
        if (loops.size() == 0 || from >= trace.length() || from >= to || most <= 0) {
            return List.of();
        }
        long start = Math.max(startOf(from), from - FARTHEST);
        long left = Math.min(to, trace.length()) - start + FARTHEST;
        Collector found = new Collector(start, from, to, most);
        Skeleton skeleton = new Skeleton(loops, found);
        GrammarCursor cursor = GrammarCursor.at(trace, start);
        int[] block = new int[AT_ONCE];
        int n = AT_ONCE;
        while (n == AT_ONCE && left > 0 && !found.isDone()) {
            left -= AT_ONCE;
            n = 0;
            for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
                block[n++] = symbol;
                if (n == AT_ONCE) {
                    break;
                }
            }
            skeleton.accept(block, n);
        }
        if (!found.isDone()) {
            skeleton.finish();
        }
        return found.list;
    }

    private long startOf(long position) {
        long k = cycles.occurrenceAt(position);
        if (k < 0) {
            return starts.before(LoopStarts.PROLOGUE, position);
        }
        int stretch = k < cycles.count() ? LoopStarts.CYCLES + cycles.idOf(k) : LoopStarts.PARTIAL;
        long start = cycles.startOf(k);
        return start + starts.before(stretch, position - start);
    }

    /** Keeps what begins in the part. */
    private final class Collector implements SkeletonSink {

        private final List<LoopExecution> list = new ArrayList<>();
        private final long from;
        private final long to;
        private final int most;
        private long position;

        Collector(long start, long from, long to, int most) {
            position = start;
            this.from = from;
            this.to = to;
            this.most = most;
        }

        boolean isDone() {
            return position >= to || list.size() == most;
        }

        @Override
        public void event(int symbol) {
            position++;
        }

        @Override
        public void loop(int token, long iterations) {
            if (position >= from && position < to && list.size() < most) {
                list.add(new LoopExecution(position, loops.loopOf(token), iterations));
            }
            position += iterations * loops.period(loops.loopOf(token));
        }
    }
}
