/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntConsumer;

import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.symbol.SymbolSequence;

/** Compares symbols with those of a sequence, from its beginning. */
final class Comparison implements IntConsumer {

    private final Reading expected;
    private boolean differs;

    Comparison(SymbolSequence expected) {
        this.expected = new Reading(expected);
    }

    @Override
    public void accept(int symbol) {
        try {
            differs |= expected.next() != symbol;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether all symbols were equal, and none is left. */
    boolean isComplete() throws IOException {
        return !differs && expected.next() == GrammarCursor.END;
    }
}
