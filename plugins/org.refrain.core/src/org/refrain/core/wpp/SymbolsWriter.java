/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import org.refrain.core.symbol.AddressOrder;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.StringTable;

/** Writes the symbol table. */
final class SymbolsWriter {

    private SymbolsWriter() {
    }

    /** @param counts events of each symbol; may be longer than there are symbols */
    static byte[] section(CompactSymbolTable symbols, long[] counts) {
        int size = symbols.size();
        StringTable strings = symbols.strings();
        int[] kinds = new int[size];
        int[] texts = new int[size];
        int[] functions = new int[size];
        int[] sources = new int[size];
        long[] addresses = new long[size];
        long[] events = new long[size];
        for (int symbol = 0; symbol < size; symbol++) {
            kinds[symbol] = symbols.kind(symbol).ordinal();
            texts[symbol] = symbols.textId(symbol);
            functions[symbol] = symbols.functionId(symbol);
            sources[symbol] = symbols.sourceId(symbol);
            addresses[symbol] = symbols.address(symbol);
            events[symbol] = counts[symbol];
        }
        int[] starts = new int[strings.size() + 1];
        for (int id = 0; id < starts.length; id++) {
            starts[id] = strings.start(id);
        }
        AddressOrder order = symbols.addressOrder();
        int[] byAddress = new int[order.size()];
        for (int i = 0; i < byAddress.length; i++) {
            byAddress[i] = order.symbol(i);
        }
        SectionOutput out = new SectionOutput(1024);
        out.u32(size);
        out.u32(strings.size());
        Plane.write(out, kinds, size, 2);
        Plane.write(out, addresses, 0);
        Plane.write(out, texts, size, 0);
        Plane.write(out, functions, size, 0);
        Plane.write(out, sources, size, 0);
        Plane.write(out, events, 0);
        Plane.write(out, byAddress, byAddress.length, 0);
        Plane.write(out, starts, starts.length, 0);
        out.bytes(strings.bytes(), 0, starts[strings.size()]);
        return out.toByteArray();
    }
}
