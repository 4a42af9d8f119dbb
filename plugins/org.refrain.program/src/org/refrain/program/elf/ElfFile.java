/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * An open ELF file: its header and tables, and the contents of any section on demand.
 *
 * <p>Safe for threads. Memory: the tables; contents belong to the caller.
 */
public final class ElfFile implements Closeable {

    private final ElfBytes bytes;
    private final ElfHeader header;
    private final List<ElfSection> sections;
    private final List<ElfSegment> segments;

    private ElfFile(ElfBytes bytes) throws IOException, ElfFormatException {
        this.bytes = bytes;
        this.header = ElfHeader.read(bytes);
        this.sections = ElfTables.sections(bytes, header);
        this.segments = ElfTables.segments(bytes, header);
    }

    /**
     * Opens a file and reads its tables.
     *
     * @throws ElfFormatException if it is no ELF file or its tables are damaged
     * @throws IOException if the file system fails
     */
    public static ElfFile open(Path path) throws IOException, ElfFormatException {
        return open(Files.newByteChannel(path));
    }

    /**
     * Opens the bytes of a channel, which belongs to the result from now on and is closed even if this fails.
     *
     * @throws ElfFormatException if it is no ELF file or its tables are damaged
     */
    public static ElfFile open(SeekableByteChannel channel) throws IOException, ElfFormatException {
        boolean opened = false;
        try {
            ElfFile file = new ElfFile(new ElfBytes(channel));
            opened = true;
            return file;
        } finally {
            if (!opened) {
                channel.close();
            }
        }
    }

    public ElfHeader header() {
        return header;
    }

    /** All sections in the order of the file, the empty section 0 included; none in a file without section headers. */
    public List<ElfSection> sections() {
        return sections;
    }

    public List<ElfSegment> segments() {
        return segments;
    }

    /** Bytes from an address to the end of a section; 0 when it is not in it, or there is no such section. */
    long roomInSection(int section, long address) {
        if (section >= sections.size()) {
            return 0;
        }
        ElfSection around = sections.get(section);
        long into = address - around.address();
        return Long.compareUnsigned(into, around.size()) < 0 ? around.size() - into : 0;
    }

    /** The first section of a name. */
    public Optional<ElfSection> section(String name) {
        return sections.stream().filter(section -> section.name().equals(name)).findFirst();
    }

    /** The first section of a type, see {@link ElfSection#type()}. */
    public Optional<ElfSection> section(int type) {
        return sections.stream().filter(section -> section.type() == type).findFirst();
    }

    /**
     * The contents of a section, unpacked if it is compressed, in the file's byte order; empty when the file holds
     * none.
     *
     * @param limit the most bytes that the caller wants to keep in memory
     * @throws ElfFormatException if the file does not hold them, or they are more than {@code limit}
     */
    public ByteBuffer contents(ElfSection section, int limit) throws IOException, ElfFormatException {
        if (!section.hasContents()) {
            return ByteBuffer.allocate(0).order(header.order());
        }
        ByteBuffer stored = bytes.read(section.label(), section.offset(), section.size(), limit);
        if ((section.flags() & ElfSection.COMPRESSED) != 0) {
            stored = CompressedSection.unpack(section, new ElfData(stored, header.order(), header.wide()), limit);
        }
        return stored.order(header.order());
    }

    ElfData data(ElfSection section, int limit) throws IOException, ElfFormatException {
        return new ElfData(contents(section, limit), header.order(), header.wide());
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
