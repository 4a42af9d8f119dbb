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
 * A loop at the top of a sequence but for the number of its iterations: loops whose bodies are equal, and change from
 * one iteration to the next alike, have equal ones. Immutable.
 */
public final class NestBody {

    private final NestTerm loop;

    /** @param loop a loop, no single tuple */
    public NestBody(NestTerm loop) {
        if (!loop.isLoop()) {
            throw new IllegalArgumentException("a tuple has no body");
        }
        this.loop = loop;
    }

    /**
     * The loop with this body.
     *
     * @param iterations of the outermost loop, 1 or more
     */
    public NestTerm with(long iterations) {
        if (iterations == loop.iterations()) {
            return loop;
        }
        FlatTerms old = loop.terms;
        FlatTerms copy = new FlatTerms(old.models, 0, 0);
        copy.tokens = old.tokens;
        copy.span = old.span;
        copy.count = old.count;
        copy.bodyCount = old.bodyCount;
        copy.classes = old.classes;
        copy.numbers = old.numbers.clone();
        copy.numbers[0] = iterations - 1;
        return new NestTerm(copy);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof NestBody body)) {
            return false;
        }
        FlatTerms mine = loop.terms;
        FlatTerms others = body.loop.terms;
        return Arrays.equals(mine.tokens, others.tokens) && Arrays.equals(mine.classes, others.classes)
                && Arrays.equals(mine.numbers, 1, mine.numbers.length, others.numbers, 1, others.numbers.length);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(loop.terms.tokens);
        for (int i = 1; i < loop.terms.numbers.length; i++) {
            hash = hash * 31 + Long.hashCode(loop.terms.numbers[i]);
        }
        return hash;
    }
}
