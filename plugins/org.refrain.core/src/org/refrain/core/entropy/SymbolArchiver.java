/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** Writes rows of a symbol table and the lengths of strings, see {@link SymbolModel}. Not safe for threads. */
public final class SymbolArchiver {

    private final RangeEncoder coder = new RangeEncoder();
    private final SymbolModel model;

    /** @param strings how many strings there are before the first symbol */
    public SymbolArchiver(int strings) {
        model = new SymbolModel(strings);
    }

    /** Writes a row. */
    public void row(SymbolRow row) {
        model.code(coder, row);
    }

    /** Writes the length of a string. */
    public void length(int length) {
        model.length(coder, length);
    }

    /** Ends the code and returns it. */
    public byte[] finish() {
        return coder.finish();
    }
}
