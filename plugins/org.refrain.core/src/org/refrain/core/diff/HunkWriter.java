/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/** Writes an alignment as hunks, and tells those that are iterations of a loop from others. */
final class HunkWriter {

    private final int[] a;
    private final int[] b;

    HunkWriter(int[] a, int[] b) {
        this.a = a;
        this.b = b;
    }

    List<Hunk> write(BitSet changedInA, BitSet changedInB) {
        List<Hunk> hunks = new ArrayList<>();
        int i = 0;
        int j = 0;
        int aBefore = 0;
        int bBefore = 0;
        while (i < a.length || j < b.length) {
            int aTo = changedInA.nextClearBit(i);
            int bTo = changedInB.nextClearBit(j);
            if (aTo > i || bTo > j) {
                int aNext = next(changedInA, aTo, a.length);
                int bNext = next(changedInB, bTo, b.length);
                int equal = Math.min(aNext - aTo, bNext - bTo);
                Hunk hunk = hunk(i, aTo, j, bTo, Math.min(i - aBefore, j - bBefore), equal);
                hunks.add(hunk);
                aBefore = hunk.aTo();
                bBefore = hunk.bTo();
            }
            i = aTo + 1;
            j = bTo + 1;
        }
        return List.copyOf(hunks);
    }

    private static int next(BitSet changed, int from, int length) {
        int next = changed.nextSetBit(from);
        return next < 0 ? length : next;
    }

    /**
     * @param before how many events before it are equal in both sequences
     * @param behind how many behind it are
     */
    private Hunk hunk(int aFrom, int aTo, int bFrom, int bTo, int before, int behind) {
        @Nullable Hunk loop = null;
        if (bFrom == bTo) {
            loop = loop(a, aFrom, aTo, bFrom, before, behind, true);
        } else if (aFrom == aTo) {
            loop = loop(b, bFrom, bTo, aFrom, before, behind, false);
        }
        return loop == null ? new Hunk(aFrom, aTo, bFrom, bTo, null) : loop;
    }

    /** The same as iterations at the end of a loop, if that is what it is. */
    private static @Nullable Hunk loop(int[] longer, int from, int to, int other, int before, int behind,
            boolean isInA) {
        int length = to - from;
        int period = period(longer, from, to);
        int start = from;
        while (start > from - before && longer[start - 1] == longer[start - 1 + period]) {
            start--;
        }
        int end = to;
        while (end < to + behind && longer[end] == longer[end - period]) {
            end++;
        }
        int most = (end - start) / period;
        int fewest = most - length / period;
        if (fewest == 0) {
            return null;
        }
        int shift = start + fewest * period - from;
        Hunk.Iterations iterations = new Hunk.Iterations(period, isInA ? most : fewest, isInA ? fewest : most);
        int at = other + shift;
        return isInA ? new Hunk(from + shift, to + shift, at, at, iterations)
                : new Hunk(at, at, from + shift, to + shift, iterations);
    }

    /** The shortest period that a range consists of: its whole length, if there is no shorter one. */
    private static int period(int[] sequence, int from, int to) {
        int length = to - from;
        int[] borders = new int[length];
        for (int i = 1; i < length; i++) {
            int border = borders[i - 1];
            while (border > 0 && sequence[from + i] != sequence[from + border]) {
                border = borders[border - 1];
            }
            borders[i] = sequence[from + i] == sequence[from + border] ? border + 1 : 0;
        }
        int period = length - borders[length - 1];
        return length % period == 0 ? period : length;
    }
}
