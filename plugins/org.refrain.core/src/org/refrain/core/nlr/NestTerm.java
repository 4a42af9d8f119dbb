/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/**
 * One top-level term: a tuple, or a nest of loops whose bounds and values are functions of the loops' indexes.
 * Immutable.
 *
 * <pre>
 * for j = 0 to 2
 *   for i = 0 to 5 + 3*j
 *     val 3 + 2*j + 7*i
 * </pre>
 *
 * <p>{@link NestPrinter} writes this form; {@link NestRun} runs it.
 */
public final class NestTerm {

    /** Loops around each other at most. A loop runs three times or more, so that 64 bits of values need no more. */
    static final int MAX_DEPTH = 40;

    final FlatTerms terms;

    /** The term is the nest's own from here on. */
    NestTerm(FlatTerms terms) {
        this.terms = terms;
    }

    /** A copy of a term of a stack. */
    static NestTerm of(TermStack stack, int term) {
        int tokens = stack.tokenStart[term + 1] - stack.tokenStart[term];
        int numbers = stack.numberStart[term + 1] - stack.numberStart[term];
        FlatTerms copy = new FlatTerms(stack.models, tokens, numbers);
        System.arraycopy(stack.tokens, stack.tokenStart[term], copy.tokens, 0, tokens);
        System.arraycopy(stack.span, stack.tokenStart[term], copy.span, 0, tokens);
        System.arraycopy(stack.count, stack.tokenStart[term], copy.count, 0, tokens);
        System.arraycopy(stack.bodyCount, stack.tokenStart[term], copy.bodyCount, 0, tokens);
        System.arraycopy(stack.numbers, stack.numberStart[term], copy.numbers, 0, numbers);
        System.arraycopy(stack.classes, stack.numberStart[term], copy.classes, 0, numbers);
        return new NestTerm(copy);
    }

    /** Whether this is a loop, rather than a single tuple. */
    public boolean isLoop() {
        return Tokens.isLoop(terms.tokens[0]);
    }

    /** How often the outermost loop runs; 1 for a tuple. */
    public long iterations() {
        return isLoop() ? terms.numbers[0] + 1 : 1;
    }

    /** Loops and tuples in the nest's text, itself included. */
    public int nodes() {
        return terms.tokens.length;
    }

    /** Memory that it takes, about. */
    public long bytes() {
        return 200 + 16L * terms.tokens.length + 9L * terms.numbers.length;
    }

    /** Loops around each other; 0 for a tuple. */
    public int depth() {
        return terms.depth(0);
    }

    /** How many tuples the nest yields, in closed form; {@link Long#MAX_VALUE} if more than that. */
    public long length() {
        NestRun run = new NestRun();
        run.start(this);
        run.room(terms.count[0]);
        System.arraycopy(terms.numbers, 0, run.work, 0, terms.count[0]);
        return new NestLengths(run).term(0, 0, 0, terms.count[0]);
    }

    /** Hands out the nest's text from its beginning. */
    public void visit(NestVisitor visitor) {
        NestWalk.over(terms, visitor);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NestTerm nest && Arrays.equals(terms.tokens, nest.terms.tokens)
                && Arrays.equals(terms.numbers, nest.terms.numbers)
                && Arrays.equals(terms.classes, nest.terms.classes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(terms.tokens) * 31 + Arrays.hashCode(terms.numbers);
    }

    /** The nest in the paper's notation. */
    @Override
    public String toString() {
        return new NestPrinter().print(this);
    }
}
