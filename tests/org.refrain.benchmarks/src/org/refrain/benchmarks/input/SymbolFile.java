/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import org.refrain.core.symbol.SymbolSequence;

/**
 * Symbols in a file of 32-bit little-endian numbers: what general compressors are given, and what a builder reads when
 * its own memory is measured. Not safe for threads.
 */
public final class SymbolFile implements SymbolSequence, Closeable {

    private static final int BLOCK = 1 << 14;

    private final FileChannel channel;
    private final long length;
    private ByteBuffer buffer = allocate(BLOCK);

    /** Opens a file for reading. */
    public SymbolFile(Path file) throws IOException {
        channel = FileChannel.open(file, StandardOpenOption.READ);
        length = channel.size() / Integer.BYTES;
    }

    /** Reads a whole file. */
    public static int[] read(Path file) throws IOException {
        try (SymbolFile symbols = new SymbolFile(file)) {
            int[] all = new int[Math.toIntExact(symbols.length)];
            int[] block = new int[BLOCK];
            for (int at = 0; at < all.length; at += BLOCK) {
                System.arraycopy(block, 0, all, at, symbols.symbols(at, block, BLOCK));
            }
            return all;
        }
    }

    /** Writes the first symbols of an array. */
    public static void write(Path file, int[] symbols, int count) throws IOException {
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = allocate(BLOCK);
            for (int at = 0; at < count; at += BLOCK) {
                int n = Math.min(BLOCK, count - at);
                bytes.clear();
                bytes.asIntBuffer().put(symbols, at, n);
                bytes.limit(n * Integer.BYTES);
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
            }
        }
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public int symbols(long position, int[] into, int count) throws IOException {
        int n = (int) Math.max(0, Math.min(count, length - position));
        if (buffer.capacity() < n * Integer.BYTES) {
            buffer = allocate(n);
        }
        buffer.clear().limit(n * Integer.BYTES);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, position * Integer.BYTES + buffer.position()) < 0) {
                throw new EOFException("the file has become shorter");
            }
        }
        buffer.flip().asIntBuffer().get(into, 0, n);
        return n;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private static ByteBuffer allocate(int symbols) {
        return ByteBuffer.allocateDirect(symbols * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    }
}
