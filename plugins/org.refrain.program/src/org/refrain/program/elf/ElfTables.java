/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.refrain.program.elf.ElfFormatException.Reason;

/** Reads the tables of sections and of segments. */
final class ElfTables {

    static final String SECTIONS = "section headers";
    static final String SEGMENTS = "program headers";

    /** Far more sections than one per function of the largest programs. */
    private static final int MOST_SECTIONS = 1 << 20;

    private static final int LONGEST_TABLE = 64 << 20;
    private static final int LONGEST_NAME = 4096;

    /** From this number on 16 bits do not hold a section's index and section 0 has it. */
    private static final int INDEX_ELSEWHERE = 0xFFFF;

    private ElfTables() {
    }

    static List<ElfSection> sections(ElfBytes file, ElfHeader header) throws IOException, ElfFormatException {
        long offset = header.sectionTable();
        if (offset == 0) {
            return List.of();
        }
        int size = entrySize(SECTIONS, header.sectionSize(), header.wide() ? 64 : 40, offset);
        ElfSection first = section(table(file, header, SECTIONS, offset, size), 0, 0, "");
        long count = header.sectionCount() == 0 ? first.size() : header.sectionCount();
        if (count < 0 || count > MOST_SECTIONS) {
            throw new ElfFormatException(Reason.TOO_LARGE, SECTIONS, offset, Long.toUnsignedString(count)
                    + " sections; more than " + MOST_SECTIONS + " are not read");
        }
        ElfData table = table(file, header, SECTIONS, offset, count * size);
        List<ElfSection> nameless = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            nameless.add(section(table, i, i * size, ""));
        }
        int names = header.nameSection() == INDEX_ELSEWHERE ? first.link() : header.nameSection();
        return names == 0 ? List.copyOf(nameless) : named(file, header, table, size, nameless, names);
    }

    private static List<ElfSection> named(ElfBytes file, ElfHeader header, ElfData table, int size,
            List<ElfSection> nameless, int nameSection) throws IOException, ElfFormatException {
        if (nameSection < 0 || nameSection >= nameless.size()) {
            throw new ElfFormatException(Reason.DAMAGED, SECTIONS, header.sectionTable(), "The sections' names should "
                    + "be in section " + nameSection + ", and there are only " + nameless.size());
        }
        ElfSection section = nameless.get(nameSection);
        ElfNames names = new ElfNames("section names", section.offset(), new ElfData(
                file.read("section names", section.offset(), section.hasContents() ? section.size() : 0,
                        LONGEST_TABLE), header.order(), header.wide()), LONGEST_NAME);
        List<ElfSection> result = new ArrayList<>(nameless.size());
        for (int i = 0; i < nameless.size(); i++) {
            result.add(section(table, i, i * size, names.at(table.u32(i * size))));
        }
        return List.copyOf(result);
    }

    private static ElfSection section(ElfData table, int index, int at, String name) {
        int word = table.wordSize();
        int address = at + 8 + word;
        int link = address + 3 * word;
        return new ElfSection(index, name, (int) table.u32(at + 4), table.word(at + 8), table.word(address),
                table.word(address + word), table.word(address + 2 * word), (int) table.u32(link),
                table.word(link + 8 + word));
    }

    static List<ElfSegment> segments(ElfBytes file, ElfHeader header) throws IOException, ElfFormatException {
        long offset = header.segmentTable();
        int count = header.segmentCount();
        if (offset == 0 || count == 0) {
            return List.of();
        }
        int size = entrySize(SEGMENTS, header.segmentSize(), header.wide() ? 56 : 32, offset);
        ElfData table = table(file, header, SEGMENTS, offset, (long) count * size);
        List<ElfSegment> segments = new ArrayList<>();
        for (int at = 0; at < count * size; at += size) {
            segments.add(header.wide()
                    ? new ElfSegment((int) table.u32(at), (int) table.u32(at + 4), table.word(at + 16),
                            table.word(at + 8), table.word(at + 32), table.word(at + 40))
                    : new ElfSegment((int) table.u32(at), (int) table.u32(at + 24), table.word(at + 8),
                            table.word(at + 4), table.word(at + 16), table.word(at + 20)));
        }
        return List.copyOf(segments);
    }

    private static int entrySize(String part, int size, int least, long offset) throws ElfFormatException {
        // Larger entries are allowed for, as the format asks, but not such that a table cannot be indexed by an int.
        if (size < least || size > 1024) {
            throw new ElfFormatException(Reason.DAMAGED, part, offset, "An entry should have " + least
                    + " bytes, not " + size);
        }
        return size;
    }

    private static ElfData table(ElfBytes file, ElfHeader header, String part, long offset, long length)
            throws IOException, ElfFormatException {
        return new ElfData(file.read(part, offset, length, LONGEST_TABLE), header.order(), header.wide());
    }
}
