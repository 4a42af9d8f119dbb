/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import org.refrain.core.symbol.SymbolTable;

/**
 * How many of a trace's distinct addresses are in the code of a program.
 *
 * @param inside addresses in it
 * @param addresses distinct addresses of the trace
 */
public record ProgramFit(int inside, int addresses) {

    /** Below this share the program is not the one that was traced, or not the build of it. */
    private static final double LEAST = 0.5;

    /** Compares a program with the instructions of a trace. */
    public static ProgramFit of(AddressRanges code, SymbolTable symbols) {
        int inside = 0;
        int addresses = 0;
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                addresses++;
                inside += code.contains(symbols.address(symbol)) ? 1 : 0;
            }
        }
        return new ProgramFit(inside, addresses);
    }

    /** Share of the addresses in the program, from 0 to 1; 1 for a trace without addresses. */
    public double share() {
        return addresses == 0 ? 1 : (double) inside / addresses;
    }

    /** Whether the program may be the one that was traced: half of the addresses or more are in its code. */
    public boolean isUsable() {
        return share() >= LEAST;
    }
}
