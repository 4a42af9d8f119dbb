/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** Writes rows of a symbol table and what is known of strings, see {@link SymbolModel}. Not safe for threads. */
public final class SymbolArchiver {

    private final RangeEncoder coder = new RangeEncoder();
    private final SymbolModel model;

    private final NumberText number = new NumberText();

    /**
     * The first version of the layout.
     *
     * @param strings how many strings there are before the first symbol
     */
    public SymbolArchiver(int strings) {
        model = new SymbolModel(strings);
    }

    /** The second version, for so many new symbols and strings. */
    public SymbolArchiver(int strings, int newSymbols, int newStrings) {
        model = new SymbolModel(strings, newSymbols, newStrings);
    }

    /** Writes a row. */
    public void row(SymbolRow row) {
        model.code(coder, row);
    }

    /**
     * Writes a string if it is a number and the layout knows numbers, otherwise its length.
     *
     * @return whether its bytes are to be written elsewhere
     */
    public boolean string(byte[] bytes, int start, int end) {
        number.parse(bytes, start, end);
        if (model.number(coder, number)) {
            return false;
        }
        model.length(coder, end - start);
        return true;
    }

    /** Ends the code and returns it. */
    public byte[] finish() {
        return coder.finish();
    }
}
