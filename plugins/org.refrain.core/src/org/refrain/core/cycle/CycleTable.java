/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

/**
 * The cycles of a trace's main loop: which there are, and which ran when.
 *
 * <p>An <em>occurrence</em> k (from 0) is the k-th execution of the main loop's body, complete from its loop header up
 * to the next one. Equal event sequences share one <em>distinct cycle</em>; its id counts from 0 in the order of first
 * occurrence. Events before the first header are the prologue, those from the last header on are the partial cycle;
 * neither is an occurrence.
 *
 * <p>Immutable and safe for threads. Answers come from the compressed sequence of cycle ids in O(depth log n).
 */
public interface CycleTable {

    /** The symbol that begins each cycle. */
    int header();

    /** Number of occurrences: complete cycles. */
    long count();

    /** Number of distinct cycles. */
    int distinctCount();

    /** A distinct cycle by its id, from 0 to {@link #distinctCount()} - 1. */
    DistinctCycle distinct(int id);

    /** Events before the first header. */
    long prologueLength();

    /** Events from the last header to the end of the trace. */
    long partialLength();

    /** The distinct cycle of occurrence k. */
    int idOf(long k);

    /** Position of the first event of occurrence k; for k = count the start of the partial cycle. */
    long startOf(long k);

    /**
     * The occurrence that holds an event.
     *
     * @return k; -1 in the prologue; {@link #count()} in the partial cycle
     */
    long occurrenceAt(long position);

    /** How many of the first k occurrences are of the distinct cycle {@code id}. */
    long rank(int id, long k);

    /** The n-th occurrence (n from 0) of a distinct cycle, as k; -1 when there are not so many. */
    long select(int id, long n);
}
