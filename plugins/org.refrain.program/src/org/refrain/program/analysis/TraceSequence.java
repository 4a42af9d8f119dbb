/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolSequence;

/** The events of an indexed trace, expanded block by block. */
final class TraceSequence implements SymbolSequence {

    private final IndexedTrace trace;

    TraceSequence(IndexedTrace trace) {
        this.trace = trace;
    }

    @Override
    public long length() {
        return trace.eventCount();
    }

    @Override
    public int symbols(long position, int[] into, int count) {
        return trace.symbols(position, into, count);
    }
}
