/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * Reads a grammar's string symbol by symbol, from any position on, with a stack of its own: rules may be nested to any
 * depth. Each step costs O(1) amortised, memory is O(depth). Not safe for threads; any number of cursors can read one
 * grammar.
 */
public final class GrammarCursor {

    /** What {@link #next()} returns behind the last symbol. */
    public static final int END = -1;

    private final RGrammar grammar;
    /** The open elements, outermost first; how often each is still to come; and where the bodies end. */
    private int[] indexes = new int[16];
    private long[] left = new long[16];
    private int[] bodyEnds = new int[16];
    private int depth;

    private GrammarCursor(RGrammar grammar) {
        this.grammar = grammar;
    }

    /** A cursor before the first symbol of a rule; it ends with the rule. */
    public static GrammarCursor ofRule(RGrammar grammar, int rule) {
        GrammarCursor cursor = new GrammarCursor(grammar);
        cursor.enter(rule);
        return cursor;
    }

    /**
     * A cursor before a position, found in O(depth log n).
     *
     * @param position from 0 to the length of the string
     * @throws IndexOutOfBoundsException if there is no such position
     */
    public static GrammarCursor at(GrammarAccess access, long position) {
        GrammarAccess.checkPosition(position, access.length());
        GrammarCursor cursor = new GrammarCursor(access.grammar());
        if (position < access.length()) {
            cursor.seek(access, position);
        }
        return cursor;
    }

    private void seek(GrammarAccess access, long position) {
        int rule = 0;
        long offset = position;
        while (true) {
            int index = access.elementAt(rule, offset);
            long inElement = offset - access.startOf(index);
            int element = grammar.element(index);
            if (element >= 0) {
                push(index, grammar.exponent(index) - inElement, grammar.bodyEnd(rule));
                return;
            }
            long length = grammar.length(~element);
            long repetition = inElement / length;
            push(index, grammar.exponent(index) - repetition - 1, grammar.bodyEnd(rule));
            offset = inElement - repetition * length;
            rule = ~element;
        }
    }

    /** The next symbol, or {@link #END}. */
    public int next() {
        while (depth > 0) {
            int top = depth - 1;
            if (left[top] == 0) {
                int index = indexes[top] + 1;
                if (index == bodyEnds[top]) {
                    depth--;
                    continue;
                }
                indexes[top] = index;
                left[top] = grammar.exponent(index);
            }
            left[top]--;
            int element = grammar.element(indexes[top]);
            if (element >= 0) {
                return element;
            }
            enter(~element);
        }
        return END;
    }

    private void enter(int rule) {
        int start = grammar.bodyStart(rule);
        int end = grammar.bodyEnd(rule);
        if (start < end) {
            push(start, grammar.exponent(start), end);
        }
    }

    private void push(int index, long times, int bodyEnd) {
        if (depth == indexes.length) {
            indexes = Arrays.copyOf(indexes, 2 * depth);
            left = Arrays.copyOf(left, 2 * depth);
            bodyEnds = Arrays.copyOf(bodyEnds, 2 * depth);
        }
        indexes[depth] = index;
        left[depth] = times;
        bodyEnds[depth++] = bodyEnd;
    }
}
