/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;

import org.refrain.core.symbol.AddressOrder;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.CompactSymbolTable.Columns;
import org.refrain.core.symbol.StringTable;
import org.refrain.core.symbol.SymbolTable.Kind;

/** Reads the symbol table. */
final class SymbolsReader {

    private final SectionInput in;
    private final int size;
    private final int stringCount;
    private final byte[] kinds;
    private final long[] addresses;
    private final CompactSymbolTable symbols;
    private final long[] counts;

    SymbolsReader(SectionInput in) throws WppFormatException {
        this.in = in;
        size = in.count32("number of symbols");
        stringCount = in.count32("number of strings");
        in.check(stringCount >= 1 && stringCount - 1 <= in.remaining(), "number of strings", stringCount);
        kinds = readKinds();
        addresses = Plane.readLongs(in, "addresses", size, 0);
        int[] texts = Plane.readInts(in, "texts", size, 0, stringCount);
        int[] functions = Plane.readInts(in, "functions", size, 0, stringCount);
        int[] sources = Plane.readInts(in, "source texts", size, 0, stringCount);
        counts = Plane.readLongs(in, "events of symbols", size, 0);
        AddressOrder order = readOrder();
        StringTable strings = readStrings();
        in.end();
        Columns columns = new Columns(kinds, addresses, texts, functions, sources);
        symbols = new CompactSymbolTable(size, columns, strings, order);
    }

    CompactSymbolTable symbols() {
        return symbols;
    }

    /** Events of each symbol. */
    long[] counts() {
        return counts;
    }

    private byte[] readKinds() throws WppFormatException {
        int[] values = Plane.readInts(in, "kinds", size, 2, Kind.values().length);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    private AddressOrder readOrder() throws WppFormatException {
        int instructions = 0;
        for (byte kind : kinds) {
            instructions += kind == Kind.INSTRUCTION.ordinal() ? 1 : 0;
        }
        int[] order = Plane.readInts(in, "symbols by address", instructions, 0, Math.max(1, size));
        for (int i = 0; i < instructions; i++) {
            // ascending addresses are different, so every instruction is there
            in.check(kinds[order[i]] == Kind.INSTRUCTION.ordinal()
                    && (i == 0 || Long.compareUnsigned(addresses[order[i - 1]], addresses[order[i]]) < 0),
                    "a symbol by address", order[i]);
        }
        return new AddressOrder(order);
    }

    private StringTable readStrings() throws WppFormatException {
        int[] starts = Plane.readInts(in, "starts of strings", stringCount + 1, 0, Integer.MAX_VALUE);
        int length = starts[stringCount];
        in.check(starts[0] == 0 && starts[1] == 0 && length == in.remaining(), "length of the strings", length);
        for (int i = 1; i < stringCount; i++) {
            in.check(starts[i] < starts[i + 1], "length of string " + i, (long) starts[i + 1] - starts[i]);
        }
        byte[] pool = Arrays.copyOfRange(in.array(), in.position(), in.position() + length);
        in.skip(length);
        return new StringTable(stringCount, starts, pool);
    }
}
