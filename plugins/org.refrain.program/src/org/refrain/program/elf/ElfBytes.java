/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * The bytes of the file. Parts are copied, not mapped: a linker that writes the file anew while it is open must not
 * bring the virtual machine down. Safe for threads.
 */
final class ElfBytes {

    private final SeekableByteChannel channel;
    private final long size;

    ElfBytes(SeekableByteChannel channel) throws IOException {
        this.channel = channel;
        this.size = channel.size();
    }

    long size() {
        return size;
    }

    /**
     * Reads a part. No memory is taken before it is known that the file has it.
     *
     * @param part its name for messages
     * @param offset first byte, unsigned
     * @param length in bytes, unsigned
     * @param limit the longest part that is read
     */
    ByteBuffer read(String part, long offset, long length, long limit) throws IOException, ElfFormatException {
        if (offset < 0 || length < 0 || offset > size || length > size - offset) {
            throw new ElfFormatException(Reason.TRUNCATED, part, offset, "The file has " + size
                    + " bytes and ends before this part, which should have " + Long.toUnsignedString(length)
                    + " bytes");
        }
        if (length > limit) {
            throw new ElfFormatException(Reason.TOO_LARGE, part, offset, "This part has " + length
                    + " bytes; more than " + limit + " are not read");
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) length);
        synchronized (channel) {
            channel.position(offset);
            while (bytes.hasRemaining()) {
                if (channel.read(bytes) < 0) {
                    throw new ElfFormatException(Reason.TRUNCATED, part, offset,
                            "The file became shorter while it was read");
                }
            }
        }
        return bytes.flip();
    }

    void close() throws IOException {
        channel.close();
    }
}
