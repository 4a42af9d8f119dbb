/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

/** Reads a sequence from its beginning to its end, block by block: no call for each symbol. */
final class Blocks {

    private static final int SYMBOLS = 1 << 14;

    /** Takes the symbols at the front of an array that is used again for the next block. */
    @FunctionalInterface
    interface Consumer {
        void accept(int[] symbols, int count);
    }

    private Blocks() {
    }

    static void forEach(SymbolSequence sequence, Consumer consumer, Progress progress, String task)
            throws IOException {
        forEach(sequence, 0, sequence.length(), consumer, progress, task);
        progress.report(task, sequence.length(), sequence.length());
    }

    /** Reads a part of a sequence. */
    static void forEach(SymbolSequence sequence, long from, long to, Consumer consumer, Progress progress, String task)
            throws IOException {
        int[] block = new int[SYMBOLS];
        long position = from;
        while (position < to) {
            progress.checkCancelled();
            progress.report(task, position, sequence.length());
            int count = sequence.symbols(position, block, (int) Math.min(SYMBOLS, to - position));
            consumer.accept(block, count);
            position += count;
        }
    }
}
