/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.program.dwarf.CompilationUnit;
import org.refrain.program.dwarf.CompilationUnits;
import org.refrain.program.dwarf.DwarfCursor;
import org.refrain.program.dwarf.DwarfException;
import org.refrain.program.dwarf.DwarfProblem;
import org.refrain.program.dwarf.DwarfSections;
import org.refrain.program.dwarf.UnitLength;

/** Reads all line programs of .debug_line, which stand there one behind the other. */
final class LineTableReader {

    private final DwarfSections sections;
    private final CompilationUnits units;
    private final SourceFiles.Builder files = new SourceFiles.Builder();
    private final List<DwarfProblem> problems = new ArrayList<>();
    private final LineRows rows = new LineRows();
    private final Map<Long, int[]> unitFiles = new HashMap<>();

    LineTableReader(CompilationUnits units) {
        this.sections = units.sections();
        this.units = units;
        Map<Long, String> folders = folders();
        int start = 0;
        while (start < sections.size(DwarfSections.Kind.LINES)) {
            int end = 0;
            int rowsBefore = rows.count;
            try {
                DwarfCursor cursor = sections.cursor(DwarfSections.Kind.LINES, start);
                UnitLength length = UnitLength.read(cursor);
                end = length.end();
                readUnit(LineHeader.read(cursor, start, length), cursor, folders.getOrDefault((long) start, ""));
            } catch (DwarfException e) {
                problems.add(e.problem());
                dropOpenSequence(rowsBefore);
                if (end == 0) {
                    break; // without a length there is no telling where the next one begins
                }
            }
            start = end;
        }
        rows.trim();
    }

    /** The folder that the compiler ran in, for each line program. */
    private Map<Long, String> folders() {
        Map<Long, String> folders = new HashMap<>();
        for (CompilationUnit unit : units.units()) {
            try {
                folders.putIfAbsent(unit.lines(), unit.folder());
            } catch (DwarfException e) {
                problems.add(e.problem());
            }
        }
        return folders;
    }

    private void readUnit(LineHeader header, DwarfCursor cursor, String folder) throws DwarfException {
        UnitFiles reader = new UnitFiles(sections, units.strings(), files, folder);
        List<Integer> numbers = reader.read(header, cursor);
        DwarfCursor program = sections.cursor(DwarfSections.Kind.LINES, header.program());
        program.limit(header.end());
        try {
            new LineProgram(header, reader, numbers, rows).run(program);
        } finally {
            unitFiles.put((long) header.encoding().start(), numbers.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** Rows of a sequence that was not ended say where code begins, but not where it ends. */
    private void dropOpenSequence(int first) {
        while (rows.count > first && (rows.columns[rows.count - 1] & LineRows.END) == 0) {
            rows.count--;
        }
    }

    LineRows rows() {
        return rows;
    }

    SourceFiles files() {
        return files.build();
    }

    /** For each line program by its offset: which of all files its numbers are. */
    Map<Long, int[]> unitFiles() {
        return unitFiles;
    }

    List<DwarfProblem> problems() {
        return problems;
    }
}
