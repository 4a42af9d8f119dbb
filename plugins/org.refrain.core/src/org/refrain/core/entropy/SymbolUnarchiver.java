/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Reads what {@link SymbolArchiver} wrote, in the same order. Damaged bytes give other values, never an exception:
 * whoever asks checks what comes back. Not safe for threads.
 */
public final class SymbolUnarchiver {

    private final RangeDecoder coder;
    private final SymbolModel model;

    /**
     * The first version of the layout.
     *
     * @param bytes the code, from {@code start} to before {@code end}
     * @param strings how many strings there are before the first symbol
     */
    public SymbolUnarchiver(byte[] bytes, int start, int end, int strings) {
        coder = new RangeDecoder(bytes, start, end);
        model = new SymbolModel(strings);
    }

    /** The second version, for so many new symbols and strings. */
    public SymbolUnarchiver(byte[] bytes, int start, int end, int strings, int newSymbols, int newStrings) {
        coder = new RangeDecoder(bytes, start, end);
        model = new SymbolModel(strings, newSymbols, newStrings);
    }

    /** Reads a row. */
    public void row(SymbolRow row) {
        model.code(coder, row);
    }

    /**
     * Reads a string that is a number.
     *
     * @param into takes the number
     * @return false if it is none; its length comes next
     */
    public boolean number(NumberText into) {
        return model.number(coder, into);
    }

    /** Reads the length of a string. */
    public long length() {
        return model.length(coder, 0);
    }

    /** Whether more was read than had been written. */
    public boolean isPastEnd() {
        return coder.isPastEnd();
    }
}
