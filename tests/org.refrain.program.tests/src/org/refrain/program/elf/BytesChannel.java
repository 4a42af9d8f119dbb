/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;

/** A file that is an array. */
public final class BytesChannel implements SeekableByteChannel {

    private final byte[] bytes;
    private int position;
    private boolean open = true;

    public BytesChannel(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read(@Nullable ByteBuffer buffer) {
        ByteBuffer into = Objects.requireNonNull(buffer);
        if (position >= bytes.length) {
            return -1;
        }
        // one byte less than asked for, as a file system may do
        int count = Math.min(Math.max(1, into.remaining() - 1), bytes.length - position);
        into.put(bytes, position, count);
        position += count;
        return count;
    }

    @Override
    public int write(@Nullable ByteBuffer from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public SeekableByteChannel position(long to) {
        position = (int) to;
        return this;
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public SeekableByteChannel truncate(long to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
    }
}
