/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import java.util.BitSet;

import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Aligns two sequences by a shortest edit script, or nearly so when that would cost too much.
 *
 * <p>E. Myers, An O(ND) Difference Algorithm and Its Variations (Algorithmica 1, 1986), section 4b: two searches, one
 * from each end, meet in the middle of a shortest path, and both halves are done likewise; with an explicit stack. A
 * search that has not met after a number of steps is cut off where it came farthest, as GNU diff does: then the cost is
 * O((N + M) * steps), and the script may be longer than need be.
 *
 * <p>Memory: 8 bytes for each element of both sequences. Not safe for threads.
 */
final class Myers {

    private final int[] a;
    private final int[] b;
    private final int mostSteps;
    private final Progress progress;
    private final BitSet changedInA;
    private final BitSet changedInB;
    /** By diagonal, that is, place in a less place in b: how far the searches came, as place in a. */
    private final int[] forward;
    private final int[] backward;
    private final int zero;
    /** Parts yet to be aligned, four numbers each. */
    private final IntArrayList open = new IntArrayList();
    private boolean minimal = true;
    private int splitA;
    private int splitB;

    /**
     * @param mostSteps after how many steps a search is cut off
     * @param changedInA takes the elements of {@code a} that have no equal in the other sequence
     */
    Myers(int[] a, int[] b, int mostSteps, BitSet changedInA, BitSet changedInB, Progress progress) {
        this.a = a;
        this.b = b;
        this.mostSteps = mostSteps;
        this.changedInA = changedInA;
        this.changedInB = changedInB;
        this.progress = progress;
        forward = new int[a.length + b.length + 3];
        backward = new int[a.length + b.length + 3];
        zero = b.length + 1;
    }

    /** Whether no search was cut off: the scripts are as short as possible. */
    boolean isMinimal() {
        return minimal;
    }

    /** Aligns two parts. */
    void align(int aFrom, int aTo, int bFrom, int bTo) {
        push(aFrom, aTo, bFrom, bTo);
        while (!open.isEmpty()) {
            int bEnd = open.popInt();
            int bStart = open.popInt();
            int aEnd = open.popInt();
            int aStart = open.popInt();
            while (aStart < aEnd && bStart < bEnd && a[aStart] == b[bStart]) {
                aStart++;
                bStart++;
            }
            while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] == b[bEnd - 1]) {
                aEnd--;
                bEnd--;
            }
            if (aStart == aEnd || bStart == bEnd) {
                changedInA.set(aStart, aEnd);
                changedInB.set(bStart, bEnd);
            } else {
                split(aStart, aEnd, bStart, bEnd);
                push(aStart, splitA, bStart, splitB);
                push(splitA, aEnd, splitB, bEnd);
            }
        }
    }

    private void push(int aFrom, int aTo, int bFrom, int bTo) {
        open.push(aFrom);
        open.push(aTo);
        open.push(bFrom);
        open.push(bTo);
    }

    /** Finds a place on a shortest path through two parts that begin and end differently. */
    private void split(int aFrom, int aTo, int bFrom, int bTo) {
        int least = aFrom - bTo;
        int most = aTo - bFrom;
        int forwardMiddle = aFrom - bFrom;
        int backwardMiddle = aTo - bTo;
        int fMin = forwardMiddle;
        int fMax = forwardMiddle;
        int bMin = backwardMiddle;
        int bMax = backwardMiddle;
        boolean odd = (forwardMiddle - backwardMiddle & 1) != 0;
        forward[zero + forwardMiddle] = aFrom;
        backward[zero + backwardMiddle] = aTo;
        for (int steps = 1;; steps++) {
            progress.checkCancelled();
            if (fMin > least) {
                forward[zero + --fMin - 1] = -1;
            } else {
                fMin++;
            }
            if (fMax < most) {
                forward[zero + ++fMax + 1] = -1;
            } else {
                fMax--;
            }
            for (int d = fMax; d >= fMin; d -= 2) {
                int low = forward[zero + d - 1];
                int high = forward[zero + d + 1];
                int x = low < high ? high : low + 1;
                while (x < aTo && x - d < bTo && a[x] == b[x - d]) {
                    x++;
                }
                forward[zero + d] = x;
                if (odd && bMin <= d && d <= bMax && backward[zero + d] <= x) {
                    splitAt(x, d);
                    return;
                }
            }
            if (bMin > least) {
                backward[zero + --bMin - 1] = Integer.MAX_VALUE;
            } else {
                bMin++;
            }
            if (bMax < most) {
                backward[zero + ++bMax + 1] = Integer.MAX_VALUE;
            } else {
                bMax--;
            }
            for (int d = bMax; d >= bMin; d -= 2) {
                int low = backward[zero + d - 1];
                int high = backward[zero + d + 1];
                int x = low < high ? low : high - 1;
                while (x > aFrom && x - d > bFrom && a[x - 1] == b[x - d - 1]) {
                    x--;
                }
                backward[zero + d] = x;
                if (!odd && fMin <= d && d <= fMax && x <= forward[zero + d]) {
                    splitAt(x, d);
                    return;
                }
            }
            if (steps >= mostSteps) {
                minimal = false;
                splitAtFarthest(aFrom, aTo, bFrom, bTo, new int[] {fMin, fMax, bMin, bMax});
                return;
            }
        }
    }

    private void splitAt(int x, int diagonal) {
        splitA = x;
        splitB = x - diagonal;
    }

    /** @param diagonals the least and the largest of the search forward, those of the search backward */
    private void splitAtFarthest(int aFrom, int aTo, int bFrom, int bTo, int[] diagonals) {
        long farthest = -1;
        int x = 0;
        int diagonal = 0;
        for (int d = diagonals[1]; d >= diagonals[0]; d -= 2) {
            int at = Math.min(Math.min(forward[zero + d], aTo), bTo + d);
            if (2L * at - d > farthest) {
                farthest = 2L * at - d;
                x = at;
                diagonal = d;
            }
        }
        long nearest = Long.MAX_VALUE;
        int backX = 0;
        int backDiagonal = 0;
        for (int d = diagonals[3]; d >= diagonals[2]; d -= 2) {
            int at = Math.max(Math.max(backward[zero + d], aFrom), bFrom + d);
            if (2L * at - d < nearest) {
                nearest = 2L * at - d;
                backX = at;
                backDiagonal = d;
            }
        }
        boolean isForward = farthest - aFrom - bFrom >= (long) aTo + bTo - nearest;
        splitAt(isForward ? x : backX, isForward ? diagonal : backDiagonal);
    }
}
