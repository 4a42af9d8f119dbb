/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.NearNames;

/**
 * The program as control flow sees it: functions, their basic blocks and instructions, and the exception handlers.
 *
 * <p>Immutable and safe for threads. Memory: about 40 bytes an instruction. Functions are numbered from 0 by their
 * entry addresses, blocks of each function from 0 by theirs.
 */
public final class ProgramModel {

    private final Code code;
    private final int[] functionOf;
    private final List<ProgramFunction> functions;
    private final BlockTable blocks;
    private final VectorTable vectors;
    private final Map<String, @Nullable ProgramFunction> byName = new HashMap<>();

    /**
     * @param functionOf the function of each instruction
     * @param functions all functions by their numbers
     */
    ProgramModel(Code code, int[] functionOf, List<ProgramFunction> functions, BlockTable blocks,
            VectorTable vectors) {
        this.code = code;
        this.functionOf = functionOf;
        this.functions = List.copyOf(functions);
        this.blocks = blocks;
        this.vectors = vectors;
        functions.forEach(function -> byName.putIfAbsent(function.name(), function));
        functions.forEach(function -> function.aliases().forEach(alias -> byName.putIfAbsent(alias, function)));
    }

    /**
     * Reads a program from its ELF file.
     *
     * @throws ElfFormatException if it is no ELF file, no linked program of a little-endian Arm processor, or damaged
     * @throws IOException if the file system fails
     */
    public static ProgramModel open(Path path) throws IOException, ElfFormatException {
        try (ElfFile file = ElfFile.open(path)) {
            return of(file, ElfProgram.of(file, path.toString()));
        }
    }

    /**
     * Reads a program from an open file.
     *
     * @param program the same file's functions
     * @throws ElfFormatException if it is no program of a little-endian Arm processor, or damaged
     */
    public static ProgramModel of(ElfFile file, ElfProgram program) throws IOException, ElfFormatException {
        return new ElfModelBuilder(file, program).build();
    }

    /** All functions; the index is the function's number. */
    public List<ProgramFunction> functions() {
        return functions;
    }

    /** The function that holds the instruction at an address, or {@link Code#NONE}. O(log n). */
    public int functionAt(long address) {
        int index = code.indexOf(address);
        return index < 0 ? Code.NONE : functionOf[index];
    }

    /** A function by its name or an alias; the one at the lowest address when several have the alias. */
    public Optional<ProgramFunction> functionNamed(String name) {
        ProgramFunction function = byName.get(name);
        return function == null ? Optional.empty() : Optional.of(function);
    }

    /** Names of functions that are near to one that does not exist, nearest first. */
    public List<String> namesLike(String name, int most) {
        return NearNames.of(name, byName.keySet(), most);
    }

    /**
     * Number of the block that holds the instruction at an address, in its function, or
     * {@link Code#NONE}. O(log n).
     */
    public int blockAt(long address) {
        int index = code.indexOf(address);
        return index < 0 ? Code.NONE : blocks.blockOf(index);
    }

    /**
     * A block of a function.
     *
     * @param number from 0, below {@link ProgramFunction#blocks()}
     */
    public BasicBlock block(int function, int number) {
        int last = blocks.last(function, number);
        return new BasicBlock(function, number, code.address(blocks.first(function, number)),
                code.address(last) + Math.max(1, code.length(last)) - 1);
    }

    /**
     * Blocks of the same function that may come behind a block, ascending: those that code and tables tell; a jump
     * whose table is not known has none.
     */
    public int[] successors(int function, int number) {
        return blocks.successors(function, number);
    }

    long[] tableOf(int instruction) {
        return blocks.tableOf(instruction);
    }

    /** All instructions. */
    public Code code() {
        return code;
    }

    /** The function of an instruction by its index in {@link #code()}. */
    public int functionOf(int instruction) {
        return functionOf[instruction];
    }

    /** The block of an instruction by its index, from 0. */
    public int blockOf(int instruction) {
        return blocks.blockOf(instruction);
    }

    /** Whether an instruction, by its index, begins a block. */
    public boolean isLeader(int instruction) {
        return blocks.isLeader(instruction);
    }

    /** The exception handlers; none when the table is not known. */
    public VectorTable vectors() {
        return vectors;
    }
}
