/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.List;

/**
 * Cycles that are equal once the iteration counts of their inner loops are left out. Immutable, safe for threads.
 */
public final class CycleClass {

    private final int id;
    private final int[] cycles;
    private final long count;
    private final List<VaryingLoop> loops;

    CycleClass(int id, int[] cycles, long count, List<VaryingLoop> loops) {
        this.id = id;
        this.cycles = cycles;
        this.count = count;
        this.loops = loops;
    }

    /** From 0, in the order of first occurrence. */
    public int id() {
        return id;
    }

    /** Number of distinct cycles in the class. */
    public int distinctCount() {
        return cycles.length;
    }

    /** The ids of its distinct cycles, in the order of their first occurrence. */
    public int[] cycles() {
        return cycles.clone();
    }

    /** How often cycles of the class ran. */
    public long count() {
        return count;
    }

    /** The loops that its cycles differ in; empty if it has one distinct cycle only. */
    public List<VaryingLoop> loops() {
        return loops;
    }
}
