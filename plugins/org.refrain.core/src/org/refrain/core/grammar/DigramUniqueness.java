/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Optional;

/**
 * Looks for a digram that occurs twice. Two occurrences that share an element, as in "aaa", count as one.
 *
 * <p>A hash table of the first occurrences; expected time linear in the number of elements, 8 to 16 bytes for each.
 */
final class DigramUniqueness {

    private final RGrammar grammar;
    /** Index of a digram's first element, plus 1; 0 is a free slot. */
    private final int[] slots;

    private DigramUniqueness(RGrammar grammar) {
        this.grammar = grammar;
        int capacity = Integer.highestOneBit(Math.max(8, Math.min(grammar.elementCount(), 1 << 28))) * 4;
        slots = new int[capacity];
    }

    static Optional<GrammarViolation> verify(RGrammar grammar) {
        DigramUniqueness digrams = new DigramUniqueness(grammar);
        for (int rule = 0; rule < grammar.ruleCount(); rule++) {
            for (int i = grammar.bodyStart(rule); i + 1 < grammar.bodyEnd(rule); i++) {
                int first = digrams.firstOccurrence(i);
                if (first != i && (first != i - 1 || first < grammar.bodyStart(rule))) {
                    return GrammarVerifier.violation(GrammarProperty.DIGRAM_UNIQUENESS, rule,
                            i - grammar.bodyStart(rule), "the digram occurs before, at index " + first
                                    + " of all elements");
                }
            }
        }
        return Optional.empty();
    }

    /** Where a digram occurs first; stores it if that is here. */
    private int firstOccurrence(int index) {
        int mask = slots.length - 1;
        int at = hash(index) & mask;
        while (slots[at] != 0) {
            if (areEqual(slots[at] - 1, index)) {
                return slots[at] - 1;
            }
            at = at + 1 & mask;
        }
        slots[at] = index + 1;
        return index;
    }

    private boolean areEqual(int a, int b) {
        return grammar.element(a) == grammar.element(b) && grammar.element(a + 1) == grammar.element(b + 1)
                && grammar.exponent(a) == grammar.exponent(b) && grammar.exponent(a + 1) == grammar.exponent(b + 1);
    }

    private int hash(int index) {
        long hash = grammar.element(index);
        hash = hash * 0x9E3779B97F4A7C15L + grammar.exponent(index);
        hash = hash * 0x9E3779B97F4A7C15L + grammar.element(index + 1);
        hash = hash * 0x9E3779B97F4A7C15L + grammar.exponent(index + 1);
        hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
        return (int) (hash >>> 32);
    }
}
