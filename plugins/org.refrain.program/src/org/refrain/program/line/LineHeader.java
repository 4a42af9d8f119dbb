/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import org.refrain.program.dwarf.DwarfCursor;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.UnitEncoding;
import org.refrain.program.dwarf.UnitLength;

/**
 * What a line program begins with, up to its lists of folders and files.
 *
 * @param encoding how its values are stored
 * @param program offset of its first instruction in .debug_line
 * @param end offset behind its last one
 * @param smallestInstruction what addresses advance by: bytes of the machine's smallest instruction
 * @param operations most operations in one machine instruction, 1 but for very long instruction words
 * @param statement whether rows are statements at first
 * @param lineBase what the first special opcode adds to the line
 * @param lineRange how many different amounts special opcodes add to the line
 * @param opcodeBase the first special opcode
 * @param operands how many operands each standard opcode has, from index 1
 */
record LineHeader(UnitEncoding encoding, int program, int end, int smallestInstruction, int operations,
        boolean statement, int lineBase, int lineRange, int opcodeBase, int[] operands) {

    /** Reads the header at a cursor, which is then at the list of folders and ends where the header says. */
    static LineHeader read(DwarfCursor cursor, int start, UnitLength length) throws DwarfException {
        cursor.limit(length.end());
        int version = cursor.u16();
        if (version < 2 || version > 5) {
            throw cursor.unsupported("Version " + version + " of line programs is not known");
        }
        int addressSize = version >= 5 ? cursor.u8() : 4;
        if (version >= 5 && cursor.u8() != 0) {
            throw cursor.unsupported("Segmented addresses are not known");
        }
        long headerLength = cursor.offset(length.wide());
        if (headerLength < 0 || headerLength > cursor.limit() - cursor.position()) {
            throw cursor.damaged("A header of " + Long.toUnsignedString(headerLength) + " bytes does not fit");
        }
        int program = cursor.position() + (int) headerLength;
        cursor.limit(program);
        int smallest = cursor.u8();
        int operations = version >= 4 ? Math.max(1, cursor.u8()) : 1;
        boolean statement = cursor.u8() != 0;
        int lineBase = cursor.s8();
        int lineRange = cursor.u8();
        int opcodeBase = cursor.u8();
        int[] operands = new int[Math.max(1, opcodeBase)];
        for (int opcode = 1; opcode < opcodeBase; opcode++) {
            operands[opcode] = cursor.u8();
        }
        return new LineHeader(new UnitEncoding(version, length.wide(), addressSize, start), program, length.end(),
                smallest, operations, statement, lineBase, lineRange, opcodeBase, operands);
    }
}
