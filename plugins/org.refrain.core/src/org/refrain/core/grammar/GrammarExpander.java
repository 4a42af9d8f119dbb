/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/** Writes out the string that a grammar, or a part of it, stands for. Memory O(depth), whatever the length. */
public final class GrammarExpander {

    private GrammarExpander() {
    }

    /**
     * Expands one rule; rule 0 is the whole string.
     *
     * @throws E whatever the sink throws
     */
    public static <E extends Exception> void expand(RGrammar grammar, int rule, IntSink<E> sink) throws E {
        GrammarCursor cursor = GrammarCursor.ofRule(grammar, rule);
        for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
            sink.accept(symbol);
        }
    }

    /**
     * Expands a section of the string.
     *
     * @param position where it begins, from 0 to the length of the string
     * @param count how many symbols, fewer if the string ends before
     * @throws E whatever the sink throws
     */
    public static <E extends Exception> void expand(GrammarAccess access, long position, long count, IntSink<E> sink)
            throws E {
        GrammarCursor cursor = GrammarCursor.at(access, position);
        long left = Math.min(count, access.length() - position);
        while (left-- > 0) {
            sink.accept(cursor.next());
        }
    }
}
