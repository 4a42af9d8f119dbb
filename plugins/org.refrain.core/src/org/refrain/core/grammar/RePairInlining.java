/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/** Puts the bodies of some rules in the place of their uses. */
final class RePairInlining {

    private final RGrammar grammar;
    private final boolean[] inlined;
    private final RGrammarAssembler assembler = new RGrammarAssembler();
    /** The element that comes next, held back because an equal one may follow. */
    private int element;
    private long exponent;
    private int[] path = new int[16];

    private RePairInlining(RGrammar grammar, boolean[] inlined) {
        this.grammar = grammar;
        this.inlined = inlined;
    }

    /**
     * A grammar without some rules; the others keep their numbers, those inlined are empty and unused.
     *
     * @param inlined rules of which no use has an exponent above 1, unless their body is a single element
     */
    static RGrammar inline(RGrammar grammar, boolean[] inlined) {
        RePairInlining inlining = new RePairInlining(grammar, inlined);
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            inlining.assembler.beginRule();
            if (!inlined[rule]) {
                inlining.copy(rule);
            }
        }
        return inlining.assembler.buildValid();
    }

    /** Copies a body; inlined rules within it are walked through with a stack. */
    private void copy(int rule) {
        exponent = 0;
        int depth = 0;
        int at = grammar.bodyStart(rule);
        int end = grammar.bodyEnd(rule);
        while (true) {
            while (at == end) {
                if (depth == 0) {
                    flush();
                    return;
                }
                end = path[--depth];
                at = path[--depth];
            }
            int current = grammar.element(at);
            long times = grammar.exponent(at);
            at++;
            while (current < 0 && inlined[~current] && grammar.bodyEnd(~current) - grammar.bodyStart(~current) == 1) {
                int only = grammar.bodyStart(~current);
                times *= grammar.exponent(only);
                current = grammar.element(only);
            }
            if (current >= 0 || !inlined[~current]) {
                add(current, times);
            } else {
                assert times == 1;
                if (depth + 2 > path.length) {
                    path = Arrays.copyOf(path, 2 * path.length);
                }
                path[depth++] = at;
                path[depth++] = end;
                at = grammar.bodyStart(~current);
                end = grammar.bodyEnd(~current);
            }
        }
    }

    private void add(int next, long times) {
        if (exponent > 0 && next == element) {
            exponent += times;
        } else {
            flush();
            element = next;
            exponent = times;
        }
    }

    private void flush() {
        if (exponent > 0) {
            assembler.add(element, exponent);
            exponent = 0;
        }
    }
}
