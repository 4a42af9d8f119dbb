/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.refrain.core.nlr.access.DataNames.DataName;
import org.refrain.program.elf.ElfDataSymbols.Variable;

/** Variables of the sample firmware, against what readelf lists, and of files made for the purpose. */
class ElfDataSymbolsTest {

    private static final long RAM = 0x20000000;

    @Test
    void hasTheVariablesThatReadelfLists() throws Exception {
        List<SampleFirmwareTest.Line> objects = SampleFirmwareTest.lines().stream()
                .filter(line -> line.type().equals("OBJECT")).toList();
        assertThat(objects).hasSize(12);
        try (ElfFile file = ElfFile.open(SampleFirmwareTest.FIRMWARE)) {
            ElfDataSymbols data = ElfDataSymbols.read(file);
            assertThat(data.variables()).containsExactlyInAnyOrderElementsOf(objects.stream()
                    .map(line -> new Variable(line.name(), line.value(), line.size())).toList());
            for (long at = RAM - 16; at < RAM + 0x200; at++) {
                assertThat(data.at(at)).isEqualTo(nameIn(objects, at));
            }
            for (long at = 0; at < 0x2000; at++) {
                assertThat(data.at(at)).isEqualTo(nameIn(objects, at));
            }
        }
    }

    /** By brute force. */
    private static @Nullable DataName nameIn(List<SampleFirmwareTest.Line> objects,
            long address) {
        for (SampleFirmwareTest.Line line : objects) {
            if (address >= line.value() && address < line.value() + line.size()) {
                return new DataName(line.name(), line.value());
            }
        }
        return null;
    }

    @Test
    void leavesOutWhatIsNoVariable() throws Exception {
        ElfWriter writer = writer();
        int bss = writer.noBits(".bss", RAM, 0x100);
        writer.symbol("function", ElfWriter.FUNCTION | ElfWriter.GLOBAL, RAM, 4, bss);
        writer.symbol("label", ElfWriter.NO_TYPE | ElfWriter.GLOBAL, RAM + 4, 4, bss);
        writer.symbol("elsewhere", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM + 8, 4, 0);
        writer.symbol("common", ElfWriter.OBJECT | ElfWriter.GLOBAL, 4, 4, 0xFFF2);
        writer.symbol("empty", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM + 12, 0, bss);
        writer.symbol("", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM + 16, 4, bss);
        assertThat(read(writer).variables()).isEmpty();
    }

    @Test
    void givesAnAddressItsBestName() throws Exception {
        ElfWriter writer = writer();
        int bss = writer.noBits(".bss", RAM, 0x100);
        writer.symbol("buffer", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM, 16, bss);
        writer.symbol("_buffer", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM, 16, bss);
        writer.symbol("local", ElfWriter.OBJECT | ElfWriter.LOCAL, RAM, 16, bss);
        writer.symbol("weak", ElfWriter.OBJECT | ElfWriter.WEAK, RAM, 32, bss);
        writer.symbol("inner", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM + 4, 4, bss);
        ElfDataSymbols data = read(writer);
        assertThat(data.at(RAM)).isEqualTo(new DataName("buffer", RAM));
        assertThat(data.at(RAM + 5)).isEqualTo(new DataName("inner", RAM + 4));
        assertThat(data.at(RAM + 8)).isEqualTo(new DataName("buffer", RAM));
        assertThat(data.at(RAM + 31)).isEqualTo(new DataName("weak", RAM));
        assertThat(data.at(RAM + 32)).isNull();
        assertThat(data.at(RAM - 1)).isNull();
    }

    @Test
    void cutsAVariableAtTheEndOfItsSection() throws Exception {
        ElfWriter writer = writer();
        int bss = writer.noBits(".bss", RAM, 0x100);
        writer.symbol("greedy", ElfWriter.OBJECT | ElfWriter.GLOBAL, RAM + 0xF0, 0xFFFFFFFFL, bss);
        writer.symbol("absolute", ElfWriter.OBJECT | ElfWriter.GLOBAL, 0xFFFFFFF0L, 0x20, 0xFFF1);
        ElfDataSymbols data = read(writer);
        assertThat(data.at(RAM + 0xFF)).isEqualTo(new DataName("greedy", RAM + 0xF0));
        assertThat(data.at(RAM + 0x100)).isNull();
        assertThat(data.at(0xFFFFFFFFL)).isEqualTo(new DataName("absolute", 0xFFFFFFF0L));
    }

    @Test
    void reachesTheEndOfAWideAddressSpace() throws Exception {
        ElfWriter writer = new ElfWriter(true, ByteOrder.BIG_ENDIAN, 22);
        writer.symbol("last", ElfWriter.OBJECT | ElfWriter.GLOBAL, -16, -1, 0xFFF1);
        ElfDataSymbols data = read(writer);
        assertThat(data.at(-1)).isEqualTo(new DataName("last", -16));
        assertThat(data.at(0)).isNull();
    }

    private static ElfWriter writer() {
        return new ElfWriter(false, ByteOrder.LITTLE_ENDIAN, 40);
    }

    private static ElfDataSymbols read(ElfWriter writer) throws IOException, ElfFormatException {
        try (ElfFile file = ElfFile.open(new BytesChannel(writer.write(0)))) {
            return ElfDataSymbols.read(file);
        }
    }
}
