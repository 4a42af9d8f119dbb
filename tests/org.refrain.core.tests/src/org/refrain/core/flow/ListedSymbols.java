/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.symbol.SymbolTable;

/** A symbol table for tests: instructions listed by address and text. */
public final class ListedSymbols implements SymbolTable {

    private final List<Long> addresses = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();
    private final Map<Long, Integer> byAddress = new HashMap<>();

    /** The symbol of an instruction, new or known. */
    public int instruction(long address, String text) {
        int known = symbolAt(address);
        if (known >= 0) {
            return known;
        }
        byAddress.put(address, addresses.size());
        return add(Kind.INSTRUCTION, address, text);
    }

    /** A new discontinuity. */
    public int discontinuity() {
        return add(Kind.DISCONTINUITY, 0, "TRACE RUN");
    }

    private int add(Kind kind, long address, String text) {
        addresses.add(address);
        texts.add(text);
        kinds.add(kind);
        return addresses.size() - 1;
    }

    @Override
    public int size() {
        return addresses.size();
    }

    @Override
    public Kind kind(int symbol) {
        return kinds.get(symbol);
    }

    @Override
    public long address(int symbol) {
        return addresses.get(symbol);
    }

    @Override
    public String text(int symbol) {
        return texts.get(symbol);
    }

    @Override
    public String function(int symbol) {
        return "";
    }

    @Override
    public String source(int symbol) {
        return "";
    }

    @Override
    public int symbolAt(long address) {
        return byAddress.getOrDefault(address, -1);
    }
}
