/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ForeignElfs;

/** Other programs: every function that has debug information begins where a function symbol says. */
class ForeignDebugInfoTest {

    @Test
    void functionsBeginWhereSymbolsSay() throws Exception {
        List<Path> programs = ForeignElfs.all();
        assumeFalse(programs.isEmpty());
        for (Path path : programs) {
            ElfProgram program = ElfProgram.open(path);
            try (ElfFile file = ElfFile.open(path)) {
                DebugInfo info = DebugInfo.read(file, program);
                assertThat(info.problems()).isEmpty();
                for (DebugFunction function : info.functions()) {
                    assertThat(function.name()).as("%s %x", path, function.lowest()).isNotEmpty();
                    assertThat(program.nameOf(function.lowest())).as("%s %s", path, function).isNotEmpty();
                }
            }
        }
    }
}
