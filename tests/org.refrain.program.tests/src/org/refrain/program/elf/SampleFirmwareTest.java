/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

/** The sample firmware against what {@code arm-none-eabi-readelf -sW} prints of it. */
class SampleFirmwareTest {

    static final Path FIRMWARE = Path.of("..", "org.refrain.sample", "firmware.elf");

    /** A line of the symbol table: {@code Num: Value Size Type Bind Vis Ndx Name}. */
    record Line(long value, long size, String type, String section, String name) {
    }

    @Test
    void hasTheFunctionsThatReadelfLists() throws Exception {
        ElfProgram program = ElfProgram.open(FIRMWARE);
        List<Line> functions = lines().stream().filter(line -> line.type.equals("FUNC")
                && !line.section.equals("UND")).toList();
        assertThat(functions).hasSizeGreaterThan(20);
        assertThat(program.functions().stream().mapToInt(function -> 1 + function.aliases().size()).sum())
                .isEqualTo(functions.size());
        for (Line line : functions) {
            long address = line.value & ~1L;
            assertThat(program.addressOf(line.name)).hasValue(address);
            for (long at = address; at < address + line.size; at++) {
                assertThat(program.nameOf(at)).isEqualTo(program.nameOf(address)).isNotEmpty();
            }
        }
    }

    @Test
    void namesNothingOutsideOfThem() throws Exception {
        ElfProgram program = ElfProgram.open(FIRMWARE);
        AddressRanges functions = new AddressRanges(program.functions().stream()
                .map(function -> AddressRanges.range(function.address(), function.size())).toList());
        for (long address = 0; address < 0x10000; address++) {
            assertThat(program.nameOf(address).isEmpty()).isEqualTo(!functions.contains(address));
        }
        assertThat(program.code().contains(program.entry())).isTrue();
    }

    static List<Line> lines() throws IOException {
        try (InputStream golden = Objects.requireNonNull(SampleFirmwareTest.class.getResourceAsStream(
                "firmware.readelf.txt"))) {
            return new String(golden.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .map(line -> line.trim().split(" +"))
                    .filter(cells -> cells.length == 8 && cells[0].matches("\\d+:"))
                    .map(cells -> new Line(Long.parseLong(cells[1], 16), Long.decode(cells[2]), cells[3], cells[6],
                            cells[7])).toList();
        }
    }
}
