/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.nlr.access.AccessStream;
import org.refrain.core.nlr.access.DataNames;
import org.refrain.program.dwarf.DwarfProblem;
import org.refrain.program.elf.ElfDataSymbols;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourcePlace;

/**
 * What a program tells of data accesses: the variables that were accessed, and the source lines that accessed them.
 * Immutable and safe for threads.
 */
public final class ProgramData {

    /** Of no program. */
    public static final ProgramData NONE = new ProgramData(DataNames.NONE, null);

    private final DataNames names;
    private final @Nullable LineTable lines;

    private ProgramData(DataNames names, @Nullable LineTable lines) {
        this.names = names;
        this.lines = lines;
    }

    /**
     * Reads a program of any processor. Damage of the debug information is no failure, see {@link #problems()}.
     *
     * @throws ElfFormatException if it is no ELF file, no linked program, or damaged
     * @throws IOException if the file system fails
     */
    public static ProgramData open(Path path) throws IOException, ElfFormatException {
        try (ElfFile file = ElfFile.open(path)) {
            ElfProgram program = ElfProgram.of(file, path.toString());
            return new ProgramData(ElfDataSymbols.read(file), LineTable.read(file, program));
        }
    }

    /** The variables. */
    public DataNames names() {
        return names;
    }

    /** The source line of a load or store instruction; nothing when it is not known. O(log n). */
    public Optional<SourcePlace> placeOf(AccessStream stream) {
        LineTable table = lines;
        return table == null || !stream.isKnown() ? Optional.empty() : table.placeAt(stream.instruction());
    }

    /** What could not be read of the debug information. */
    public List<DwarfProblem> problems() {
        LineTable table = lines;
        return table == null ? List.of() : table.problems();
    }
}
