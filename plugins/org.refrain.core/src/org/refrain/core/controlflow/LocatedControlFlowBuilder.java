/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

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

    /** Longer spans are cut: what is behind is written as a symbol that says nothing. */
    private static final int LONGEST = 1 << 30;

    private final GrammarBuilder grammar;
    private final LocatedSymbols symbols = new LocatedSymbols();
    private int pending = LocatedSymbols.NONE;
    private long start;
    private long position;

    /** @param grammar takes the symbols; nothing was appended yet */
    public LocatedControlFlowBuilder(GrammarBuilder grammar) {
        this.grammar = grammar;
    }

    /** Numbers tokens for {@link #append}. */
    public ControlFlowAlphabetBuilder tokens() {
        return symbols.tokens;
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
        pending = LocatedSymbols.NONE;
        return new LocatedControlFlow(new ControlFlowTrace(symbols.alphabet(), grammar.build()), symbols.events(),
                start);
    }

    private void flush(long at) {
        if (pending == LocatedSymbols.NONE) {
            start = grammar.symbols() == 0 ? at : start;
        } else {
            if (at < position) {
                throw new IllegalArgumentException("position " + at + " after " + position);
            }
            long span = at - position;
            grammar.append(symbols.of(pending, (int) Math.min(span, LONGEST)));
            for (long left = span - LONGEST; left > 0; left -= LONGEST) {
                grammar.append(symbols.of(LocatedSymbols.NONE, (int) Math.min(left, LONGEST)));
            }
        }
        position = at;
    }
}
