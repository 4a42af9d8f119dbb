/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

/**
 * A cycle table that tells the same occurrences apart in another way: where cycles begin and end is the other table's
 * answer, what is equal its own. As safe for threads as the other table.
 */
public abstract class ForwardingCycleTable implements CycleTable {

    private final CycleTable places;

    /** @param places where the cycles are */
    protected ForwardingCycleTable(CycleTable places) {
        this.places = places;
    }

    @Override
    public final int header() {
        return places.header();
    }

    @Override
    public final long count() {
        return places.count();
    }

    @Override
    public final long prologueLength() {
        return places.prologueLength();
    }

    @Override
    public final long partialLength() {
        return places.partialLength();
    }

    @Override
    public final long startOf(long k) {
        return places.startOf(k);
    }

    @Override
    public final long occurrenceAt(long position) {
        return places.occurrenceAt(position);
    }
}
