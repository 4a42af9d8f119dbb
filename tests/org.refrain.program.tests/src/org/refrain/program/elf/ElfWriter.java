/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes small ELF files of any class and byte order for tests. */
public final class ElfWriter {

    public static final int GLOBAL = 1 << 4;
    public static final int WEAK = 2 << 4;
    public static final int LOCAL = 0;
    public static final int FUNCTION = 2;
    public static final int OBJECT = 1;
    public static final int NO_TYPE = 0;

    /** Whether the section count and the index of the names stand in section 0, as for more than 65,279 sections. */
    public boolean countsInSectionZero;
    public int type = ElfHeader.EXECUTABLE;

    private final boolean wide;
    private final ByteOrder order;
    private final int machine;
    private final List<Section> sections = new ArrayList<>();
    private final ByteArrayOutputStream strings = new ByteArrayOutputStream();
    private final ByteArrayOutputStream symbols = new ByteArrayOutputStream();

    private record Section(String name, int type, long flags, long address, byte[] contents, long size, int link,
            int entrySize) {
    }

    public ElfWriter(boolean wide, ByteOrder order, int machine) {
        this.wide = wide;
        this.order = order;
        this.machine = machine;
        strings.write(0);
        add(new Section("", 0, 0, 0, new byte[0], 0, 0, 0));
        symbol("", 0, 0, 0, 0);
    }

    private int add(Section section) {
        sections.add(section);
        return sections.size() - 1;
    }

    /** Adds a section of code without caring for its contents; returns its index. */
    public int code(String name, long address, int size) {
        return add(new Section(name, 1, ElfSection.ALLOCATED | ElfSection.EXECUTABLE, address, new byte[size], size,
                0, 0));
    }

    public int section(String name, long flags, byte[] contents) {
        return add(new Section(name, 1, flags, 0, contents, contents.length, 0, 0));
    }

    public int noBits(String name, long address, long size) {
        return add(new Section(name, ElfSection.NO_BITS, ElfSection.ALLOCATED, address, new byte[0], size, 0, 0));
    }

    public void symbol(String name, int info, long value, long size, int section) {
        int at = name.isEmpty() ? 0 : strings.size();
        strings.writeBytes(name.getBytes(StandardCharsets.UTF_8));
        strings.write(0);
        ByteBuffer entry = buffer(wide ? 24 : 16).putInt(at);
        if (wide) {
            entry.put((byte) info).put((byte) 0).putShort((short) section).putLong(value).putLong(size);
        } else {
            entry.putInt((int) value).putInt((int) size).put((byte) info).put((byte) 0).putShort((short) section);
        }
        symbols.writeBytes(entry.array());
    }

    public byte[] write(long entry) {
        int symbolStrings = add(new Section(".strtab", ElfSection.STRINGS, 0, 0, strings.toByteArray(),
                strings.size(), 0, 0));
        add(new Section(".symtab", ElfSection.SYMBOLS, 0, 0, symbols.toByteArray(), symbols.size(), symbolStrings,
                wide ? 24 : 16));
        ByteArrayOutputStream names = new ByteArrayOutputStream();
        names.write(0);
        int nameSection = sections.size();
        List<Integer> nameOffsets = new ArrayList<>();
        sections.add(new Section(".shstrtab", ElfSection.STRINGS, 0, 0, new byte[0], 0, 0, 0));
        for (Section section : sections) {
            nameOffsets.add(names.size());
            names.writeBytes(section.name.getBytes(StandardCharsets.UTF_8));
            names.write(0);
        }
        sections.set(nameSection, new Section(".shstrtab", ElfSection.STRINGS, 0, 0, names.toByteArray(),
                names.size(), 0, 0));

        ByteArrayOutputStream body = new ByteArrayOutputStream();
        ByteArrayOutputStream headers = new ByteArrayOutputStream();
        int headerSize = wide ? 64 : 52;
        for (int i = 0; i < sections.size(); i++) {
            Section section = sections.get(i);
            boolean zero = i == 0 && countsInSectionZero;
            ByteBuffer header = buffer(wide ? 64 : 40).putInt(nameOffsets.get(i)).putInt(section.type);
            word(header, section.flags);
            word(header, section.address);
            word(header, headerSize + body.size());
            word(header, zero ? sections.size() : section.size);
            header.putInt(zero ? nameSection : section.link).putInt(0);
            word(header, 1);
            word(header, section.entrySize);
            headers.writeBytes(header.array());
            body.writeBytes(section.contents);
        }
        ByteBuffer file = buffer(headerSize + body.size() + headers.size());
        file.put(new byte[] {0x7F, 'E', 'L', 'F', (byte) (wide ? 2 : 1),
            (byte) (order == ByteOrder.BIG_ENDIAN ? 2 : 1), 1}).position(16);
        file.putShort((short) type).putShort((short) machine).putInt(1);
        word(file, entry);
        word(file, 0);
        word(file, headerSize + body.size());
        file.putInt(0).putShort((short) headerSize).putShort((short) 0).putShort((short) 0);
        file.putShort((short) (wide ? 64 : 40)).putShort((short) (countsInSectionZero ? 0 : sections.size()));
        file.putShort((short) (countsInSectionZero ? 0xFFFF : nameSection));
        return file.put(body.toByteArray()).put(headers.toByteArray()).array();
    }

    private ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(order);
    }

    private void word(ByteBuffer into, long value) {
        if (wide) {
            into.putLong(value);
        } else {
            into.putInt((int) value);
        }
    }
}
