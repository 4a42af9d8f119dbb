/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;

import org.refrain.core.symbol.SymbolSequence;

/**
 * What a builder made of a trace.
 *
 * @param builder what is held in memory while building
 * @param size the grammar's elements and rules
 * @param distinct distinct cycles, or -1 when no cycles were cut
 * @param check proves the grammar right
 */
record Built(Object builder, long size, int distinct, Check check) {

    /** Proves a grammar right. */
    @FunctionalInterface
    interface Check {
        /** Whether the grammar expands to the input and has the properties that its algorithm promises. */
        boolean holds(SymbolSequence input) throws IOException;
    }
}
