/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.refrain.core.symbol.FunctionNames;
import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * The functions and the code ranges of a linked program. Immutable and safe for threads; the file is closed.
 *
 * <p>Memory: about 150 bytes for each function.
 */
public final class ElfProgram implements FunctionNames {

    private final ElfHeader header;
    private final List<ElfFunction> functions;
    private final RangeMap byAddress;
    private final Map<String, ElfFunction> byName = new HashMap<>();
    private final AddressRanges code;

    private final String identity;

    private ElfProgram(ElfFile file, String identity) throws IOException, ElfFormatException {
        this.identity = identity;
        this.header = file.header();
        if (header.type() != ElfHeader.EXECUTABLE && header.type() != ElfHeader.SHARED) {
            throw new ElfFormatException(Reason.UNSUPPORTED, ElfHeader.PART, 16, header.type()
                    == ElfHeader.RELOCATABLE ? "This is an object file, not a linked program"
                            : "This is no linked program");
        }
        this.functions = FunctionReader.read(file);
        this.byAddress = new RangeMap(functions.stream().mapToLong(ElfFunction::address).toArray(),
                functions.stream().mapToLong(ElfFunction::last).toArray());
        for (ElfFunction function : functions) {
            byName.putIfAbsent(function.name(), function);
        }
        for (ElfFunction function : functions) {
            function.aliases().forEach(alias -> byName.putIfAbsent(alias, function));
        }
        this.code = code(file);
    }

    private static AddressRanges code(ElfFile file) {
        List<AddressRanges.Range> sections = file.sections().stream().filter(ElfSection::isCode)
                .map(section -> AddressRanges.range(section.address(), section.size())).toList();
        return new AddressRanges(!sections.isEmpty() ? sections
                : file.segments().stream().filter(ElfSegment::isCode)
                        .map(segment -> AddressRanges.range(segment.address(), segment.memorySize())).toList());
    }

    /**
     * Reads a program.
     *
     * @throws ElfFormatException if it is no ELF file, no linked program, or damaged
     * @throws IOException if the file system fails
     */
    public static ElfProgram open(Path path) throws IOException, ElfFormatException {
        String identity = path.toAbsolutePath() + " " + Files.size(path) + " " + Files.getLastModifiedTime(path);
        return open(Files.newByteChannel(path), identity);
    }

    /**
     * Reads a program from an open file, which stays open.
     *
     * @param identity what tells this file from others, see {@link #identity()}
     */
    public static ElfProgram of(ElfFile file, String identity) throws IOException, ElfFormatException {
        return new ElfProgram(file, identity);
    }

    static ElfProgram open(SeekableByteChannel channel, String identity) throws IOException, ElfFormatException {
        try (ElfFile file = ElfFile.open(channel)) {
            return new ElfProgram(file, identity);
        }
    }

    public ElfHeader header() {
        return header;
    }

    /** All functions by ascending unsigned address, one at each; none when the program is stripped. */
    public List<ElfFunction> functions() {
        return functions;
    }

    /** Where the program's code is: its executable sections, or its executable segments when it has no sections. */
    public AddressRanges code() {
        return code;
    }

    /** Where the program starts, without the Thumb bit. */
    public long entry() {
        return header.codeAddress(header.entry());
    }

    @Override
    public String nameOf(long address) {
        int index = indexOf(address);
        return index < 0 ? "" : functions.get(index).name();
    }

    /** Index in {@link #functions()} of the function that holds an address, or {@link RangeMap#NONE}. */
    public int indexOf(long address) {
        return byAddress.indexOf(address);
    }

    /** Path, size and time of the file. */
    @Override
    public String identity() {
        return identity;
    }

    /**
     * Where a function starts, by its name or one of its aliases; the lowest address when several static functions
     * share it.
     *
     * @return the address without the Thumb bit, or nothing when there is no such function: see {@link #namesLike}
     */
    public OptionalLong addressOf(String functionName) {
        return byName.containsKey(functionName) ? OptionalLong.of(byName.get(functionName).address())
                : OptionalLong.empty();
    }

    /** Names of functions that are near to one that does not exist, nearest first. */
    public List<String> namesLike(String functionName, int most) {
        return NearNames.of(functionName, byName.keySet(), most);
    }
}
