/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A place where two sequences differ: [aFrom, aTo) of the one stands in the place of [bFrom, bTo) of the other. One of
 * both may be empty.
 *
 * @param aFrom from the beginning of the first sequence, from 0
 * @param aTo behind the last one
 * @param bFrom in the second sequence, likewise
 * @param bTo likewise
 * @param iterations when all that differs is how often a loop went around; otherwise null
 */
public record Hunk(int aFrom, int aTo, int bFrom, int bTo, @Nullable Iterations iterations) {

    /**
     * A loop that went around a different number of times.
     *
     * @param period events of one iteration
     * @param inA whole iterations in the first sequence, one behind the other
     * @param inB those in the second one
     */
    public record Iterations(int period, int inA, int inB) {
    }

    /** Whether it is in the first sequence only. */
    public boolean isOnlyInA() {
        return bFrom == bTo;
    }

    /** Whether it is in the second sequence only. */
    public boolean isOnlyInB() {
        return aFrom == aTo;
    }

    /** Number of events that are in one of both only. */
    public long size() {
        return (long) aTo - aFrom + bTo - bFrom;
    }
}
