/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.debuginfo;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.refrain.program.dwarf.CompilationUnit;
import org.refrain.program.dwarf.CompilationUnits;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.DwarfProblem;
import org.refrain.program.dwarf.DwarfSections;
import org.refrain.program.dwarf.LiveCode;
import org.refrain.program.dwarf.RangeLists;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.RangeMap;
import org.refrain.program.line.LineTable;

/**
 * What the debug information says of a program's source: its files, functions, inlined calls and lines. Immutable and
 * safe for threads. Memory: about 200 bytes for each function and each inlined call, and the line table.
 */
public final class DebugInfo {

    private final List<SourceUnit> units;
    private final List<DebugFunction> functions;
    private final LineTable lines;
    private final List<DwarfProblem> problems;

    /** Maps an address to a piece, and a piece to its function. */
    private final RangeMap pieces;
    private final int[] owners;

    private DebugInfo(DwarfSections sections, LiveCode code) {
        CompilationUnits read = new CompilationUnits(sections);
        List<DwarfProblem> found = new ArrayList<>(read.problems());
        lines = LineTable.of(read, code);
        found.addAll(lines.problems());
        FunctionCollector collector = new FunctionCollector(code, lines, new RangeLists(sections));
        List<SourceUnit> sources = new ArrayList<>();
        for (CompilationUnit unit : read.units()) {
            try {
                String name = unit.name();
                if (!name.isEmpty()) {
                    sources.add(new SourceUnit(name, unit.folder()));
                }
                collector.read(unit);
            } catch (DwarfException e) {
                found.add(e.problem());
            }
        }
        units = List.copyOf(sources);
        functions = collector.functions();
        problems = List.copyOf(found);

        List<Piece> all = new ArrayList<>();
        for (int i = 0; i < functions.size(); i++) {
            for (AddressRanges.Range range : functions.get(i).ranges().ranges()) {
                all.add(new Piece(range, i));
            }
        }
        all.sort((a, b) -> Long.compareUnsigned(a.range.first(), b.range.first()));
        pieces = new RangeMap(all.stream().mapToLong(piece -> piece.range.first()).toArray(),
                all.stream().mapToLong(piece -> piece.range.last()).toArray());
        owners = all.stream().mapToInt(Piece::function).toArray();
    }

    private record Piece(AddressRanges.Range range, int function) {
    }

    /**
     * Reads the debug information of a program. Parts that are damaged are left out and told by {@link #problems()}; a
     * program without any has no lines and no functions here.
     *
     * @param program the same file's functions and code
     * @throws ElfFormatException if the file does not hold the sections that its section headers promise
     */
    public static DebugInfo read(ElfFile file, ElfProgram program) throws IOException, ElfFormatException {
        return new DebugInfo(DwarfSections.read(file), new LiveCode(program));
    }

    /** The source files that were compiled, in the order of the program. */
    public List<SourceUnit> units() {
        return units;
    }

    /** Functions that became code, by their lowest address. */
    public List<DebugFunction> functions() {
        return functions;
    }

    public LineTable lines() {
        return lines;
    }

    /** The function whose code an address belongs to, not one that was inlined there. O(log n). */
    public Optional<DebugFunction> functionAt(long address) {
        int piece = pieces.indexOf(address);
        return piece < 0 ? Optional.empty() : Optional.of(functions.get(owners[piece]));
    }

    /** The calls that were inlined at an address, the outermost first. Linear in the calls inlined in its function. */
    public List<InlinedCall> inlinedAt(long address) {
        return functionAt(address).map(function -> function.inlined().stream().filter(call -> call.ranges().contains(
                address)).toList()).orElse(List.of());
    }

    /** What could not be read. */
    public List<DwarfProblem> problems() {
        return problems;
    }
}
