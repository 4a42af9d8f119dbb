/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;

import org.refrain.core.entropy.NumberText;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.StringTable;
import org.refrain.core.symbol.SymbolTable.Kind;

/** What the symbols of a trace are as numbers: addresses, tokens that are numbers, and else their own numbers. */
final class SymbolNumbers {

    private SymbolNumbers() {
    }

    /** The numbers of the first {@code count} symbols. */
    static long[] of(CompactSymbolTable symbols, int count) {
        long[] numbers = new long[count];
        NumberText text = new NumberText();
        StringTable strings = symbols.strings();
        Arrays.setAll(numbers, symbol -> {
            if (symbols.kind(symbol) == Kind.INSTRUCTION) {
                return symbols.address(symbol);
            }
            int id = symbols.textId(symbol);
            return text.parse(strings.bytes(), strings.start(id), strings.start(id + 1)) ? text.value() : symbol;
        });
        return numbers;
    }
}
