/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;

import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.IntSource;
import org.refrain.core.symbol.SymbolSequence;

/** Gives the symbols of a sequence one by one. */
final class Reading implements IntSource<IOException> {

    private final SymbolSequence sequence;
    private final int[] block = new int[1 << 12];
    private long position;
    private int count;
    private int at;

    Reading(SymbolSequence sequence) {
        this.sequence = sequence;
    }

    @Override
    public int next() throws IOException {
        if (at == count) {
            count = sequence.symbols(position, block, block.length);
            position += count;
            at = 0;
            if (count == 0) {
                return GrammarCursor.END;
            }
        }
        return block[at++];
    }
}
