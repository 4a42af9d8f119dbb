/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.refrain.core.grammar.GrammarBuilder;

/**
 * Compresses a control-flow trace with its positions while it is made. A token is numbered once and then appended as
 * often as it comes:
 *
 * <pre>
 * LocatedControlFlowBuilder builder = new LocatedControlFlowBuilder(new ReSequitur(true));
 * int main = builder.tokens().entry("main");
 * builder.append(main, 0);
 * builder.append(builder.tokens().block(0), 0);
 * builder.append(builder.tokens().exit(), 11);
 * LocatedControlFlow flow = builder.build(12);
 * </pre>
 *
 * O(1) expected a token. Not safe for threads.
 */
public final class LocatedControlFlowBuilder {

    private static final int NONE = -1;
    /** Longer spans are cut: what is behind is written as a symbol that says nothing. */
    private static final int LONGEST = 1 << 30;

    private final GrammarBuilder grammar;
    private final ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
    private final ControlFlowAlphabetBuilder symbols = new ControlFlowAlphabetBuilder();
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    /** The events of each symbol. */
    private int[] events = new int[64];
    /** The symbol that each token had last: mostly it is the next one too. */
    private int[] last = new int[0];
    private int pending = NONE;
    private long start;
    private long position;

    /** @param grammar takes the symbols; nothing was appended yet */
    public LocatedControlFlowBuilder(GrammarBuilder grammar) {
        this.grammar = grammar;
        numbers.defaultReturnValue(NONE);
    }

    /** Numbers tokens for {@link #append}. */
    public ControlFlowAlphabetBuilder tokens() {
        return tokens;
    }

    /**
     * Appends a token.
     *
     * @param token as {@link #tokens()} numbers it
     * @param at its position in the trace of instructions, not before the one before
     */
    public void append(int token, long at) {
        flush(at);
        pending = token;
    }

    /**
     * The trace with all that was appended. More may be appended only before this.
     *
     * @param end position behind the last instruction
     */
    public LocatedControlFlow build(long end) {
        flush(end);
        pending = NONE;
        return new LocatedControlFlow(new ControlFlowTrace(symbols.build(), grammar.build()),
                Arrays.copyOf(events, symbols.size()), start);
    }

    private void flush(long at) {
        if (pending == NONE) {
            start = grammar.symbols() == 0 ? at : start;
        } else {
            if (at < position) {
                throw new IllegalArgumentException("position " + at + " after " + position);
            }
            long span = at - position;
            grammar.append(symbol(pending, (int) Math.min(span, LONGEST)));
            for (long left = span - LONGEST; left > 0; left -= LONGEST) {
                grammar.append(symbol(NONE, (int) Math.min(left, LONGEST)));
            }
        }
        position = at;
    }

    private int symbol(int token, int span) {
        if (token != NONE && token < last.length && last[token] != NONE && events[last[token]] == span) {
            return last[token];
        }
        long key = (long) token << 32 | span;
        int symbol = numbers.get(key);
        if (symbol == NONE) {
            symbol = add(token, span);
            numbers.put(key, symbol);
        }
        if (token != NONE) {
            if (token >= last.length) {
                int known = last.length;
                last = Arrays.copyOf(last, Math.max(tokens.size(), 2 * known));
                Arrays.fill(last, known, last.length, NONE);
            }
            last[token] = symbol;
        }
        return symbol;
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
}
