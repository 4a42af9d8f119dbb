/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** A trace in memory: addresses with or without texts and function names. */
public final class ListedTrace implements SymbolTable {

    private static final String GAP = "gap";

    private final List<String> texts = new ArrayList<>();
    private final List<String> functions = new ArrayList<>();
    private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();
    private long[] addresses = new long[16];
    private int[] events = new int[1024];
    private int count;

    ListedTrace() {
        known.defaultReturnValue(-1);
    }

    /** Adds an event without a text. */
    void add(long address) {
        add(address, "", "");
    }

    /** Adds an event; text and function count where the address comes for the first time. */
    void add(long address, String text, String function) {
        int symbol = known.get(address);
        if (symbol < 0) {
            symbol = newSymbol(address, text, function);
            known.put(address, symbol);
        }
        append(symbol);
    }

    /** Adds a discontinuity. */
    void gap() {
        append(newSymbol(-1, GAP, ""));
    }

    private int newSymbol(long address, String text, String function) {
        int symbol = texts.size();
        addresses = symbol == addresses.length ? Arrays.copyOf(addresses, 2 * symbol) : addresses;
        addresses[symbol] = address;
        texts.add(text);
        functions.add(function);
        return symbol;
    }

    private void append(int symbol) {
        events = count == events.length ? Arrays.copyOf(events, 2 * count) : events;
        events[count++] = symbol;
    }

    /** Number of events. */
    public int length() {
        return count;
    }

    /** The address of an event. */
    public long addressAt(long position) {
        return addresses[events[(int) position]];
    }

    /** The events. */
    public SymbolSequence sequence() {
        return SymbolSequence.of(Arrays.copyOf(events, count));
    }

    @Override
    public int size() {
        return texts.size();
    }

    @Override
    public Kind kind(int symbol) {
        return texts.get(symbol).equals(GAP) ? Kind.DISCONTINUITY : Kind.INSTRUCTION;
    }

    @Override
    public long address(int symbol) {
        return addresses[symbol];
    }

    @Override
    public String text(int symbol) {
        return texts.get(symbol);
    }

    @Override
    public String function(int symbol) {
        return functions.get(symbol);
    }

    @Override
    public String source(int symbol) {
        return "";
    }

    @Override
    public int symbolAt(long address) {
        return known.get(address);
    }
}
