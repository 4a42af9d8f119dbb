/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfSection;
import org.refrain.program.elf.ElfSegment;
import org.refrain.program.elf.RangeMap;

/**
 * What the file puts into the running program's memory: code, constants, and initial values of variables, which may
 * hold code that runs from RAM. Immutable. Memory: the size of it.
 */
final class MemoryImage {

    /** What is not in the file. */
    static final long NOTHING = -1;

    /** A microcontroller has far less; it keeps memory bounded. */
    private static final int LARGEST = 64 << 20;

    private final List<Part> parts = new ArrayList<>();
    private final RangeMap map;

    /**
     * A piece of memory.
     *
     * @param section the section it comes from; the empty section 0 for a segment of a file without sections
     * @param bytes its contents, from index 0
     * @param isCode whether the file marks it as executable
     */
    record Part(ElfSection section, long address, ByteBuffer bytes, boolean isCode) {

        /** Address behind its last byte. */
        long end() {
            return address + bytes.limit();
        }
    }

    MemoryImage(ElfFile file) throws IOException, ElfFormatException {
        for (ElfSection section : file.sections()) {
            boolean loaded = (section.flags() & ElfSection.ALLOCATED) != 0 && section.hasContents();
            if (loaded && section.size() != 0) {
                add(new Part(section, section.address(), file.contents(section, LARGEST), section.isCode()));
            }
        }
        if (file.sections().isEmpty()) {
            for (ElfSegment segment : file.segments()) {
                if (segment.type() == ElfSegment.LOAD && segment.fileSize() != 0) {
                    ElfSection section = new ElfSection(0, "segment", 1, ElfSection.ALLOCATED, segment.address(),
                            segment.offset(), segment.fileSize(), 0, 0);
                    add(new Part(section, segment.address(), file.contents(section, LARGEST), segment.isCode()));
                }
            }
        }
        parts.sort((a, b) -> Long.compareUnsigned(a.address, b.address));
        map = new RangeMap(parts.stream().mapToLong(Part::address).toArray(),
                parts.stream().mapToLong(part -> part.end() - 1).toArray());
    }

    private void add(Part part) {
        if (part.address >= 0 && part.end() <= 1L << 32) {
            parts.add(part);
        }
    }

    List<Part> parts() {
        return parts;
    }

    /** Index of the part that holds an address, or a negative number. */
    int partAt(long address) {
        return map.indexOf(address);
    }

    boolean isCode(long address) {
        int part = map.indexOf(address);
        return part >= 0 && parts.get(part).isCode;
    }

    /** One byte, or {@link #NOTHING}. */
    long u8(long address) {
        return read(address, 1);
    }

    /** A halfword, or {@link #NOTHING}. */
    long u16(long address) {
        return read(address, 2);
    }

    /** A word, or {@link #NOTHING}. */
    long u32(long address) {
        return read(address, 4);
    }

    private long read(long address, int size) {
        int index = map.indexOf(address);
        if (index < 0 || parts.get(index).end() - address < size) {
            return NOTHING;
        }
        ByteBuffer bytes = parts.get(index).bytes;
        int at = (int) (address - parts.get(index).address);
        return switch (size) {
            case 1 -> bytes.get(at) & 0xFF;
            case 2 -> bytes.getShort(at) & 0xFFFF;
            default -> bytes.getInt(at) & 0xFFFF_FFFFL;
        };
    }
}
