/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32C;

import org.refrain.core.progress.Progress;

/** Writes header, sections, directory and trailer. Knows nothing of what is in the sections. */
final class ContainerWriter {

    private static final int COPIED_AT_ONCE = 1 << 20;

    private final FileChannel channel;
    private final SectionOutput directory = new SectionOutput();
    private int sections;
    private long position;
    private long previousTrailer;

    ContainerWriter(FileChannel channel, int form) throws IOException {
        this.channel = channel;
        SectionOutput header = new SectionOutput(Container.HEADER_LENGTH);
        header.bytes(Container.MAGIC, 0, Container.MAGIC.length);
        header.u16(Container.MAJOR);
        header.u16(Container.MINOR);
        header.u32(form);
        header.u64(0);
        header.u32(0);
        header.u32(Container.checksum(header.array(), 0, header.size()));
        write(header.array(), header.size());
    }

    /** Bytes written so far. */
    long size() {
        return position;
    }

    void section(int kind, int flags, byte[] bytes) throws IOException {
        section(kind, Container.SECTION_VERSION, flags, bytes);
    }

    void section(int kind, int version, int flags, byte[] bytes) throws IOException {
        align();
        entry(kind, version, flags, position, bytes.length, Container.checksum(bytes, 0, bytes.length));
        write(bytes, bytes.length);
    }

    /** Copies a section of any length. */
    void section(int kind, int flags, BlockSource bytes, String task, Progress progress) throws IOException {
        align();
        long start = position;
        CRC32C crc = new CRC32C();
        byte[] buffer = new byte[(int) Math.min(COPIED_AT_ONCE, bytes.size())];
        for (long done = 0; done < bytes.size(); done += buffer.length) {
            progress.checkCancelled();
            progress.report(task, done, bytes.size());
            int n = (int) Math.min(buffer.length, bytes.size() - done);
            bytes.read(done, buffer, n);
            crc.update(buffer, 0, n);
            write(buffer, n);
        }
        entry(kind, Container.SECTION_VERSION, flags, start, bytes.size(), (int) crc.getValue());
    }

    /** Writes the footer, and forces everything to disk. What comes behind it is another segment. */
    void finish() throws IOException {
        align();
        long start = position;
        write(directory.array(), directory.size());
        SectionOutput trailer = new SectionOutput(Container.TRAILER_LENGTH);
        trailer.u64(start);
        trailer.u32(sections);
        trailer.u32(Container.checksum(directory.array(), 0, directory.size()));
        trailer.u64(previousTrailer);
        trailer.u64(0);
        trailer.u32(Container.checksum(trailer.array(), 0, trailer.size()));
        trailer.u32(Container.TRAILER_MAGIC);
        previousTrailer = position;
        write(trailer.array(), trailer.size());
        channel.force(true);
        directory.clear();
        sections = 0;
    }

    private void entry(int kind, int version, int flags, long start, long length, int checksum) {
        directory.u32(kind);
        directory.u16(version);
        directory.u16(flags);
        directory.u64(start);
        directory.u64(length);
        directory.u32(checksum);
        directory.u32(0);
        sections++;
    }

    private void align() throws IOException {
        int missing = (int) (-position & 7);
        write(new byte[missing], missing);
    }

    private void write(byte[] bytes, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, 0, length);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        position += length;
    }
}
