/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ForeignElfs;

/** Every row of other programs against readelf; see {@link ForeignElfs}. */
class ForeignLinesTest {

    @Test
    void everyRowIsTheOneThatReadelfDecodes() throws Exception {
        List<Path> programs = ForeignElfs.all();
        assumeFalse(programs.isEmpty());
        for (Path path : programs) {
            DecodedLines lines = DecodedLines.parse(ForeignElfs.print(path, "readelf", "-W",
                    "--debug-dump=decodedline"));
            assertThat(lines.rows()).isNotEmpty();
            try (ElfFile file = ElfFile.open(path)) {
                lines.assertSame(LineTable.read(file, ElfProgram.open(path)));
            }
        }
    }
}
