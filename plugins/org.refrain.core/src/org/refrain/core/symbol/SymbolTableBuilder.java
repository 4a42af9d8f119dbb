/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.symbol.CompactSymbolTable.Columns;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;

/**
 * Numbers what occurs in a trace, in the order of first occurrence.
 *
 * <p>Instructions are told apart by address, tokens and discontinuities by their text. Texts are those of the first
 * occurrence. Expected O(1) a row that was seen before; only a new one has its texts looked at. Memory: about 60 bytes
 * a symbol, and its texts.
 *
 * <p>Not safe for threads, but {@link #snapshot()} may be read by any thread while this goes on.
 */
public final class SymbolTableBuilder {

    private static final byte INSTRUCTION = (byte) SymbolTable.Kind.INSTRUCTION.ordinal();
    private static final byte TOKEN = (byte) SymbolTable.Kind.TOKEN.ordinal();
    private static final byte DISCONTINUITY = (byte) SymbolTable.Kind.DISCONTINUITY.ordinal();

    private final @Nullable FunctionNames names;
    private final StringPool strings = new StringPool();
    private final AddressMap byAddress = new AddressMap();
    private int[] tokenOf = new int[64]; // by string: symbol + 1, or 0
    private int[] discontinuityOf = new int[4];

    private int size;
    private byte[] kinds = new byte[64];
    private long[] addresses = new long[64];
    private int[] texts = new int[64];
    private int[] functions = new int[64];
    private int[] sources = new int[64];

    /**
     * @param names names of functions from the program; they win over those of the trace, which some tools cut short.
     *        Null to use the trace's alone
     */
    public SymbolTableBuilder(@Nullable FunctionNames names) {
        this.names = names;
    }

    /** Number of symbols so far. */
    public int size() {
        return size;
    }

    /** The symbol of a row, old or new. */
    public int symbolOf(InstructionRow row) {
        if (!row.hasAddress) {
            return tokenOf(row);
        }
        int known = byAddress.get(row.address);
        if (known >= 0) {
            return known;
        }
        int text = strings.add(row.buffer, row.textStart, row.textEnd);
        int symbol = add(INSTRUCTION, row.address, text, functionOf(row),
                strings.add(row.buffer, row.sourceStart, row.sourceEnd));
        byAddress.put(row.address, symbol);
        return symbol;
    }

    /** The symbol of a discontinuity, by its text; its kind stands in when it has none. */
    public int symbolOf(Discontinuity discontinuity) {
        String words = discontinuity.text().isEmpty() ? discontinuity.kind().name() : discontinuity.text();
        int text = add(words);
        discontinuityOf = withRoom(discontinuityOf, text);
        if (discontinuityOf[text] == 0) {
            discontinuityOf[text] = 1 + add(DISCONTINUITY, 0, text, 0, 0);
        }
        return discontinuityOf[text] - 1;
    }

    /** The symbols so far, as an immutable table that any thread may read. O(1). */
    public SymbolTable snapshot() {
        return build();
    }

    /** All symbols. */
    public CompactSymbolTable build() {
        return new CompactSymbolTable(size, new Columns(kinds, addresses, texts, functions, sources),
                strings.snapshot());
    }

    private int tokenOf(InstructionRow row) {
        int text = strings.add(row.buffer, row.textStart, row.textEnd);
        tokenOf = withRoom(tokenOf, text);
        if (tokenOf[text] == 0) {
            tokenOf[text] = 1 + add(TOKEN, 0, text, strings.add(row.buffer, row.functionStart, row.functionEnd),
                    strings.add(row.buffer, row.sourceStart, row.sourceEnd));
        }
        return tokenOf[text] - 1;
    }

    private int functionOf(InstructionRow row) {
        FunctionNames known = names;
        String name = known == null ? "" : known.nameOf(row.address);
        return name.isEmpty() ? strings.add(row.buffer, row.functionStart, row.functionEnd) : add(name);
    }

    private int add(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return strings.add(bytes, 0, bytes.length);
    }

    private int add(byte kind, long address, int text, int function, int source) {
        if (size == kinds.length) {
            // snapshots keep the old arrays
            int room = size * 2;
            kinds = Arrays.copyOf(kinds, room);
            addresses = Arrays.copyOf(addresses, room);
            texts = Arrays.copyOf(texts, room);
            functions = Arrays.copyOf(functions, room);
            sources = Arrays.copyOf(sources, room);
        }
        kinds[size] = kind;
        addresses[size] = address;
        texts[size] = text;
        functions[size] = function;
        sources[size] = source;
        return size++;
    }

    private static int[] withRoom(int[] array, int index) {
        return index < array.length ? array : Arrays.copyOf(array, Math.max(index + 1, array.length * 2));
    }
}
