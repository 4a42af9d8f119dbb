/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * Collects the rules of an {@link RGrammar}, one after the other. Not safe for threads.
 *
 * <pre>
 * assembler.beginRule();     // rule 0, the start rule
 * assembler.add(~1, 3);      // S -&gt; A^3
 * assembler.beginRule();     // rule 1
 * assembler.add('a', 1);     // A -&gt; a b
 * assembler.add('b', 1);
 * RGrammar grammar = assembler.build();
 * </pre>
 */
public final class RGrammarAssembler {

    private int[] starts = new int[16];
    private int rules;
    private int[] elements = new int[64];
    private long[] exponents = new long[64];
    private int count;

    /** Begins the next rule. */
    public void beginRule() {
        if (rules + 1 == starts.length) {
            starts = Arrays.copyOf(starts, grown(starts.length));
        }
        starts[rules++] = count;
    }

    /**
     * Adds an element to the rule begun last.
     *
     * @param element a terminal, or {@code ~rule}
     * @param exponent how often it is repeated, 1 or more
     */
    public void add(int element, long exponent) {
        if (rules == 0) {
            throw new IllegalStateException("no rule has been begun");
        }
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, grown(count));
            exponents = Arrays.copyOf(exponents, elements.length);
        }
        elements[count] = element;
        exponents[count++] = exponent;
    }

    /** Number of rules begun. */
    public int ruleCount() {
        return rules;
    }

    /**
     * The grammar.
     *
     * @throws InvalidGrammarException if the rules are none
     */
    public RGrammar build() throws InvalidGrammarException {
        int[] bodyStarts = Arrays.copyOf(starts, rules + 1);
        bodyStarts[rules] = count;
        return new RGrammar(bodyStarts, Arrays.copyOf(elements, count), Arrays.copyOf(exponents, count));
    }

    /** As {@link #build()}, for rules that are right by construction. */
    RGrammar buildValid() {
        try {
            return build();
        } catch (InvalidGrammarException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int grown(int length) {
        return Math.max(length, (int) Math.min(length + (length >> 1) + 1L, Integer.MAX_VALUE - 8L));
    }
}
