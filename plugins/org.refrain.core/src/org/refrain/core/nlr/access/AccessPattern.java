/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.List;

/**
 * Which addresses an instruction accesses, as loops that are run one after the other.
 *
 * @param stream which instruction, reading or writing
 * @param count accesses
 * @param first position of the first one's event in the trace
 * @param terms how many top-level terms make the sequence; 1 for a perfect pattern
 * @param looped accesses that are in loops; the others come one by one and follow no pattern
 * @param nests the loops and single accesses with the most accesses, in the order of execution
 * @param hasAll whether these are all that there are
 */
public record AccessPattern(AccessStream stream, long count, long first, long terms, long looped,
        List<AccessNest> nests, boolean hasAll) {

    /** Accesses of the listed nests. */
    public long covered() {
        return nests.stream().mapToLong(AccessNest::accesses).sum();
    }

    /** Accesses of the listed loops. */
    public long coveredByLoops() {
        return nests.stream().filter(nest -> nest.nest().isLoop()).mapToLong(AccessNest::accesses).sum();
    }

    /**
     * The nests for a person, a line for each place in them: {@code &buf[0] + 4*i, i = 0..255}.
     *
     * @param names the program's variables
     */
    public List<String> text(DataNames names) {
        return nests.stream().flatMap(nest -> nest.text(names).stream()).toList();
    }
}
