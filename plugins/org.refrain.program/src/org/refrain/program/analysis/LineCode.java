/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.elf.AddressRanges.Range;
import org.refrain.program.line.LineTable;

/**
 * The code that one source line became: by function, by block, the addresses at which the line begins.
 *
 * @param asked what the person wrote
 * @param shown the line that is meant, as the person would write it: another one where the asked line has no code
 * @param functions by the function's number, then the block's: ascending addresses
 */
record LineCode(SourceLine asked, SourceLine shown, Map<Integer, SortedMap<Integer, long[]>> functions) {

    /**
     * Finds the code.
     *
     * @throws SourceLineException if no file or several are meant, or no code comes from there
     */
    static LineCode of(SourceLine asked, LineTable lines, ProgramModel model) throws SourceLineException {
        List<Integer> files = lines.files().like(asked.file());
        if (files.isEmpty()) {
            throw new SourceLineException(asked + ": the program was not made from a file of that name");
        }
        List<String> found = new ArrayList<>();
        LineCode code = null;
        for (int file : files) {
            int line = lines.lineWithCode(file, asked.line());
            Map<Integer, SortedMap<Integer, long[]>> functions = line < 0 ? Map.of()
                    : functions(file, line, lines, model);
            if (!functions.isEmpty()) {
                found.add(lines.files().path(file));
                code = new LineCode(asked, new SourceLine(asked.file(), line), functions);
            }
        }
        if (code == null) {
            throw new SourceLineException(asked + ": no code comes from this line or one behind it");
        }
        if (found.size() > 1) {
            throw new SourceLineException(asked + ": several files have that name; write more of the path: "
                    + String.join(", ", found.subList(0, Math.min(4, found.size()))));
        }
        return code;
    }

    private static Map<Integer, SortedMap<Integer, long[]>> functions(int file, int line, LineTable lines,
            ProgramModel model) {
        long[] addresses = lines.statements(file, line);
        if (addresses.length == 0) {
            addresses = lines.ranges(file, line).ranges().stream().mapToLong(Range::first).toArray();
        }
        Map<Integer, SortedMap<Integer, LongArrayList>> found = new TreeMap<>();
        for (long address : addresses) {
            int instruction = model.code().indexOf(address);
            if (instruction >= 0) {
                found.computeIfAbsent(model.functionOf(instruction), function -> new TreeMap<>())
                        .computeIfAbsent(model.blockOf(instruction), block -> new LongArrayList()).add(address);
            }
        }
        Map<Integer, SortedMap<Integer, long[]>> functions = new TreeMap<>();
        found.forEach((function, blocks) -> {
            SortedMap<Integer, long[]> sorted = new TreeMap<>();
            blocks.forEach((block, list) -> sorted.put(block, list.longStream().sorted().toArray()));
            functions.put(function, sorted);
        });
        return functions;
    }

    /** Whether the line that a person asked for has no code, and the next one that has is meant. */
    boolean isMoved() {
        return !asked.equals(shown);
    }

    /** Blocks of a function that the line is in. */
    int[] blocks(int function) {
        return functions.getOrDefault(function, new TreeMap<>()).keySet().stream().mapToInt(Integer::intValue)
                .toArray();
    }

    /** The first address of the line in a block that lies behind another address; -1 when there is none. */
    long behind(int function, int block, long address) {
        long[] addresses = functions.getOrDefault(function, new TreeMap<>()).getOrDefault(block, new long[0]);
        return Arrays.stream(addresses).filter(at -> at > address).findFirst().orElse(-1);
    }
}
