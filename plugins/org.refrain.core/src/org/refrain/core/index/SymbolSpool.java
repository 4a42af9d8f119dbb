/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;

import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.wpp.Spool;

/**
 * The symbols of a trace between reading and compressing: up to 16 million in memory, more in a temporary file of 4
 * bytes a symbol. Not safe for threads.
 */
final class SymbolSpool implements SymbolSequence, Closeable {

    private static final long MEMORY = 64L << 20;

    private final Spool spool;
    private byte[] bytes = new byte[0];

    /** @param file the file that is being made; a temporary one goes beside it */
    SymbolSpool(Path file) {
        this(file, MEMORY);
    }

    /** For tests: with another limit. */
    SymbolSpool(Path file, long memory) {
        spool = new Spool(file, memory);
    }

    void add(int symbol) throws IOException {
        spool.writeInt(symbol);
    }

    @Override
    public long length() {
        return spool.size() / Integer.BYTES;
    }

    @Override
    public int symbols(long position, int[] into, int count) throws IOException {
        int n = (int) Math.max(0, Math.min(count, length() - position));
        if (bytes.length < n * Integer.BYTES) {
            bytes = new byte[n * Integer.BYTES];
        }
        spool.read(position * Integer.BYTES, bytes, n * Integer.BYTES);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(into, 0, n);
        return n;
    }

    @Override
    public void close() throws IOException {
        spool.close();
    }
}
