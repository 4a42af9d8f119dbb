/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.loop.runs.RunFinder;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.Runs;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;

/**
 * Two sequences in which all iterations of a loop, one behind the other, are one token, whatever their number; the same
 * loop is the same token in both. Folded again, loops around loops are.
 *
 * <p>Costs finding all runs, which is linear in the length, and sorting them: about 0.3 microseconds an event.
 * Immutable.
 */
final class LoopFolding {

    private static final int MOST_LEVELS = 8;

    final int[] a;
    final int[] b;
    /** What it was made of; null for the sequences themselves. */
    final @Nullable LoopFolding inner;
    /** Where each token begins in the inner sequence, and one more: the end. */
    final int[] aStarts;
    final int[] bStarts;
    /** Number of different tokens; all are below it. */
    private final int tokens;

    private LoopFolding(int[] a, int[] b, int tokens, @Nullable LoopFolding inner, int[] aStarts, int[] bStarts) {
        this.a = a;
        this.b = b;
        this.tokens = tokens;
        this.inner = inner;
        this.aStarts = aStarts;
        this.bStarts = bStarts;
    }

    /** Folds two sequences until no loops are left, or only little becomes shorter. */
    static LoopFolding of(int[] a, int[] b, Progress progress) {
        int tokens = 0;
        for (int[] sequence : new int[][] {a, b}) {
            for (int symbol : sequence) {
                tokens = Math.max(tokens, symbol + 1);
            }
        }
        LoopFolding folding = new LoopFolding(a, b, tokens, null, new int[0], new int[0]);
        for (int level = 0; level < MOST_LEVELS; level++) {
            LoopFolding next = folding.fold(progress);
            long before = (long) folding.a.length + folding.b.length;
            if (next.a.length + next.b.length > before - before / 50) {
                break;
            }
            folding = next;
        }
        return folding;
    }

    private LoopFolding fold(Progress progress) {
        Map<IntArrayList, Integer> bodies = new HashMap<>();
        Side newA = new Side(a, bodies, progress);
        Side newB = new Side(b, bodies, progress);
        return new LoopFolding(newA.tokens.toIntArray(), newB.tokens.toIntArray(), tokens + bodies.size(), this,
                newA.starts.toIntArray(), newB.starts.toIntArray());
    }

    /** Folds one sequence. */
    private final class Side {

        private final int[] sequence;
        private final Map<IntArrayList, Integer> bodies;
        private final IntArrayList tokens = new IntArrayList();
        private final IntArrayList starts = new IntArrayList();
        /** Where a loop begins: its period, and its length in whole iterations; 0 elsewhere. */
        private final int[] periods;
        private final int[] lengths;

        Side(int[] sequence, Map<IntArrayList, Integer> bodies, Progress progress) {
            this.sequence = sequence;
            this.bodies = bodies;
            periods = new int[sequence.length];
            lengths = new int[sequence.length];
            choose(RunFinder.find(RunLengthString.of(sequence), progress));
            write();
        }

        /** Of loops that overlap, the one with the shortest body comes first, and others take what is left. */
        private void choose(Runs runs) {
            BitSet taken = new BitSet();
            for (int i = 0; i < sequence.length;) {
                int end = i + 1;
                while (end < sequence.length && sequence[end] == sequence[i]) {
                    end++;
                }
                take(i, 1, end, taken);
                i = end;
            }
            int[] order = IntStream.range(0, runs.size()).toArray();
            IntArrays.mergeSort(order, (x, y) -> runs.period(x) == runs.period(y)
                    ? Long.compare(runs.start(x), runs.start(y)) : Long.compare(runs.period(x), runs.period(y)));
            for (int run : order) {
                take((int) runs.start(run), (int) runs.period(run), (int) runs.end(run), taken);
            }
        }

        private void take(int start, int period, int end, BitSet taken) {
            for (int from = taken.nextClearBit(start); end - from >= 2 * period; from = taken.nextClearBit(from)) {
                int next = taken.nextSetBit(from);
                int whole = ((next < 0 ? end : Math.min(next, end)) - from) / period * period;
                if (whole >= 2 * period) {
                    periods[from] = period;
                    lengths[from] = whole;
                    taken.set(from, from + whole);
                    return;
                }
                if (next < 0) {
                    return;
                }
                from = next;
            }
        }

        private void write() {
            for (int i = 0; i < sequence.length;) {
                starts.add(i);
                if (lengths[i] > 0) {
                    IntArrayList body = new IntArrayList(Arrays.copyOfRange(sequence, i, i + periods[i]));
                    tokens.add(LoopFolding.this.tokens + bodies.computeIfAbsent(body, key -> bodies.size()));
                    i += lengths[i];
                } else {
                    tokens.add(sequence[i++]);
                }
            }
            starts.add(sequence.length);
        }
    }
}
