/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.io.IOException;
import java.util.function.IntConsumer;

import org.refrain.core.progress.Progress;

/**
 * A trace as symbols that can be read more than once: a spool, a grammar, an array.
 *
 * <p>Reading forward in blocks is cheap for every implementation.
 */
public interface SymbolSequence {

    /** Number of symbols. */
    long length();

    /**
     * Reads consecutive symbols.
     *
     * @param position the first one, from 0 to {@link #length()}
     * @param into takes the symbols, from index 0
     * @param count how many, at most {@code into.length}
     * @return how many were read: less than {@code count} only at the end
     * @throws IOException if the symbols are in a file that cannot be read
     */
    int symbols(long position, int[] into, int count) throws IOException;

    /**
     * Hands every symbol to a consumer, in order.
     *
     * @param task what a person is told meanwhile
     * @throws IOException if the symbols are in a file that cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    default void forEach(IntConsumer consumer, Progress progress, String task) throws IOException {
        int[] block = new int[1 << 14];
        long length = length();
        for (long position = 0; position < length; position += block.length) {
            progress.report(task, position, length);
            progress.checkCancelled();
            int n = symbols(position, block, block.length);
            for (int i = 0; i < n; i++) {
                consumer.accept(block[i]);
            }
        }
        progress.report(task, length, length);
    }

    /** A sequence over an array, for tests and short strings. */
    static SymbolSequence of(int... symbols) {
        return new SymbolSequence() {
            @Override
            public long length() {
                return symbols.length;
            }

            @Override
            public int symbols(long position, int[] into, int count) {
                int n = (int) Math.min(count, symbols.length - position);
                System.arraycopy(symbols, (int) position, into, 0, n);
                return n;
            }
        };
    }
}
