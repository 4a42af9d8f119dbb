/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import org.refrain.core.grammar.RGrammar;

/**
 * A walk over all elements of the rules that the start rule reaches, in the order of the derivation: a rule's body is
 * walked right behind the element that uses it first. Explicit stack: 8 bytes a rule.
 */
final class Derivation {

    /** {@link #next()} at the end of a body. */
    static final int END = Integer.MIN_VALUE;

    private final RGrammar grammar;
    private final boolean[] entered;
    private final int[] rules;
    private final int[] at;
    private int depth = 1;
    private int index;
    private boolean firstUse;

    Derivation(RGrammar grammar) {
        this.grammar = grammar;
        entered = new boolean[grammar.ruleCount()];
        rules = new int[grammar.ruleCount()];
        at = new int[grammar.ruleCount()];
        entered[0] = true;
        at[0] = grammar.bodyStart(0);
    }

    boolean hasNext() {
        return depth > 0;
    }

    /** Goes on to the next element, or to the end of the current body. Returns the element, or {@link #END}. */
    int next() {
        int top = depth - 1;
        if (at[top] == grammar.bodyEnd(rules[top])) {
            depth--;
            return END;
        }
        index = at[top]++;
        int element = grammar.element(index);
        firstUse = element < 0 && !entered[~element];
        if (firstUse) {
            entered[~element] = true;
            rules[depth] = ~element;
            at[depth++] = grammar.bodyStart(~element);
        }
        return element;
    }

    /** Whether the element is the first use of a rule, whose body comes next. */
    boolean isFirstUse() {
        return firstUse;
    }

    /** How often the element is repeated. */
    long exponent() {
        return grammar.exponent(index);
    }

    /** Number of bodies open, the start rule's included. */
    int depth() {
        return depth;
    }

    /** How many elements of the current body are behind; for the body that the next element belongs to. */
    int place() {
        return at[depth - 1] - grammar.bodyStart(rules[depth - 1]);
    }

    /** The rule whose body is current. */
    int rule() {
        return rules[depth - 1];
    }

    /** In the current body, the exponent of the element walked last: a rule's own exponent, behind its body's end. */
    long exponentBehind() {
        return grammar.exponent(at[depth - 1] - 1);
    }

    /** In the current body, the element walked last. */
    int elementBehind() {
        return grammar.element(at[depth - 1] - 1);
    }
}
