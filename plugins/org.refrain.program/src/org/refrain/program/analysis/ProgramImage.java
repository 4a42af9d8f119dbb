/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.debuginfo.DebugInfo;
import org.refrain.program.dwarf.DwarfProblem;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.line.LineTable;

/**
 * All that is read of one ELF file: symbols, functions and blocks, debug information. The file is read once and closed.
 * Immutable, safe for threads.
 */
public final class ProgramImage {

    private final Path path;
    private final ElfProgram elf;
    private final ProgramModel model;
    private final DebugInfo debugInfo;

    private ProgramImage(Path path, ElfProgram elf, ProgramModel model, DebugInfo debugInfo) {
        this.path = path;
        this.elf = elf;
        this.model = model;
        this.debugInfo = debugInfo;
    }

    /**
     * Reads a program. Some 0.1 s for a firmware of 300 kB. Damage of the debug information is no failure, see
     * {@link #problems()}.
     *
     * @throws ElfFormatException if it is no ELF file, no linked program of a little-endian Arm processor, or damaged
     * @throws IOException if the file system fails
     */
    public static ProgramImage open(Path path) throws IOException, ElfFormatException {
        String identity = path.toAbsolutePath() + " " + Files.size(path) + " " + Files.getLastModifiedTime(path);
        try (ElfFile file = ElfFile.open(path)) {
            ElfProgram elf = ElfProgram.of(file, identity);
            return new ProgramImage(path, elf, ProgramModel.of(file, elf), DebugInfo.read(file, elf));
        }
    }

    /** The file. */
    public Path path() {
        return path;
    }

    /** Path, size and time of the file: tells it from others, and from itself after the next build. */
    public String identity() {
        return elf.identity();
    }

    /** Names and addresses of functions, where code is. */
    public ElfProgram elf() {
        return elf;
    }

    /** Functions, basic blocks, instructions, exception handlers. */
    public ProgramModel model() {
        return model;
    }

    /** Source lines; empty when the program has no debug information. */
    public LineTable lines() {
        return debugInfo.lines();
    }

    /** Functions and inlined calls as the source has them. */
    public DebugInfo debugInfo() {
        return debugInfo;
    }

    /** What could not be read of the debug information. */
    public List<DwarfProblem> problems() {
        return debugInfo.problems();
    }
}
