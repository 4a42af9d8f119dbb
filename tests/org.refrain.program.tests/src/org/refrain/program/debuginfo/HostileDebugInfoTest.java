/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.BytesChannel;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ElfSection;

/** Damaged debug sections: functions, or problems with a place; nothing else. */
class HostileDebugInfoTest {

    private static final Path FIRMWARE = Path.of("..", "org.refrain.sample", "firmware.elf");
    private static final List<String> TARGETS = List.of(".debug_info", ".debug_abbrev", ".debug_rnglists",
            ".debug_str");

    @Test
    void damagedSectionsGiveFunctionsOrProblems() throws Exception {
        byte[] whole = Files.readAllBytes(FIRMWARE);
        ElfSection[] targets = new ElfSection[TARGETS.size()];
        try (ElfFile file = ElfFile.open(FIRMWARE)) {
            for (int i = 0; i < targets.length; i++) {
                targets[i] = file.section(TARGETS.get(i)).orElseThrow();
            }
        }
        int damaged = 0;
        for (int seed = 0; seed < 5_000; seed++) {
            byte[] bytes = whole.clone();
            Random random = new Random(seed);
            for (int flips = 1 + random.nextInt(20); flips > 0; flips--) {
                ElfSection target = targets[random.nextInt(targets.length)];
                bytes[(int) target.offset() + random.nextInt((int) target.size())] = (byte) random.nextInt(256);
            }
            try (ElfFile file = ElfFile.open(new BytesChannel(bytes))) {
                DebugInfo info = DebugInfo.read(file, ElfProgram.of(file, ""));
                damaged += info.problems().isEmpty() ? 0 : 1;
                for (long address = 0x40; address < 0x700; address += 18) {
                    InlineChains.chainAt(info, address);
                }
                info.problems().forEach(problem -> assertThat(problem.toString()).contains(problem.section()));
            } catch (ElfFormatException | RuntimeException | OutOfMemoryError e) {
                fail("seed " + seed, e);
            }
        }
        assertThat(damaged).isGreaterThan(1_000);
    }
}
