/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.program.dwarf.DwarfBytes;
import org.refrain.program.elf.BytesChannel;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException.Reason;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ElfWriter;

/** Line programs written by hand: each opcode and each version. */
class LineProgramTest {

    private static final int LINE_BASE = -3;
    private static final int LINE_RANGE = 12;
    private static final int[] OPERANDS = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};

    /** The program of most tests: code from 0x100 to 0x200. */
    static LineTable read(DwarfBytes lines) throws Exception {
        ElfWriter writer = new ElfWriter(false, ByteOrder.LITTLE_ENDIAN, 40);
        writer.code(".text", 0x100, 0x100);
        writer.section(".debug_line", 0, lines.array());
        writer.section(".debug_line_str", 0, new DwarfBytes().text("/here").text("x.c").array());
        byte[] bytes = writer.write(0x100);
        try (ElfFile file = ElfFile.open(new BytesChannel(bytes))) {
            return LineTable.read(file, ElfProgram.of(file, ""));
        }
    }

    /** Header up to version 4 with one folder and two files, then a program. */
    static DwarfBytes unit(int version, int smallest, int operations, DwarfBytes program) {
        DwarfBytes body = new DwarfBytes().u8(smallest);
        if (version >= 4) {
            body.u8(operations);
        }
        body.u8(1, LINE_BASE, LINE_RANGE, OPERANDS.length + 1).u8(OPERANDS);
        body.text("/src/lib/..").text("");
        body.text("a.c").uleb(1).uleb(0).uleb(0).text("/abs/b.h").uleb(0).uleb(0).uleb(0).text("");
        return new DwarfBytes().unit(new DwarfBytes().u16(version).unit(body).add(program));
    }

    private static DwarfBytes address(long address) {
        return new DwarfBytes().u8(0, 5, 2).u32(address);
    }

    private static List<String> rows(LineTable table) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < table.rowCount(); i++) {
            rows.add(table.files().path(table.file(i)) + ":" + table.line(i) + ":" + table.column(i) + " "
                    + Long.toHexString(table.address(i)) + (table.isStatement(i) ? " s" : "")
                    + (table.isEnd(i) ? " e" : ""));
        }
        return rows;
    }

    @Test
    void runsEveryOpcode() throws Exception {
        DwarfBytes program = new DwarfBytes().add(address(0x100))
                .u8(3).sleb(40) // line 41
                .u8(1) // copy
                .u8(13 + 3 * LINE_RANGE + 1 - LINE_BASE) // special: +3 instructions, +1 line
                .u8(5).uleb(7) // column 7
                .u8(6) // no statement
                .u8(2).uleb(200 / 2) // +200
                .u8(4).uleb(2) // file 2
                .u8(7, 10, 11) // basic block, prologue, epilogue
                .u8(12).uleb(1) // instruction set
                .u8(1)
                .u8(8) // as special opcode 255: + (255 - 13) / 12 = 20 instructions
                .u8(9).u16(3) // +3 bytes
                .u8(6)
                .u8(0, 2, 4, 9) // discriminator
                .u8(3).sleb(-30)
                .u8(1)
                .u8(0).uleb(10).u8(3).text("new.c").uleb(1).uleb(0).uleb(0) // a third file
                .u8(4).uleb(3).u8(1)
                .u8(0, 3, 0x80, 1, 2) // a vendor's
                .u8(2).uleb(1)
                .u8(0, 1, 1);
        LineTable table = read(unit(4, 2, 1, program));
        assertThat(table.problems()).isEmpty();
        assertThat(rows(table)).containsExactly("/src/a.c:41:0 100 s", "/src/a.c:42:0 106 s", "/abs/b.h:42:7 1ce",
                "/abs/b.h:12:7 1f9 s", "new.c:12:7 1f9 s", "new.c:12:7 1fb s e");
        assertThat(table.placeAt(0x105)).hasValueSatisfying(place -> assertThat(place).hasToString("/src/a.c:41"));
        assertThat(table.placeAt(0x1FA)).hasValueSatisfying(place -> assertThat(place).hasToString("new.c:12"));
        assertThat(table.placeAt(0x1FB)).isEmpty();
    }

    @Test
    void countsOperationsOfLongInstructionWords() throws Exception {
        DwarfBytes program = new DwarfBytes().add(address(0x100)).u8(2).uleb(4).u8(1).u8(2).uleb(1).u8(1)
                .u8(2).uleb(1).u8(1).u8(0, 1, 1);
        assertThat(rows(read(unit(4, 16, 3, program)))).containsExactly("/src/a.c:1:0 110 s", "/src/a.c:1:0 110 s",
                "/src/a.c:1:0 120 s", "/src/a.c:1:0 120 s e");
    }

    @Test
    void readsTheListsOfVersion5() throws Exception {
        DwarfBytes body = new DwarfBytes().u8(1, 1, 1, LINE_BASE, LINE_RANGE, OPERANDS.length + 1).u8(OPERANDS)
                .u8(1).uleb(1).uleb(0x1f) // folders: path in .debug_line_str
                .uleb(2).u64(0).u64(0)
                .u8(4).uleb(1).uleb(0x08).uleb(2).uleb(0x0b).uleb(5).uleb(0x1e).uleb(0x2001).uleb(0x1f)
                .uleb(2).text("zero.c").u8(0).u64(1).u64(2).u64(6).text("sub/one.c").u8(1).u64(3).u64(4).u64(6);
        DwarfBytes program = new DwarfBytes().u8(0, 9, 2).u64(0x100).u8(1).u8(4).uleb(0).u8(1).u8(4).uleb(9).u8(1)
                .u8(2).uleb(2).u8(0, 1, 1);
        DwarfBytes unit = new DwarfBytes().wideUnit(new DwarfBytes().u16(5).u8(8, 0).u64(body.size()).add(body)
                .add(program));
        LineTable table = read(unit);
        assertThat(table.problems()).isEmpty();
        assertThat(rows(table)).containsExactly("/here/sub/one.c:1:0 100 s", "/here/zero.c:1:0 100 s", ":1:0 100 s",
                ":1:0 102 s e");
    }

    @Test
    void aProgramWithFewerStandardOpcodesUsesTheOthersAsSpecial() throws Exception {
        DwarfBytes body = new DwarfBytes().u8(1, 1, 0, 1, 4).u8(0, 1, 1).text("").text("a.c").u8(0, 0, 0).text("");
        DwarfBytes program = new DwarfBytes().add(address(0x100)).u8(4, 6, 2).uleb(4).u8(0, 1, 1);
        assertThat(rows(read(new DwarfBytes().unit(new DwarfBytes().u16(2).unit(body).add(program)))))
                .containsExactly("a.c:1:0 100 s", "a.c:1:0 102 s", "a.c:1:0 106 s e");
    }

    @Test
    void codeThatTheLinkerLeftOutIsNotFound() throws Exception {
        DwarfBytes program = new DwarfBytes().add(address(0)).u8(3).sleb(4).u8(1, 2).uleb(8).u8(0, 1, 1)
                .add(address(0x1F0)).u8(3).sleb(6).u8(1, 2).uleb(8).u8(0, 1, 1);
        LineTable table = read(unit(3, 1, 1, program));
        assertThat(table.rowCount()).isEqualTo(4);
        assertThat(table.placeAt(4)).isEmpty();
        assertThat(table.ranges(table.files().like("a.c").get(0), 5).ranges()).isEmpty();
        assertThat(table.placeAt(0x1F4)).hasValueSatisfying(place -> assertThat(place.line()).isEqualTo(7));
    }

    @Test
    void oneDamagedProgramDoesNotTakeTheOthersWithIt() throws Exception {
        DwarfBytes good = new DwarfBytes().add(address(0x100)).u8(1, 2).uleb(8).u8(0, 1, 1);
        DwarfBytes cut = new DwarfBytes().add(address(0x110)).u8(1, 2).uleb(8).u8(1, 0, 9, 2, 1);
        DwarfBytes all = unit(4, 1, 1, good).add(unit(4, 1, 1, cut)).add(unit(7, 1, 1, good))
                .add(unit(4, 1, 1, new DwarfBytes().add(address(0x180)).u8(1, 2).uleb(8).u8(0, 1, 1)));
        LineTable table = read(all);
        assertThat(table.rowCount()).isEqualTo(4);
        assertThat(table.placeAt(0x180)).isPresent();
        assertThat(table.problems()).hasSize(2).allSatisfy(problem -> assertThat(problem.section()).isEqualTo(
                ".debug_line"));
        assertThat(table.problems().get(0).reason()).isEqualTo(Reason.DAMAGED);
        assertThat(table.problems().get(1).reason()).isEqualTo(Reason.UNSUPPORTED);
        assertThat(table.problems().get(1)).hasToString("Version 7 of line programs is not known (.debug_line, byte "
                + table.problems().get(1).offset() + ")");
    }

    @Test
    void aLineRangeOfZeroIsRefusedWhereItMatters() throws Exception {
        DwarfBytes body = new DwarfBytes().u8(1, 1, 0, 0, 4).u8(0, 1, 1).text("").text("");
        for (int opcode : new int[] {4, 255}) {
            LineTable table = read(new DwarfBytes().unit(new DwarfBytes().u16(2).unit(body).u8(opcode)));
            assertThat(table.problems()).singleElement().satisfies(problem -> assertThat(problem.message()).contains(
                    "line range"));
        }
    }

    @Test
    void endlessListsOfEmptyFilesAreRefused() throws Exception {
        for (DwarfBytes format : List.of(new DwarfBytes().u8(0), new DwarfBytes().u8(1).uleb(1).uleb(0x21))) {
            DwarfBytes body = new DwarfBytes().u8(1, 1, 1, 0, 1, 1).add(format).uleb(Integer.MAX_VALUE);
            LineTable table = read(new DwarfBytes().unit(new DwarfBytes().u16(5).u8(4, 0).unit(body)));
            assertThat(table.problems()).isNotEmpty();
        }
    }
}
