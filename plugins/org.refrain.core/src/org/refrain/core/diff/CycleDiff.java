/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.diff;

import java.util.BitSet;
import java.util.List;

import org.refrain.core.cycle.CycleClass;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;
import org.refrain.core.index.TraceRows;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * What tells one distinct cycle from another. Immutable but for the arrays of symbols, which belong to the caller; safe
 * for threads.
 */
public final class CycleDiff {

    /** Of longer cycles only so many events are compared. */
    public static final int MOST_EVENTS = 1 << 21;

    private final int[] a;
    private final int[] b;
    private final long aStart;
    private final long bStart;
    private final boolean cut;
    private final SequenceDiff diff;

    private CycleDiff(int[] a, int[] b, long aStart, long bStart, boolean cut, SequenceDiff diff) {
        this.a = a;
        this.b = b;
        this.aStart = aStart;
        this.bStart = bStart;
        this.cut = cut;
        this.diff = diff;
    }

    /**
     * Compares two distinct cycles, each at its first occurrence.
     *
     * @param cycles the distinct cycles of the trace; of classes, their first cycles are taken
     * @param a the one that is of interest
     * @param b the one that it is compared with, such as the {@link #mostFrequent} one
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CycleDiff of(TraceRows trace, CycleTable cycles, int a, int b, Progress progress) {
        return of(trace, cycles.distinct(a).first(), trace, cycles.distinct(b).first(), cycles, cycles, progress);
    }

    /**
     * Compares two occurrences of cycles, of one trace or of two.
     *
     * @param a occurrence in the first trace, as k
     * @param b occurrence in the second trace, whose symbols must mean the same
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CycleDiff of(TraceRows aTrace, long a, TraceRows bTrace, long b, CycleTable aCycles,
            CycleTable bCycles, Progress progress) {
        long aStart = aCycles.startOf(a);
        long bStart = bCycles.startOf(b);
        long aLength = aCycles.startOf(a + 1) - aStart;
        long bLength = bCycles.startOf(b + 1) - bStart;
        int[] aSymbols = symbols(aTrace, aStart, aLength);
        int[] bSymbols = symbols(bTrace, bStart, bLength);
        return new CycleDiff(aSymbols, bSymbols, aStart, bStart, Math.max(aLength, bLength) > MOST_EVENTS,
                SequenceDiff.of(aSymbols, bSymbols, progress));
    }

    private static int[] symbols(TraceRows trace, long start, long length) {
        int[] symbols = new int[(int) Math.min(MOST_EVENTS, length)];
        trace.symbols(start, symbols, symbols.length);
        return symbols;
    }

    /** The id that occurs most often, the first of several; -1 when there is none. */
    public static int mostFrequent(CycleTable cycles) {
        int best = -1;
        for (int id = 0; id < cycles.distinctCount(); id++) {
            best = best < 0 || cycles.distinct(id).count() > cycles.distinct(best).count() ? id : best;
        }
        return best;
    }

    /**
     * The distinct cycle of a class that occurs most often, the first of several: the one to compare with others.
     *
     * @param cycles the distinct cycles, not the classes
     */
    public static int mostFrequent(CycleClass cycleClass, CycleTable cycles) {
        DistinctCycle best = cycles.distinct(cycleClass.cycles()[0]);
        for (int id : cycleClass.cycles()) {
            best = cycles.distinct(id).count() > best.count() ? cycles.distinct(id) : best;
        }
        return best.id();
    }

    /** The symbols of the first cycle: what the hunks count from. */
    public int[] a() {
        return a;
    }

    /** The symbols of the second cycle. */
    public int[] b() {
        return b;
    }

    /** Position in its trace where the first cycle begins. */
    public long aStart() {
        return aStart;
    }

    /** Position in its trace where the second cycle begins. */
    public long bStart() {
        return bStart;
    }

    /** Whether a cycle was too long, so that only its beginning was compared. */
    public boolean isCut() {
        return cut;
    }

    /** Where the cycles differ. */
    public List<Hunk> hunks() {
        return diff.hunks();
    }

    /** Whether no other way to align the cycles leaves fewer events over. */
    public boolean isMinimal() {
        return diff.isMinimal();
    }

    /** Number of events that are in one of both only. */
    public long size() {
        return diff.size();
    }

    /** Symbols that only the first cycle has, in the order of their first occurrence. */
    public int[] onlyInA() {
        return only(a, b);
    }

    /** Symbols that only the second cycle has, in the order of their first occurrence. */
    public int[] onlyInB() {
        return only(b, a);
    }

    private static int[] only(int[] wanted, int[] others) {
        BitSet known = new BitSet();
        for (int symbol : others) {
            known.set(symbol);
        }
        IntArrayList only = new IntArrayList();
        for (int symbol : wanted) {
            if (!known.get(symbol)) {
                known.set(symbol);
                only.add(symbol);
            }
        }
        return only.toIntArray();
    }
}
