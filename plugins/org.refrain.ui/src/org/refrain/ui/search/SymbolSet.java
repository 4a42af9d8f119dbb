/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import java.util.BitSet;
import java.util.Locale;

import org.refrain.core.symbol.SymbolTable;

/** The symbols that a search is for. A trace has few of them, however long it is. */
public final class SymbolSet {

    private SymbolSet() {
    }

    /** Symbols whose text (instruction, token, or a discontinuity's words) contains a text. */
    public static BitSet containing(SymbolTable table, String text, boolean caseSensitive) {
        String wanted = caseSensitive ? text : text.toLowerCase(Locale.ROOT);
        BitSet symbols = new BitSet(table.size());
        for (int symbol = 0; symbol < table.size(); symbol++) {
            String candidate = table.text(symbol);
            if ((caseSensitive ? candidate : candidate.toLowerCase(Locale.ROOT)).contains(wanted)) {
                symbols.set(symbol);
            }
        }
        return symbols;
    }

    /** One symbol. */
    public static BitSet of(int symbol) {
        BitSet symbols = new BitSet(symbol + 1);
        symbols.set(symbol);
        return symbols;
    }
}
