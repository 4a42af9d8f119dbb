/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * The file header.
 *
 * @param wide whether it is a 64-bit file
 * @param order byte order of everything in the file
 * @param type kind of file: {@link #RELOCATABLE}, {@link #EXECUTABLE}, {@link #SHARED} and others
 * @param machine processor architecture, as the format numbers them: {@link #ARM} and others
 * @param entry address where the program starts, with the Thumb bit if it has one
 * @param segmentTable offset of the program headers; 0 without
 * @param segmentSize size of one
 * @param segmentCount how many, as far as 16 bits tell
 * @param sectionTable offset of the section headers; 0 without
 * @param sectionSize size of one
 * @param sectionCount how many; 0 when 16 bits are not enough
 * @param nameSection index of the section with the sections' names, as far as 16 bits tell
 */
public record ElfHeader(boolean wide, ByteOrder order, int type, int machine, long entry, long segmentTable,
        int segmentSize, int segmentCount, long sectionTable, int sectionSize, int sectionCount, int nameSection) {

    /** Values of {@link #type}. */
    public static final int RELOCATABLE = 1;
    public static final int EXECUTABLE = 2;
    public static final int SHARED = 3;
    public static final int CORE = 4;

    /** The 32-bit Arm architecture, the only one whose code addresses carry a Thumb bit. */
    public static final int ARM = 40;

    static final String PART = "ELF header";

    private static final int IDENTIFICATION = 16;
    private static final int SIZE_32 = 52;
    private static final int SIZE_64 = 64;

    static ElfHeader read(ElfBytes file) throws IOException, ElfFormatException {
        if (file.size() < IDENTIFICATION) {
            throw notElf();
        }
        ByteBuffer identification = file.read(PART, 0, IDENTIFICATION, IDENTIFICATION);
        if (identification.getInt(0) != 0x7F454C46) {
            throw notElf();
        }
        boolean wide = choice(identification, 4, "word size") == 2;
        ByteOrder order = choice(identification, 5, "byte order") == 2 ? ByteOrder.BIG_ENDIAN
                : ByteOrder.LITTLE_ENDIAN;
        int version = identification.get(6);
        if (version != 1) {
            throw new ElfFormatException(Reason.UNSUPPORTED, PART, 6, "Version " + version + " of ELF is not known");
        }
        int size = wide ? SIZE_64 : SIZE_32;
        ElfData data = new ElfData(file.read(PART, 0, size, size), order, wide);
        int tables = wide ? 32 : 28;
        int word = wide ? 8 : 4;
        int sizes = tables + 2 * word + 4;
        return new ElfHeader(wide, order, data.u16(16), data.u16(18), data.word(24), data.word(tables),
                data.u16(sizes + 2), data.u16(sizes + 4), data.word(tables + word), data.u16(sizes + 6),
                data.u16(sizes + 8), data.u16(sizes + 10));
    }

    private static int choice(ByteBuffer identification, int at, String what) throws ElfFormatException {
        int value = identification.get(at);
        if (value != 1 && value != 2) {
            throw new ElfFormatException(Reason.UNSUPPORTED, PART, at, "The " + what + " " + value + " is not known");
        }
        return value;
    }

    private static ElfFormatException notElf() {
        return new ElfFormatException(Reason.NOT_ELF, PART, 0, "This is no ELF file");
    }

    /** Address bits of the file's class: 32 or 64. */
    public int bits() {
        return wide ? 64 : 32;
    }

    /** A code address without the Thumb bit, where the architecture has one. */
    public long codeAddress(long address) {
        return machine == ARM ? address & ~1L : address;
    }

    /** The architecture's usual name, or its number. */
    public String machineName() {
        return switch (machine) {
            case 3 -> "x86";
            case 8 -> "MIPS";
            case 20 -> "PowerPC";
            case ARM -> "Arm";
            case 44 -> "TriCore";
            case 62 -> "x86-64";
            case 83 -> "AVR";
            case 94 -> "Xtensa";
            case 105 -> "MSP430";
            case 183 -> "AArch64";
            case 243 -> "RISC-V";
            default -> "machine " + machine;
        };
    }
}
