/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Numbers tokens together with the number of instruction events behind them: the symbols of a
 * {@link LocatedControlFlow}. O(1) expected. Not safe for threads.
 */
final class LocatedSymbols {

    /** No token: a symbol that only stands for events. */
    static final int NONE = -1;

    /** Numbers the tokens. */
    final ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
    private final ControlFlowAlphabetBuilder symbols = new ControlFlowAlphabetBuilder();
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    /** The events of each symbol. */
    private int[] events = new int[64];
    /** The symbol that each token had last: mostly it is the next one too. */
    private int[] last = new int[0];

    LocatedSymbols() {
        numbers.defaultReturnValue(NONE);
    }

    /**
     * The symbol of a token and what lies behind it.
     *
     * @param token as {@link #tokens} numbers it, or {@link #NONE}
     */
    int of(int token, int span) {
        if (token != NONE && token < last.length && last[token] != NONE && events[last[token]] == span) {
            return last[token];
        }
        long key = (long) token << Integer.SIZE | span;
        int symbol = numbers.get(key);
        if (symbol == NONE) {
            symbol = add(token, span);
            numbers.put(key, symbol);
        }
        remember(token, symbol);
        return symbol;
    }

    private void remember(int token, int symbol) {
        if (token == NONE) {
            return;
        }
        if (token >= last.length) {
            int known = last.length;
            last = Arrays.copyOf(last, Math.max(tokens.size(), 2 * known));
            Arrays.fill(last, known, last.length, NONE);
        }
        last[token] = symbol;
    }

    private int add(int token, int span) {
        int symbol = symbols.size();
        symbols.append(token == NONE ? ControlFlowText.NONE : tokens.meaning(token));
        if (symbol == events.length) {
            events = Arrays.copyOf(events, 2 * symbol);
        }
        events[symbol] = span;
        return symbol;
    }

    /** What all symbols mean. */
    ControlFlowAlphabet alphabet() {
        return symbols.build();
    }

    /** How many events there are behind each symbol. */
    int[] events() {
        return Arrays.copyOf(events, symbols.size());
    }
}
