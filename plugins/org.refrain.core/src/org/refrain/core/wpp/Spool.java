/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Bytes written once and read again later: in memory up to a limit, beyond it in a temporary file beside the file that
 * is being made. The temporary file is gone when the spool is closed, or when the process ends: the operating system
 * removes it.
 *
 * <p>Memory: the limit, or a buffer of 64 KiB once there is a file. Not safe for threads.
 */
public final class Spool implements BlockSource, Closeable {

    private static final int CHUNK = 1 << 16;

    private final Path file;
    private final long limit;
    private final List<byte[]> chunks = new ArrayList<>();
    private final ByteBuffer buffer = ByteBuffer.allocate(CHUNK).order(ByteOrder.LITTLE_ENDIAN);
    private @Nullable FileChannel channel;
    /** Bytes in {@link #chunks} or in the file; {@link #buffer} holds what comes behind them. */
    private long stored;

    /**
     * @param file the file that is being made; a temporary one goes beside it
     * @param limit bytes to keep in memory
     */
    public Spool(Path file, long limit) {
        this.file = file;
        this.limit = limit;
    }

    @Override
    public long size() {
        return stored + buffer.position();
    }

    /** Appends bytes. */
    public void write(byte[] bytes, int start, int length) throws IOException {
        int done = 0;
        while (done < length) {
            int n = Math.min(buffer.remaining(), length - done);
            buffer.put(bytes, start + done, n);
            done += n;
            if (!buffer.hasRemaining()) {
                store();
            }
        }
    }

    /** Appends an int, little-endian. */
    public void writeInt(int value) throws IOException {
        if (buffer.remaining() < Integer.BYTES) {
            byte[] bytes = {(byte) value, (byte) (value >>> 8), (byte) (value >>> 16), (byte) (value >>> 24)};
            write(bytes, 0, bytes.length);
            return;
        }
        buffer.putInt(value);
        if (!buffer.hasRemaining()) {
            store();
        }
    }

    @Override
    public void read(long position, byte[] into, int length) throws IOException {
        FileChannel from = channel;
        int done = 0;
        while (done < length) {
            long at = position + done;
            if (at >= stored) {
                System.arraycopy(buffer.array(), (int) (at - stored), into, done, length - done);
                return;
            }
            int n = (int) Math.min(length - done, stored - at);
            if (from == null) {
                int offset = (int) (at % CHUNK);
                n = Math.min(n, CHUNK - offset);
                System.arraycopy(chunks.get((int) (at / CHUNK)), offset, into, done, n);
            } else {
                readFile(from, at, ByteBuffer.wrap(into, done, n));
            }
            done += n;
        }
    }

    private static void readFile(FileChannel from, long position, ByteBuffer into) throws IOException {
        long at = position;
        while (into.hasRemaining()) {
            int n = from.read(into, at);
            if (n < 0) {
                throw new EOFException("a temporary file was cut off");
            }
            at += n;
        }
    }

    private void store() throws IOException {
        if (channel == null && stored + CHUNK <= limit) {
            chunks.add(buffer.array().clone());
        } else {
            append(buffer.flip());
        }
        stored += CHUNK;
        buffer.clear();
    }

    private void append(ByteBuffer bytes) throws IOException {
        FileChannel to = channel;
        if (to == null) {
            to = FileChannel.open(Siblings.temporary(file), StandardOpenOption.CREATE_NEW, StandardOpenOption.READ,
                    StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
            channel = to;
            for (byte[] chunk : chunks) {
                writeFully(to, ByteBuffer.wrap(chunk));
            }
            chunks.clear();
        }
        writeFully(to, bytes);
    }

    private static void writeFully(FileChannel to, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            to.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        chunks.clear();
        FileChannel open = channel;
        if (open != null) {
            open.close();
        }
    }
}
