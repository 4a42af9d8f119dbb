/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Reads a program's functions from its symbol table, or from the dynamic one when it is stripped.
 *
 * <p>A symbol of the type "function" is one; mapping symbols ($t, $a, $d) and labels have other types. Symbols at one
 * address are names of one function.
 */
final class FunctionReader {

    /** Symbol types. */
    private static final int OBJECT = 1;
    private static final int FUNCTION = 2;
    private static final int INDIRECT_FUNCTION = 10;

    private final ElfFile file;
    private final List<Candidate> candidates = new ArrayList<>();

    /** A symbol that may begin a function, or whose address at least ends the one before it. */
    private record Candidate(String name, int binding, boolean isFunction, long address, long size, int section) {

        int rank() {
            return SymbolReader.rank(binding, name);
        }
    }

    private FunctionReader(ElfFile file) {
        this.file = file;
    }

    /** The functions of a file, by ascending unsigned address, one at each. */
    static List<ElfFunction> read(ElfFile file) throws IOException, ElfFormatException {
        Optional<SymbolReader> symbols = SymbolReader.open(file);
        if (symbols.isEmpty()) {
            return List.of();
        }
        FunctionReader reader = new FunctionReader(file);
        reader.readSymbols(symbols.get());
        return reader.functions();
    }

    private void readSymbols(SymbolReader symbols) throws ElfFormatException {
        while (symbols.next()) {
            int type = symbols.type();
            boolean isFunction = type == FUNCTION || type == INDIRECT_FUNCTION;
            if (!isFunction && type != OBJECT || !symbols.isDefined()) {
                continue;
            }
            candidates.add(new Candidate(isFunction ? symbols.name() : "", symbols.binding(), isFunction,
                    isFunction ? file.header().codeAddress(symbols.value()) : symbols.value(), symbols.size(),
                    symbols.section()));
        }
    }

    private List<ElfFunction> functions() {
        candidates.sort((a, b) -> Long.compareUnsigned(a.address, b.address));
        List<ElfFunction> functions = new ArrayList<>();
        int i = 0;
        while (i < candidates.size()) {
            int end = i;
            while (end < candidates.size() && candidates.get(end).address == candidates.get(i).address) {
                end++;
            }
            List<Candidate> same = candidates.subList(i, end).stream()
                    .filter(candidate -> candidate.isFunction && !candidate.name.isEmpty()).toList();
            if (!same.isEmpty()) {
                functions.add(function(same, end));
            }
            i = end;
        }
        return List.copyOf(functions);
    }

    /**
     * @param same symbols at one address
     * @param next index of the first candidate at a higher one
     */
    private ElfFunction function(List<Candidate> same, int next) {
        Candidate first = same.stream().min(Comparator.comparingInt(Candidate::rank)
                .thenComparing(Candidate::name)).orElseThrow();
        List<String> aliases = same.stream().map(Candidate::name).filter(name -> !name.equals(first.name)).distinct()
                .sorted().toList();
        long size = 0;
        for (Candidate candidate : same) {
            size = Long.compareUnsigned(candidate.size, size) > 0 ? candidate.size : size;
        }
        return new ElfFunction(first.name, aliases, first.address, size(first, size, next));
    }

    private long size(Candidate function, long stated, int next) {
        long room = file.roomInSection(function.section, function.address);
        if (stated != 0) {
            return room != 0 && Long.compareUnsigned(stated, room) > 0 ? room : stated;
        }
        if (next < candidates.size() && candidates.get(next).section == function.section) {
            long distance = candidates.get(next).address - function.address;
            return room == 0 || Long.compareUnsigned(distance, room) < 0 ? distance : room;
        }
        return room;
    }
}
