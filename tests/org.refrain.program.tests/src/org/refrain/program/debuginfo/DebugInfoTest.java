/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.refrain.program.dwarf.DwarfBytes;
import org.refrain.program.elf.AddressRanges.Range;
import org.refrain.program.elf.BytesChannel;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException.Reason;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ElfWriter;

/** Debug information written by hand: forms that GCC uses rarely, and references that lead nowhere. */
class DebugInfoTest {

    private static final int COMPILE_UNIT = 0x11;
    private static final int INLINED = 0x1d;
    private static final int SUBPROGRAM = 0x2e;

    private final DwarfBytes abbreviations = new DwarfBytes();
    private final Map<String, DwarfBytes> sections = new LinkedHashMap<>();

    private void abbreviation(int code, int tag, boolean children, int... attributes) {
        abbreviations.uleb(code).uleb(tag).u8(children ? 1 : 0);
        for (int value : attributes) {
            abbreviations.uleb(value);
        }
        abbreviations.u8(0, 0);
    }

    private DebugInfo read(DwarfBytes info) throws Exception {
        ElfWriter writer = new ElfWriter(false, ByteOrder.LITTLE_ENDIAN, 40);
        writer.code(".text", 0x100, 0x1000);
        writer.section(".debug_info", 0, info.array());
        writer.section(".debug_abbrev", 0, abbreviations.u8(0).array());
        sections.forEach((name, bytes) -> writer.section(name, 0, bytes.array()));
        byte[] bytes = writer.write(0x100);
        try (ElfFile file = ElfFile.open(new BytesChannel(bytes))) {
            return DebugInfo.read(file, ElfProgram.of(file, ""));
        }
    }

    private static DwarfBytes unit5(DwarfBytes entries) {
        return new DwarfBytes().unit(new DwarfBytes().u16(5).u8(1, 4).u32(0).add(entries));
    }

    private static DwarfBytes unit(int version, DwarfBytes entries) {
        return new DwarfBytes().unit(new DwarfBytes().u16(version).u32(0).u8(4).add(entries));
    }

    @Test
    void followsTheIndicesOfVersion5() throws Exception {
        // The bases that indices count from stand behind the first index, as LLVM writes them.
        abbreviation(1, COMPILE_UNIT, true, 0x03, 0x25, 0x1b, 0x1a, 0x72, 0x17, 0x73, 0x17, 0x74, 0x17, 0x11, 0x29);
        abbreviation(2, SUBPROGRAM, true, 0x03, 0x26, 0x55, 0x23, 0x3b, 0x21, 60);
        abbreviation(3, INLINED, false, 0x31, 0x13, 0x11, 0x1b, 0x12, 0x0f, 0x59, 0x16);
        abbreviation(4, SUBPROGRAM, false, 0x03, 0x08, 0x3a, 0x0b, 0x3b, 0x05);
        DwarfBytes entries = new DwarfBytes().uleb(1).u8(0).uleb(1).u32(8).u32(8).u32(12).u8(0);
        int header = 4 + 8;
        int small = header + entries.size();
        DwarfBytes callee = new DwarfBytes().uleb(4).text("small").u8(1).u16(300);
        entries.add(callee).uleb(2).u16(2).uleb(0);
        entries.uleb(3).u32(small).uleb(1).uleb(6).uleb(0x0b).u8(41).u8(0).u8(0);
        sections.put(".debug_str", new DwarfBytes().text("x.c").text("/here").text("large"));
        sections.put(".debug_str_offsets", new DwarfBytes().u32(16).u16(5).u16(0).u32(0).u32(4).u32(10));
        sections.put(".debug_addr", new DwarfBytes().u32(16).u16(5).u8(4, 0).u32(0x200).u32(0x210).u32(0x400));
        sections.put(".debug_rnglists", new DwarfBytes().u32(60).u16(5).u8(4, 0).u32(1)
                .u32(4) // offset of list 0 from the base
                .u8(4).uleb(0).uleb(0x20) // offset pair, from the unit's low address
                .u8(1).uleb(2).u8(4).uleb(8).uleb(0x10) // base by index
                .u8(3).uleb(2).uleb(2) // start by index and length
                .u8(2).uleb(1).uleb(1) // empty
                .u8(7).u32(0x500).uleb(4).u8(6).u32(0x600).u32(0x604).u8(5).u32(0x700).u8(4).uleb(0).uleb(2).u8(0));
        DebugInfo info = read(unit5(entries));
        assertThat(info.problems()).isEmpty();
        assertThat(info.units()).containsExactly(new SourceUnit("x.c", "/here"));
        assertThat(info.functions()).singleElement().satisfies(function -> {
            assertThat(function.name()).isEqualTo("large");
            assertThat(function.line()).isEqualTo(60);
            assertThat(function.ranges().ranges()).containsExactly(new Range(0x200, 0x21F), new Range(0x400, 0x401),
                    new Range(0x408, 0x40F), new Range(0x500, 0x503), new Range(0x600, 0x603), new Range(0x700, 0x701));
        });
        assertThat(info.inlinedAt(0x215)).singleElement().satisfies(call -> {
            assertThat(call.name()).isEqualTo("small");
            assertThat(call.line()).isEqualTo(41);
            assertThat(call.ranges().ranges()).containsExactly(new Range(0x210, 0x215));
        });
        assertThat(info.inlinedAt(0x216)).isEmpty();
        assertThat(info.functionAt(0x701)).isPresent();
        assertThat(info.functionAt(0x702)).isEmpty();
    }

    @Test
    void readsRangesAndAddressesOfOlderVersions() throws Exception {
        abbreviation(1, COMPILE_UNIT, true, 0x03, 0x08, 0x11, 0x01);
        abbreviation(2, SUBPROGRAM, false, 0x03, 0x08, 0x55, 0x06);
        abbreviation(3, SUBPROGRAM, false, 0x03, 0x08, 0x11, 0x01, 0x12, 0x01);
        DwarfBytes entries = new DwarfBytes().uleb(1).text("old.c").u32(0x200)
                .uleb(2).text("pieces").u32(0).uleb(3).text("plain").u32(0x300).u32(0x310)
                .uleb(3).text("left out").u32(0x9000).u32(0x9010).u8(0);
        sections.put(".debug_ranges", new DwarfBytes().u32(0).u32(0x10).u32(0xFFFF_FFFFL).u32(0x400)
                .u32(4).u32(8).u32(0).u32(0));
        DebugInfo info = read(unit(2, entries));
        assertThat(info.problems()).isEmpty();
        assertThat(info.functions()).extracting(DebugFunction::name).containsExactly("pieces", "plain");
        assertThat(info.functions().get(0).ranges().ranges()).containsExactly(new Range(0x200, 0x20F),
                new Range(0x404, 0x407));
        assertThat(info.functions().get(1).ranges().ranges()).containsExactly(new Range(0x300, 0x30F));
    }

    @Test
    void referencesInACircleEnd() throws Exception {
        abbreviation(1, COMPILE_UNIT, true);
        abbreviation(2, SUBPROGRAM, false, 0x31, 0x13, 0x11, 0x01, 0x12, 0x06);
        int first = 11 + 1;
        DwarfBytes entries = new DwarfBytes().uleb(1);
        int size = 1 + 3 * 4;
        entries.uleb(2).u32(first + size).u32(0x200).u32(4);
        entries.uleb(2).u32(first).u32(0x300).u32(4);
        entries.uleb(2).u32(first + 2 * size).u32(0x400).u32(4);
        DebugInfo info = read(unit(4, entries.u8(0)));
        assertThat(info.problems()).isEmpty();
        assertThat(info.functions()).hasSize(3).allSatisfy(function -> assertThat(function.name()).isEmpty());
    }

    @Test
    void whatComesBeforeDamageIsKept() throws Exception {
        abbreviation(1, COMPILE_UNIT, true);
        abbreviation(2, SUBPROGRAM, false, 0x03, 0x08, 0x11, 0x01, 0x12, 0x06);
        abbreviation(3, SUBPROGRAM, false, 0x03, 0x7f);
        DwarfBytes good = new DwarfBytes().uleb(2).text("good").u32(0x200).u32(4);
        DwarfBytes bad = new DwarfBytes().uleb(1).add(good).uleb(3).u8(1, 2, 3);
        DwarfBytes unknown = new DwarfBytes().uleb(1).uleb(9);
        DwarfBytes last = new DwarfBytes().uleb(1).uleb(2).text("last").u32(0x300).u32(4).u8(0);
        DebugInfo info = read(unit(4, bad).add(unit(4, unknown)).add(unit(9, unknown)).add(unit(4, last)));
        assertThat(info.functions()).extracting(DebugFunction::name).containsExactly("good", "last");
        assertThat(info.problems()).hasSize(3).allSatisfy(problem -> assertThat(problem.section()).isEqualTo(
                ".debug_info"));
        assertThat(info.problems()).extracting(problem -> problem.reason()).containsOnly(Reason.UNSUPPORTED,
                Reason.DAMAGED);
    }

    @Test
    void entriesWithoutBytesForTheirAttributesAreRefused() throws Exception {
        int[] flags = new int[2 * 5000];
        for (int i = 0; i < flags.length; i += 2) {
            flags[i] = 0x3f;
            flags[i + 1] = 0x19;
        }
        abbreviation(1, COMPILE_UNIT, true);
        abbreviation(2, 0x34, false, flags);
        DwarfBytes entries = new DwarfBytes().uleb(1);
        for (int i = 0; i < 100_000; i++) {
            entries.uleb(2);
        }
        DebugInfo info = read(unit(4, entries.u8(0)));
        assertThat(info.problems()).singleElement().satisfies(problem -> assertThat(problem.message()).contains(
                "More attributes"));
    }
}
