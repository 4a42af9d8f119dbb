/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.List;

import org.refrain.core.nlr.NestTerm;

/**
 * Which addresses an instruction accesses, as loops that are run one after the other.
 *
 * @param stream which instruction, reading or writing
 * @param count accesses
 * @param terms how many top-level terms make the sequence; 1 for a perfect pattern
 * @param nests the terms with the most accesses, in the order of execution
 * @param covered accesses of these
 */
public record AccessPattern(AccessStream stream, long count, long terms, List<NestTerm> nests, long covered) {

    /**
     * The nests for a person, a line for each place in them: {@code &buf[0] + 4*i, i = 0..255}.
     *
     * @param names the program's variables
     */
    public List<String> text(DataNames names) {
        return nests.stream().flatMap(nest -> PatternText.of(nest, names).stream()).toList();
    }
}
