/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A symbol table in flat arrays: 21 bytes a symbol, and each different text once.
 *
 * <p>Safe for threads. A {@link SymbolTableBuilder} may go on appending behind {@link #size()}.
 */
public final class CompactSymbolTable implements SymbolTable {

    private static final Kind[] KINDS = Kind.values();

    private final int size;
    private final Columns columns;
    private final StringTable strings;
    private volatile @Nullable AddressOrder order;

    /**
     * What is known of each symbol; index = symbol. Arrays may be longer than there are symbols.
     *
     * @param kinds ordinal of the {@link SymbolTable.Kind}
     * @param addresses 0 for other kinds than instructions
     * @param texts numbers of strings, likewise functions and sources
     */
    public record Columns(byte[] kinds, long[] addresses, int[] texts, int[] functions, int[] sources) {
    }

    /** Takes the arrays over: nobody may change them any more up to symbol {@code size}. */
    public CompactSymbolTable(int size, Columns columns, StringTable strings) {
        this.size = size;
        this.columns = columns;
        this.strings = strings;
    }

    /** With the order of addresses at hand, which otherwise is found when first needed. */
    public CompactSymbolTable(int size, Columns columns, StringTable strings, AddressOrder order) {
        this(size, columns, strings);
        this.order = order;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Kind kind(int symbol) {
        return KINDS[columns.kinds[check(symbol)]];
    }

    @Override
    public long address(int symbol) {
        return columns.addresses[check(symbol)];
    }

    @Override
    public String text(int symbol) {
        return strings.get(textId(symbol));
    }

    @Override
    public String function(int symbol) {
        return strings.get(functionId(symbol));
    }

    @Override
    public String source(int symbol) {
        return strings.get(sourceId(symbol));
    }

    @Override
    public int symbolAt(long address) {
        return addressOrder().find(address, columns.addresses);
    }

    /** Number of the text in {@link #strings()}; equal texts have equal numbers. */
    public int textId(int symbol) {
        return columns.texts[check(symbol)];
    }

    /** Number of the function's name in {@link #strings()}. */
    public int functionId(int symbol) {
        return columns.functions[check(symbol)];
    }

    /** Number of the source text in {@link #strings()}. */
    public int sourceId(int symbol) {
        return columns.sources[check(symbol)];
    }

    public StringTable strings() {
        return strings;
    }

    /** The instruction symbols by address. */
    public AddressOrder addressOrder() {
        AddressOrder known = order;
        if (known == null) {
            known = AddressOrder.sort(this);
            order = known;
        }
        return known;
    }

    private int check(int symbol) {
        if (symbol < 0 || symbol >= size) {
            throw new IndexOutOfBoundsException("symbol " + symbol + " of " + size);
        }
        return symbol;
    }
}
