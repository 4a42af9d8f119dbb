/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;

/**
 * Where the events of a trace are. Instructions of one line, wherever they were inlined, have the same place. Asks the
 * program once for each symbol that occurs. Not safe for threads, and not for the user interface's thread: the program
 * may have to be read.
 */
final class CodePlaces {

    private final ProgramTrace program;
    private final SymbolTable symbols;
    private final @Nullable CodePlace[] places;
    private final Map<String, CodePlace> lines = new HashMap<>();

    CodePlaces(ProgramTrace program) {
        this.program = program;
        symbols = program.trace().symbols();
        places = new @Nullable CodePlace[symbols.size()];
    }

    /** Where a symbol is. */
    CodePlace of(int symbol) {
        CodePlace known = places[symbol];
        if (known == null) {
            known = find(symbol);
            places[symbol] = known;
        }
        return known;
    }

    private CodePlace find(int symbol) {
        String function = functionOf(symbol);
        SourcePlace line = isInstruction(symbol) ? program.placeOf(symbol) : null;
        if (line == null || line.line() <= 0) {
            return instruction(symbol);
        }
        return lines.computeIfAbsent(line.toString(), key -> CodePlace.of(function, line));
    }

    /** A symbol as an instruction, whether its line is known or not. */
    CodePlace instruction(int symbol) {
        return CodePlace.of(functionOf(symbol), isInstruction(symbol) ? symbols.address(symbol) : -1,
                symbols.text(symbol));
    }

    String functionOf(int symbol) {
        return program.functionOf(symbol);
    }

    private boolean isInstruction(int symbol) {
        return symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION;
    }
}
