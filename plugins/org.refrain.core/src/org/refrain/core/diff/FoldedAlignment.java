/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import java.util.BitSet;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;

/**
 * Aligns two folded sequences, then what they were folded from, and so on down to the events. Loops that are aligned
 * have as many iterations in common as the one that has fewer; what could not be aligned folded is aligned unfolded.
 */
final class FoldedAlignment {

    private final int mostSteps;
    private final Progress progress;
    private LoopFolding level;
    private BitSet changedInA = new BitSet();
    private BitSet changedInB = new BitSet();

    /** @param mostSteps as for {@link Myers} */
    FoldedAlignment(LoopFolding folded, int mostSteps, Progress progress) {
        this.mostSteps = mostSteps;
        this.progress = progress;
        level = folded;
    }

    /** Aligns; then the events that have no equal are known. */
    void align() {
        new Myers(level.a, level.b, mostSteps, changedInA, changedInB, progress).align(0, level.a.length, 0,
                level.b.length);
        LoopFolding inner = level.inner;
        while (inner != null) {
            unfold(inner);
            inner = inner.inner;
        }
    }

    BitSet changedInA() {
        return changedInA;
    }

    BitSet changedInB() {
        return changedInB;
    }

    private void unfold(LoopFolding inner) {
        BitSet innerInA = new BitSet();
        BitSet innerInB = new BitSet();
        @Nullable Myers myers = null;
        int i = 0;
        int j = 0;
        while (i < level.a.length || j < level.b.length) {
            int aEnd = changedInA.nextClearBit(i);
            int bEnd = changedInB.nextClearBit(j);
            int aFrom = level.aStarts[i];
            int aTo = level.aStarts[aEnd];
            int bFrom = level.bStarts[j];
            int bTo = level.bStarts[bEnd];
            if (aFrom == aTo || bFrom == bTo) {
                innerInA.set(aFrom, aTo);
                innerInB.set(bFrom, bTo);
            } else {
                if (myers == null) {
                    myers = new Myers(inner.a, inner.b, mostSteps, innerInA, innerInB, progress);
                }
                myers.align(aFrom, aTo, bFrom, bTo);
            }
            if (aEnd < level.a.length) {
                int aWhole = level.aStarts[aEnd + 1] - aTo;
                int bWhole = level.bStarts[bEnd + 1] - bTo;
                int common = Math.min(aWhole, bWhole);
                innerInA.set(aTo + common, aTo + aWhole);
                innerInB.set(bTo + common, bTo + bWhole);
            }
            i = aEnd + 1;
            j = bEnd + 1;
        }
        changedInA = innerInA;
        changedInB = innerInB;
        level = inner;
    }
}
