/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.refrain.program.dwarf.CompilationUnits;
import org.refrain.program.dwarf.DwarfProblem;
import org.refrain.program.dwarf.DwarfSections;
import org.refrain.program.dwarf.LiveCode;
import org.refrain.program.elf.AddressRanges;
import org.refrain.program.elf.ElfFile;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;

/**
 * Which source line each address of a program comes from, and which addresses each line became.
 *
 * <p>Rows are those of the line programs in the order of the file: a row holds from its address up to that of the next
 * one, the last row of a sequence marks its end. Immutable and safe for threads. Memory: 24 bytes a row, 36 once lines
 * are asked for.
 */
public final class LineTable {

    private final LineRows rows;
    private final SourceFiles files;
    private final Map<Long, int[]> unitFiles;
    private final List<DwarfProblem> problems;
    private final LineSequences sequences;
    private final LineIndex index;

    private LineTable(LineTableReader reader, List<DwarfProblem> problems, LiveCode code) {
        this.rows = reader.rows();
        this.files = reader.files();
        this.unitFiles = reader.unitFiles();
        this.problems = List.copyOf(problems);
        this.sequences = new LineSequences(rows, code);
        this.index = new LineIndex(rows, sequences);
    }

    /**
     * Reads the line table of a program. Parts that are damaged are left out and told by {@link #problems()}.
     *
     * @param program the same file's functions and code
     * @throws ElfFormatException if the file does not hold the sections that its section headers promise
     */
    public static LineTable read(ElfFile file, ElfProgram program) throws IOException, ElfFormatException {
        CompilationUnits units = new CompilationUnits(DwarfSections.read(file));
        LineTableReader reader = new LineTableReader(units);
        List<DwarfProblem> problems = new ArrayList<>(units.problems());
        problems.addAll(reader.problems());
        return new LineTable(reader, problems, new LiveCode(program));
    }

    /**
     * Reads the line table that belongs to some units, whose own problems are not repeated here.
     *
     * @param code rows of code that is not in it are kept, but no address is found in them
     */
    public static LineTable of(CompilationUnits units, LiveCode code) {
        LineTableReader reader = new LineTableReader(units);
        return new LineTable(reader, reader.problems(), code);
    }

    /** Whether there is a line at all. */
    public boolean isEmpty() {
        return rows.count == 0;
    }

    /** Number of rows. */
    public int rowCount() {
        return rows.count;
    }

    public long address(int row) {
        return rows.addresses[row];
    }

    /** Number of the row's file in {@link #files()}, or {@link SourceFiles#UNKNOWN}. */
    public int file(int row) {
        return rows.files[row];
    }

    /** The row's line, from 1; 0 for code that comes from no line. */
    public int line(int row) {
        return rows.lines[row];
    }

    /** The row's column, from 1; 0 when the compiler does not tell. */
    public int column(int row) {
        return rows.columns[row] & ~(LineRows.STATEMENT | LineRows.END);
    }

    /** Whether a debugger should stop there when it stops at the line. */
    public boolean isStatement(int row) {
        return (rows.columns[row] & LineRows.STATEMENT) != 0;
    }

    /** Whether the row only tells where the code before it ends. */
    public boolean isEnd(int row) {
        return (rows.columns[row] & LineRows.END) != 0;
    }

    /** All files that rows refer to. */
    public SourceFiles files() {
        return files;
    }

    /** The row that holds an address, the last one of several; -1 when none does. O(log n). */
    public int rowAt(long address) {
        return sequences.rowAt(address);
    }

    /** Where an address comes from; nothing when the table does not tell. */
    public Optional<SourcePlace> placeAt(long address) {
        int row = rowAt(address);
        return row < 0 || line(row) == 0 ? Optional.empty()
                : Optional.of(new SourcePlace(files.path(file(row)), line(row), column(row)));
    }

    /** The addresses that a line became. O(log n) for each range, the first time O(n log n). */
    public AddressRanges ranges(int file, int line) {
        return index.ranges(file, line);
    }

    /** The addresses at which a line begins as a statement, ascending; where a debugger would stop. */
    public long[] statements(int file, int line) {
        return index.statements(file, line);
    }

    /**
     * The first line at or behind a line that became code, as a debugger moves a breakpoint.
     *
     * @return the line, or -1 when no code comes from there to the file's end
     */
    public int lineWithCode(int file, int line) {
        return index.lineWithCode(file, line);
    }

    /**
     * Which of all files a number in .debug_info means.
     *
     * @param lines offset of the unit's line program
     * @param number as the unit counts its files
     */
    public int fileOf(long lines, long number) {
        int[] numbers = unitFiles.getOrDefault(lines, new int[0]);
        return number >= 0 && number < numbers.length ? numbers[(int) number] : SourceFiles.UNKNOWN;
    }

    /** What could not be read. */
    public List<DwarfProblem> problems() {
        return problems;
    }
}
