/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.List;

import org.refrain.program.dwarf.DwarfCursor;
import org.refrain.program.dwarf.DwarfException;

/**
 * Runs a line program: the instructions of a small machine whose output is the rows of the line table. DWARF 5, section
 * 6.2.5. Each instruction makes one row at most, so that the output is bounded by the size of the section.
 */
final class LineProgram {

    /** Standard opcodes. */
    private static final int COPY = 1;
    private static final int ADVANCE_PC = 2;
    private static final int ADVANCE_LINE = 3;
    private static final int SET_FILE = 4;
    private static final int SET_COLUMN = 5;
    private static final int NEGATE_STMT = 6;
    private static final int SET_BASIC_BLOCK = 7;
    private static final int CONST_ADD_PC = 8;
    private static final int FIXED_ADVANCE_PC = 9;
    private static final int SET_PROLOGUE_END = 10;
    private static final int SET_EPILOGUE_BEGIN = 11;
    private static final int SET_ISA = 12;

    /** Extended opcodes. */
    private static final int END_SEQUENCE = 1;
    private static final int SET_ADDRESS = 2;
    private static final int DEFINE_FILE = 3;

    private final LineHeader header;
    private final UnitFiles unitFiles;
    private final List<Integer> files;
    private final LineRows rows;

    private long address;
    private long operation;
    private long file = 1;
    private int line = 1;
    private long column;
    private boolean statement;

    /**
     * @param unitFiles adds files that the program defines
     * @param files for each number that the program uses, which of all files it is
     * @param rows takes the rows
     */
    LineProgram(LineHeader header, UnitFiles unitFiles, List<Integer> files, LineRows rows) {
        this.header = header;
        this.unitFiles = unitFiles;
        this.files = files;
        this.rows = rows;
        this.statement = header.statement();
    }

    void run(DwarfCursor cursor) throws DwarfException {
        while (cursor.hasRemaining()) {
            int opcode = cursor.u8();
            if (opcode >= header.opcodeBase()) {
                special(opcode, cursor);
            } else if (opcode == 0) {
                extended(cursor);
            } else {
                standard(opcode, cursor);
            }
        }
    }

    private void special(int opcode, DwarfCursor cursor) throws DwarfException {
        int adjusted = opcode - header.opcodeBase();
        if (header.lineRange() == 0) {
            throw cursor.damaged("Special opcodes with a line range of 0");
        }
        line += header.lineBase() + adjusted % header.lineRange();
        advance(adjusted / header.lineRange());
        emit(false);
    }

    /** Goes on by a number of operations. */
    private void advance(long by) {
        if (header.operations() == 1) {
            address += by * header.smallestInstruction();
        } else {
            long to = operation + by;
            address += Long.divideUnsigned(to, header.operations()) * header.smallestInstruction();
            operation = Long.remainderUnsigned(to, header.operations());
        }
    }

    private void standard(int opcode, DwarfCursor cursor) throws DwarfException {
        switch (opcode) {
            case COPY -> emit(false);
            case ADVANCE_PC -> advance(cursor.uleb());
            case ADVANCE_LINE -> line += (int) cursor.sleb();
            case SET_FILE -> file = cursor.uleb();
            case SET_COLUMN -> column = cursor.uleb();
            case NEGATE_STMT -> statement = !statement;
            case CONST_ADD_PC -> {
                if (header.lineRange() == 0) {
                    throw cursor.damaged("Special opcodes with a line range of 0");
                }
                advance((255 - header.opcodeBase()) / header.lineRange());
            }
            case FIXED_ADVANCE_PC -> {
                address += cursor.u16();
                operation = 0;
            }
            case SET_BASIC_BLOCK, SET_PROLOGUE_END, SET_EPILOGUE_BEGIN -> {
                // not kept
            }
            case SET_ISA -> cursor.uleb();
            default -> {
                for (int i = header.operands()[opcode]; i > 0; i--) {
                    cursor.uleb();
                }
            }
        }
    }

    private void extended(DwarfCursor cursor) throws DwarfException {
        long length = cursor.uleb();
        if (length <= 0 || length > cursor.limit() - cursor.position()) {
            throw cursor.damaged("An extended opcode of " + Long.toUnsignedString(length) + " bytes does not fit");
        }
        int end = cursor.position() + (int) length;
        switch (cursor.u8()) {
            case END_SEQUENCE -> {
                emit(true);
                restart();
            }
            case SET_ADDRESS -> {
                address = cursor.unsigned((int) length - 1);
                operation = 0;
            }
            case DEFINE_FILE -> files.add(unitFiles.define(cursor));
            default -> {
                // discriminators, and what vendors add
            }
        }
        if (cursor.position() > end) {
            throw cursor.damaged("An extended opcode goes beyond its length");
        }
        cursor.seek(end);
    }

    private void restart() {
        address = 0;
        operation = 0;
        file = 1;
        line = 1;
        column = 0;
        statement = header.statement();
    }

    private void emit(boolean end) throws DwarfException {
        int number = file >= 0 && file < files.size() ? files.get((int) file) : SourceFiles.UNKNOWN;
        rows.add(address, number, line, column, statement, end);
    }
}
