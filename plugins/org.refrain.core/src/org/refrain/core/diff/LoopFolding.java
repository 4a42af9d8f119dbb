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

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.skeleton.TandemRepeatScanner;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Two sequences in which all iterations of a loop, one behind the other, are one token, whatever their number; the same
 * loop is the same token in both. Folded again, loops around loops are.
 *
 * <p>Loops of at most {@value TandemRepeatScanner#LONGEST_PERIOD} tokens are found, in time linear in the length.
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
    static LoopFolding of(int[] a, int[] b) {
        int tokens = 0;
        for (int[] sequence : new int[][] {a, b}) {
            for (int symbol : sequence) {
                tokens = Math.max(tokens, symbol + 1);
            }
        }
        LoopFolding folding = new LoopFolding(a, b, tokens, null, new int[0], new int[0]);
        for (int level = 0; level < MOST_LEVELS; level++) {
            LoopFolding next = folding.fold();
            long before = (long) folding.a.length + folding.b.length;
            if (next.a.length + next.b.length > before - before / 50) {
                break;
            }
            folding = next;
        }
        return folding;
    }

    private LoopFolding fold() {
        Map<IntArrayList, Integer> bodies = new HashMap<>();
        Side newA = new Side(a, bodies);
        Side newB = new Side(b, bodies);
        return new LoopFolding(newA.tokens.toIntArray(), newB.tokens.toIntArray(), tokens + bodies.size(), this,
                newA.starts.toIntArray(), newB.starts.toIntArray());
    }

    /** Folds one sequence. */
    private final class Side {

        private final int[] sequence;
        private final Map<IntArrayList, Integer> bodies;
        private final IntArrayList tokens = new IntArrayList();
        private final IntArrayList starts = new IntArrayList();
        /** Loops that do not overlap: where each begins, its period, and its length in whole iterations. */
        private final IntArrayList loops = new IntArrayList();

        Side(int[] sequence, Map<IntArrayList, Integer> bodies) {
            this.sequence = sequence;
            this.bodies = bodies;
            TandemRepeatScanner scanner = new TandemRepeatScanner(LoopFolding.this.tokens, new BitSet(),
                    (body, period, start, length) -> found((int) start, period, (int) length));
            scanner.accept(sequence, sequence.length);
            scanner.finish();
            write();
        }

        /** Loops come in the order of their ends; of two that overlap the much longer one counts. */
        private void found(int start, int period, int length) {
            int at = loops.size() - 3;
            while (at >= 0 && loops.getInt(at) + loops.getInt(at + 2) > start && 2 * loops.getInt(at + 2) < length) {
                loops.size(at);
                at -= 3;
            }
            int from = at < 0 ? start : Math.max(start, loops.getInt(at) + loops.getInt(at + 2));
            int whole = (start + length - from) / period * period;
            if (whole >= 2 * period) {
                loops.add(from);
                loops.add(period);
                loops.add(whole);
            }
        }

        private void write() {
            int loop = 0;
            for (int i = 0; i < sequence.length;) {
                starts.add(i);
                if (loop < loops.size() && loops.getInt(loop) == i) {
                    IntArrayList body = new IntArrayList(Arrays.copyOfRange(sequence, i, i + loops.getInt(loop + 1)));
                    tokens.add(LoopFolding.this.tokens + bodies.computeIfAbsent(body, key -> bodies.size()));
                    i += loops.getInt(loop + 2);
                    loop += 3;
                } else {
                    tokens.add(sequence[i++]);
                }
            }
            starts.add(sequence.length);
        }
    }
}
