/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

import org.refrain.program.elf.CodeSymbols;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfFormatException.Reason;
import org.refrain.program.elf.ElfFunction;
import org.refrain.program.elf.ElfHeader;
import org.refrain.program.elf.ElfProgram;

/** Makes the model of a program from its ELF file. */
final class ElfModelBuilder {

    private final ElfProgram program;
    private final MemoryImage image;
    private final CodeSymbols symbols;

    ElfModelBuilder(ElfFile file, ElfProgram program) throws IOException, ElfFormatException {
        ElfHeader header = file.header();
        if (header.machine() != ElfHeader.ARM || header.wide() || header.order() != ByteOrder.LITTLE_ENDIAN) {
            throw new ElfFormatException(Reason.UNSUPPORTED, "ELF header", 18, "The program is for "
                    + header.machineName() + (header.order() == ByteOrder.BIG_ENDIAN ? ", big-endian" : "")
                    + "; control flow is known for little-endian Arm (Thumb) only");
        }
        this.program = program;
        this.image = new MemoryImage(file);
        this.symbols = CodeSymbols.read(file);
    }

    ProgramModel build() {
        VectorTable vectors = VectorTable.find(image, symbols, program);
        List<Long> entries = new ArrayList<>();
        entries.add(program.entry());
        program.functions().stream().map(ElfFunction::address).forEach(entries::add);
        for (long handler : vectors.handlers()) {
            entries.add(handler);
        }
        JumpTables tables = new JumpTables(image, symbols, program);
        Code code = new CodeScanner(image, symbols, tables).scan(entries);
        FunctionFinder finder = new FunctionFinder(code, program, symbols, vectors);
        ModelAssembler assembler = new ModelAssembler(code, finder.drafts(), finder.owners());
        LeaderFinder leaders = new LeaderFinder(code, assembler.functionOf());
        for (int entry : assembler.entries()) {
            leaders.addEntry(entry);
        }
        leaders.addTables(tables, image, program::nameOf);
        leaders.dropPadding(image);
        BlockTable blocks = new BlockTable(code, assembler.functionOf(), assembler.count(), leaders);
        return new ProgramModel(code, assembler.functionOf(), assembler.functions(blocks), blocks, vectors);
    }
}
