/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.zip.CRC32C;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A file mapped into memory for reading, in slices of 1 GiB: a buffer of Java ends below 2 GiB.
 *
 * <p>Safe for threads. Every access holds a lock that {@link #close()} waits for, so that unmapping never pulls the
 * memory away from under a reader.
 *
 * <p>A page behind the end of a file that somebody has cut meanwhile cannot be read, and the virtual machine reports
 * that late and anywhere. So the file's size is looked at before each access (3 microseconds, less than any block takes
 * to decode).
 */
final class MappedFile implements Closeable {

    private static final int SLICE_BITS = 30;

    private final @Nullable MappedByteBuffer[] slices;
    private final int sliceBits;
    private final long size;
    private final Path path;
    private final @Nullable Object fileKey;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private volatile boolean closed;

    private MappedFile(Path path, @Nullable MappedByteBuffer[] slices, int sliceBits, long size) throws IOException {
        this.path = path;
        this.slices = slices;
        this.sliceBits = sliceBits;
        this.size = size;
        fileKey = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    static MappedFile open(Path file) throws IOException {
        return open(file, SLICE_BITS);
    }

    /** For tests: with slices of another size, 2^sliceBits. */
    static MappedFile open(Path file, int sliceBits) throws IOException {
        long slice = 1L << sliceBits;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            @Nullable MappedByteBuffer[] slices = new MappedByteBuffer[(int) (size + slice - 1 >>> sliceBits)];
            for (int i = 0; i < slices.length; i++) {
                long start = (long) i << sliceBits;
                slices[i] = channel.map(MapMode.READ_ONLY, start, Math.min(slice, size - start));
            }
            return new MappedFile(file, slices, sliceBits, size);
        }
    }

    long size() {
        return size;
    }

    /**
     * Copies bytes that are all within the file.
     *
     * @throws IllegalStateException if closed
     * @throws IOException if the file was cut while mapped
     */
    void read(long position, byte[] into, int length) throws IOException {
        forEachSlice(position, length, new SliceUser() {
            private int done;

            @Override
            public void use(ByteBuffer slice) {
                int n = slice.remaining();
                slice.get(into, done, n);
                done += n;
            }
        });
    }

    /** CRC32C of a part of the file. */
    int checksum(long position, long length) throws IOException {
        CRC32C crc = new CRC32C();
        forEachSlice(position, length, crc::update);
        return (int) crc.getValue();
    }

    private interface SliceUser {
        void use(ByteBuffer slice);
    }

    private void forEachSlice(long position, long length, SliceUser user) throws IOException {
        if (position < 0 || length < 0 || length > size - position) {
            throw new IndexOutOfBoundsException(length + " bytes at " + position + " of " + size);
        }
        lock.readLock().lock();
        try {
            if (closed) {
                throw new IllegalStateException("the index is closed");
            }
            checkNotCut();
            long at = position;
            long end = position + length;
            while (at < end) {
                long next = Math.min(end, (at >>> sliceBits) + 1 << sliceBits);
                int start = (int) (at & (1L << sliceBits) - 1);
                MappedByteBuffer slice = slices[(int) (at >>> sliceBits)];
                if (slice != null) {
                    user.use(slice.slice(start, (int) (next - at)));
                }
                at = next;
            }
        } finally {
            lock.readLock().unlock();
        }
    }

    /** A file that was replaced is not this one any more, which nobody can cut then. */
    private void checkNotCut() throws IOException {
        Object key = fileKey;
        if (key == null) {
            return; // Windows: a mapped file cannot be cut
        }
        try {
            BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
            if (now.size() < size && key.equals(now.fileKey())) {
                throw new IOException("The index was cut off while it was open: " + path);
            }
        } catch (NoSuchFileException e) {
            // deleted: its bytes stay until it is closed
            return;
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Unmaps the file: on Windows it could not be replaced before. */
    @Override
    public void close() {
        closed = true;
        try {
            if (!lock.writeLock().tryLock(1, TimeUnit.SECONDS)) {
                // a reader died in the file; the garbage collector will unmap it
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        try {
            for (int i = 0; i < slices.length; i++) {
                MappedByteBuffer slice = slices[i];
                if (slice != null) {
                    Unmapper.unmap(slice);
                    slices[i] = null;
                }
            }
        } finally {
            lock.writeLock().unlock();
        }
    }
}
