/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonSink;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Positions in long cycles from which on executions of loops can be found without reading what precedes them: no loop
 * is being executed there. Cycles, prologue and partial cycle are <em>stretches</em>; each begins with such a position,
 * so short ones need no more. Immutable, safe for threads.
 */
final class LoopStarts {

    /** Stretch before the first cycle. */
    static final int PROLOGUE = 0;
    /** Stretch of the partial cycle. */
    static final int PARTIAL = 1;
    /** Stretch of the first distinct cycle. */
    static final int CYCLES = 2;

    /** Events between two positions, about: a millisecond to read. */
    static final int SPACING = 1 << 16;

    private static final int AT_ONCE = 4096;
    private static final String TASK = "Counting iterations";

    /** Where the positions of each stretch start among all, and the end of the last. */
    private final int[] firsts;
    /** Relative to the stretch, ascending. */
    private final long[] positions;

    private LoopStarts(int[] firsts, long[] positions) {
        this.firsts = firsts;
        this.positions = positions;
    }

    /** No positions but the beginnings. */
    static LoopStarts none(int distinct) {
        return new LoopStarts(new int[CYCLES + distinct + 1], new long[0]);
    }

    /**
     * Finds the positions; takes about 20 ns for each event of a stretch longer than the spacing.
     *
     * @param trace the whole trace
     * @param spacing events between two positions, about
     */
    static LoopStarts find(GrammarAccess trace, CycleGrammar cycles, LoopTokens loops, int spacing,
            Progress progress) {
        int distinct = cycles.distinctCount();
        IntArrayList firsts = new IntArrayList();
        LongArrayList positions = new LongArrayList();
        for (int stretch = 0; stretch < CYCLES + distinct; stretch++) {
            firsts.add(positions.size());
            long length = stretch == PROLOGUE ? cycles.prologueLength()
                    : stretch == PARTIAL ? cycles.partialLength() : cycles.length(stretch - CYCLES);
            long start = stretch == PROLOGUE ? 0
                    : stretch == PARTIAL ? trace.length() - length : cycles.firstPosition(stretch - CYCLES);
            if (length > spacing && loops.size() > 0) {
                find(trace, start, length, loops, new Collector(loops, spacing, positions), progress);
            }
        }
        firsts.add(positions.size());
        return new LoopStarts(firsts.toIntArray(), positions.toLongArray());
    }

    private static void find(GrammarAccess trace, long start, long length, LoopTokens loops, Collector collector,
            Progress progress) {
        Skeleton skeleton = new Skeleton(loops, collector);
        GrammarCursor cursor = GrammarCursor.at(trace, start);
        int[] block = new int[AT_ONCE];
        for (long done = 0; done < length; done += AT_ONCE) {
            progress.report(TASK, done, length);
            progress.checkCancelled();
            int n = (int) Math.min(AT_ONCE, length - done);
            for (int i = 0; i < n; i++) {
                block[i] = cursor.next();
            }
            skeleton.accept(block, n);
        }
        skeleton.finish();
    }

    /** Keeps a position now and then. */
    private static final class Collector implements SkeletonSink {

        private final LoopTokens loops;
        private final int spacing;
        private final LongArrayList positions;
        private long position;
        private long next;

        Collector(LoopTokens loops, int spacing, LongArrayList positions) {
            this.loops = loops;
            this.spacing = spacing;
            this.positions = positions;
            next = spacing;
        }

        @Override
        public void event(int symbol) {
            begin();
            position++;
        }

        @Override
        public void loop(int token, long iterations) {
            begin();
            position += iterations * loops.period(loops.loopOf(token));
        }

        private void begin() {
            if (position >= next) {
                positions.add(position);
                next = position + spacing;
            }
        }
    }

    /** The last known position of a stretch that is not behind another one; both relative to the stretch. */
    long before(int stretch, long position) {
        int low = firsts[stretch];
        int high = firsts[stretch + 1];
        int from = low;
        while (low < high) {
            int middle = low + high >>> 1;
            if (positions[middle] <= position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == from ? 0 : positions[low - 1];
    }

    boolean isEmpty() {
        return positions.length == 0;
    }

    byte[] section() {
        SectionOutput out = new SectionOutput();
        Plane.write(out, firsts, firsts.length, 0);
        Plane.write(out, positions, 1);
        return out.toByteArray();
    }

    /** @param lengths of the stretches */
    static LoopStarts read(SectionInput in, long[] lengths) throws WppFormatException {
        int stretches = lengths.length;
        int[] firsts = Plane.readInts(in, "starts of the cycles' positions", stretches + 1, 0, Integer.MAX_VALUE);
        in.check(firsts[0] == 0, "start of the first cycle's positions", firsts[0]);
        long[] positions = Plane.readLongs(in, "positions in cycles", firsts[stretches], 1);
        in.end();
        for (int stretch = 0; stretch < stretches; stretch++) {
            in.check(firsts[stretch] <= firsts[stretch + 1] && firsts[stretch + 1] <= positions.length,
                    "start of positions of stretch " + (stretch + 1), firsts[stretch + 1]);
            long last = 0;
            for (int i = firsts[stretch]; i < firsts[stretch + 1]; i++) {
                in.check(positions[i] > last && positions[i] < lengths[stretch], "position in stretch " + stretch,
                        positions[i]);
                last = positions[i];
            }
        }
        return new LoopStarts(firsts, positions);
    }
}
