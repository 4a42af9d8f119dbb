/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.BytesChannel;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ElfSection;

/** Damaged debug sections: rows, or problems with a place; nothing else. */
class HostileLinesTest {

    private static final Path FIRMWARE = Path.of("..", "org.refrain.sample", "firmware.elf");

    @Test
    void damagedSectionsGiveRowsOrProblems() throws Exception {
        byte[] whole = Files.readAllBytes(FIRMWARE);
        ElfSection[] targets = new ElfSection[3];
        try (ElfFile file = ElfFile.open(FIRMWARE)) {
            targets[0] = file.section(".debug_line").orElseThrow();
            targets[1] = file.section(".debug_abbrev").orElseThrow();
            targets[2] = file.section(".debug_info").orElseThrow();
        }
        int damaged = 0;
        for (int seed = 0; seed < 10_000; seed++) {
            byte[] bytes = whole.clone();
            Random random = new Random(seed);
            for (int flips = 1 + random.nextInt(20); flips > 0; flips--) {
                ElfSection target = targets[random.nextInt(8) < 6 ? 0 : 1 + random.nextInt(2)];
                bytes[(int) target.offset() + random.nextInt((int) target.size())] = (byte) random.nextInt(256);
            }
            try (ElfFile file = ElfFile.open(new BytesChannel(bytes))) {
                LineTable table = LineTable.read(file, ElfProgram.of(file, ""));
                damaged += table.problems().isEmpty() ? 0 : 1;
                for (int row = 0; row < table.rowCount(); row += 37) {
                    table.placeAt(table.address(row));
                    table.ranges(table.file(row), table.line(row));
                    table.statements(table.file(row), table.line(row));
                }
                table.problems().forEach(problem -> assertThat(problem.toString()).contains(problem.section()));
            } catch (ElfFormatException | RuntimeException | OutOfMemoryError e) {
                fail("seed " + seed, e);
            }
        }
        assertThat(damaged).isGreaterThan(1_000);
    }
}
