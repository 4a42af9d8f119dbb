/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

/**
 * What the symbols of a trace stand for. Symbols are dense ints from 0 in the order of first occurrence.
 *
 * <p>Immutable and safe for threads once the trace is read.
 */
public interface SymbolTable {

    /** What a symbol stands for. */
    enum Kind {
        /** An executed instruction, known by its address. */
        INSTRUCTION,
        /** A token of a symbol file, known by its text. */
        TOKEN,
        /** A discontinuity, known by its text. */
        DISCONTINUITY
    }

    /** Number of symbols; valid symbols are 0 to size - 1. */
    int size();

    Kind kind(int symbol);

    /** The instruction's address, unsigned; 0 for other kinds. */
    long address(int symbol);

    /** Instruction text, token, or the discontinuity's words; empty when the format gives none. */
    String text(int symbol);

    /** Function that holds the address, from the trace or the program; empty when not known. */
    String function(int symbol);

    /** Source text as the trace gives it; empty when it does not. */
    String source(int symbol);

    /**
     * The symbol of an instruction address.
     *
     * @return the symbol, or -1
     */
    int symbolAt(long address);
}
