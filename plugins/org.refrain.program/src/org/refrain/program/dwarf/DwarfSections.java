/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfHeader;
import org.refrain.program.elf.ElfSection;

/**
 * The debug sections of a program, read once and kept: some readers need the same ones. Immutable but for the cursors
 * it hands out; safe for threads. Memory: the sections' size.
 */
public final class DwarfSections {

    /** No section of a firmware comes near; it keeps memory bounded when a small file unpacks to a large one. */
    private static final int LARGEST = 256 << 20;

    private final ElfHeader header;
    private final Map<Kind, @Nullable ByteBuffer> contents = new EnumMap<>(Kind.class);

    /** The sections that are read. */
    public enum Kind {
        INFO(".debug_info"),
        ABBREVIATIONS(".debug_abbrev"),
        LINES(".debug_line"),
        LINE_STRINGS(".debug_line_str"),
        STRINGS(".debug_str"),
        STRING_OFFSETS(".debug_str_offsets"),
        ADDRESSES(".debug_addr"),
        /** Range lists up to DWARF 4. */
        RANGES(".debug_ranges"),
        /** Range lists of DWARF 5. */
        RANGE_LISTS(".debug_rnglists");

        private final String section;

        Kind(String section) {
            this.section = section;
        }

        /** The name of the section. */
        public String section() {
            return section;
        }
    }

    private DwarfSections(ElfHeader header) {
        this.header = header;
    }

    /**
     * Reads the debug sections that a file has.
     *
     * @throws ElfFormatException if the file does not hold what its section headers promise
     */
    public static DwarfSections read(ElfFile file) throws IOException, ElfFormatException {
        DwarfSections sections = new DwarfSections(file.header());
        for (Kind kind : Kind.values()) {
            Optional<ElfSection> section = file.section(kind.section);
            if (section.isPresent()) {
                sections.contents.put(kind, file.contents(section.get(), LARGEST));
            }
        }
        return sections;
    }

    /** The program's header. */
    public ElfHeader header() {
        return header;
    }

    public boolean has(Kind kind) {
        return size(kind) > 0;
    }

    /** Size of a section in bytes; 0 when the program has none. */
    public int size(Kind kind) {
        ByteBuffer bytes = contents.get(kind);
        return bytes == null ? 0 : bytes.limit();
    }

    /** A cursor over a whole section, over nothing when the program has none. */
    public DwarfCursor cursor(Kind kind) {
        ByteBuffer bytes = contents.get(kind);
        return bytes == null ? new DwarfCursor(kind.section, ByteBuffer.allocate(0), 0, 0)
                : new DwarfCursor(kind.section, bytes, 0, bytes.limit());
    }

    /** A cursor that begins at an offset, which is checked. */
    public DwarfCursor cursor(Kind kind, long offset) throws DwarfException {
        DwarfCursor cursor = cursor(kind);
        cursor.seek(offset);
        return cursor;
    }
}
