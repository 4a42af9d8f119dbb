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
 * A loop, or a single access, that an instruction went through once or more often.
 *
 * @param nest which addresses it accesses, in which order
 * @param passes how often it was gone through, with anything in between
 * @param length accesses of one pass
 * @param first position of the first one's event in the trace
 */
public record AccessNest(NestTerm nest, long passes, long length, long first) {

    /** Accesses of all passes. */
    public long accesses() {
        return passes * length;
    }

    /** Whether it goes through different addresses, in one place at least. */
    public boolean varies() {
        return PatternText.varies(nest);
    }

    /**
     * What one pass does, for a person, a line for each place in it: {@code &buf[0] + 4*i, i = 0..255}.
     *
     * @param names the program's variables
     */
    public List<String> text(DataNames names) {
        return PatternText.of(nest, names);
    }
}
