/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * An r-grammar: rules whose bodies are sequences of (symbol, exponent), and which expands to one string only.
 *
 * <p>Rule 0 is the start rule. An element is an int: a terminal t is t (0 or more), a use of rule r is {@code ~r}
 * (negative). Bodies lie one behind the other in flat arrays. A plain grammar, as Sequitur makes it, is an r-grammar
 * whose exponents are all 1.
 *
 * <p>Immutable, safe for threads. Memory: 12 bytes for each element and 12 for each rule.
 *
 * <p>Source: A. Amiar et al., Compressing Microcontroller Execution Traces to Assist System Analysis (IESS 2013),
 * section 3.1.
 */
public final class RGrammar {

    private final int[] bodyStarts;
    private final int[] elements;
    private final long[] exponents;
    private final long[] lengths;

    /**
     * Takes the arrays over; the caller must not change them any more.
     *
     * @param bodyStarts where each rule's body starts in {@code elements}, and one more entry: the end of the last
     * @param elements terminals and {@code ~rule}
     * @param exponents how often each element is repeated, 1 or more
     * @throws InvalidGrammarException if the rules are no r-grammar: a rule that uses itself, directly or not, a rule
     *         number out of range, an exponent below 1, or a string longer than 2^62 symbols
     */
    public RGrammar(int[] bodyStarts, int[] elements, long[] exponents) throws InvalidGrammarException {
        this.bodyStarts = bodyStarts;
        this.elements = elements;
        this.exponents = exponents;
        this.lengths = RuleLengths.compute(bodyStarts, elements, exponents);
    }

    /** Number of rules, the start rule included; at least 1. */
    public int ruleCount() {
        return bodyStarts.length - 1;
    }

    /** Number of elements of all bodies. */
    public int elementCount() {
        return elements.length;
    }

    /** Size as published: elements of all bodies plus number of rules (section 5.2). */
    public long size() {
        return (long) elementCount() + ruleCount();
    }

    /** Index of a rule's first element. */
    public int bodyStart(int rule) {
        return bodyStarts[rule];
    }

    /** Index behind a rule's last element. */
    public int bodyEnd(int rule) {
        return bodyStarts[rule + 1];
    }

    /** The element at an index: a terminal, or {@code ~rule}. */
    public int element(int index) {
        return elements[index];
    }

    /** How often the element at an index is repeated, 1 or more. */
    public long exponent(int index) {
        return exponents[index];
    }

    /** Number of terminals that one repetition of the element at an index expands to: 1 for a terminal. */
    public long elementLength(int index) {
        int element = elements[index];
        return element >= 0 ? 1 : lengths[~element];
    }

    /** Number of terminals that a rule expands to. */
    public long length(int rule) {
        return lengths[rule];
    }

    /** Number of terminals of the whole string. */
    public long length() {
        return lengths[0];
    }

    /** How often each rule is used in all bodies, exponents counted. */
    public long[] countUses() {
        long[] uses = new long[ruleCount()];
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] < 0) {
                uses[~elements[i]] += exponents[i];
            }
        }
        return uses;
    }
}
