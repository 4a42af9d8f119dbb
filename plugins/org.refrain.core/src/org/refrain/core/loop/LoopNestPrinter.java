/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.io.IOException;
import java.util.function.IntFunction;

import org.refrain.core.grammar.RGrammar;

/**
 * Writes a loop nest as the paper prints it: {@code (V)^3(W)^2X((NKID)^160Q)^249}.
 *
 * <p>Immutable, safe for threads if the names are.
 */
public final class LoopNestPrinter {

    private final IntFunction<String> names;
    private final String separator;

    /**
     * @param names the name of a symbol
     * @param separator between two names that follow each other: nothing for letters as in the paper, otherwise a space
     */
    public LoopNestPrinter(IntFunction<String> names, String separator) {
        this.names = names;
        this.separator = separator;
    }

    /**
     * Writes a nest.
     *
     * @param most about so many symbols and loops are written; for what follows stands "..."
     * @return whether it was written as a whole
     * @throws IOException if it cannot be written
     */
    public boolean print(LoopNest nest, long most, Appendable out) throws IOException {
        return print(nest, 0, most, out);
    }

    /**
     * Writes a body.
     *
     * @param body its number; 0 for the whole nest
     * @param most about so many symbols and loops are written; for what follows stands "..."
     * @return whether it was written as a whole
     * @throws IOException if it cannot be written
     */
    public boolean print(LoopNest nest, int body, long most, Appendable out) throws IOException {
        RGrammar grammar = nest.grammar();
        int[] uses = new int[nest.depth() + 1];
        int[] next = new int[uses.length];
        int[] ends = new int[uses.length];
        int depth = 0;
        next[0] = grammar.bodyStart(body);
        ends[0] = grammar.bodyEnd(body);
        boolean apart = false;
        for (long written = 0;;) {
            if (next[depth] == ends[depth]) {
                if (depth == 0) {
                    return true;
                }
                out.append(")^").append(Long.toString(grammar.exponent(uses[depth--])));
                apart = true;
                continue;
            }
            if (written++ == most) {
                out.append(" ...");
                return false;
            }
            out.append(apart ? separator : "");
            int use = next[depth]++;
            int element = grammar.element(use);
            if (element >= 0) {
                out.append(names.apply(element));
                apart = true;
            } else {
                out.append('(');
                apart = false;
                depth++;
                uses[depth] = use;
                next[depth] = grammar.bodyStart(~element);
                ends[depth] = grammar.bodyEnd(~element);
            }
        }
    }

    /** A nest as one text, for those that are known to be small. */
    public String toString(LoopNest nest) {
        StringBuilder text = new StringBuilder();
        try {
            print(nest, Long.MAX_VALUE, text);
        } catch (IOException e) {
            throw new AssertionError("a StringBuilder takes everything", e);
        }
        return text.toString();
    }
}
