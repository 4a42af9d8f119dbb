/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.function.IntPredicate;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How many tuples terms yield, without running them.
 *
 * <p>A loop whose inner bounds stay the same yields its body's tuples times its iterations. Where inner bounds vary,
 * the tuples of iteration i are a polynomial of i: a bound is linear in each index, so that summing over a loop in a
 * loop at most doubles the degree and adds one. A body with loops h deep has degree 2^h - 1 at most; 2^h samples give
 * its differences, and the sum over n iterations is the sum of {@code difference(j) * binomial(n, j + 1)} (Newton).
 *
 * <p>Computes in the free part of a run's work, from a place {@code free} on, with terms whose numbers are in the work
 * too. Recursion as deep as loops nest. Not thread-safe.
 */
final class NestLengths {

    /** Of deeper bodies with varying bounds the iterations are added one by one. */
    private static final int MAX_SAMPLED_DEPTH = 4;
    /** So many at most; what has more is taken for endless. */
    private static final long MAX_ADDED = 1 << 20;

    private final NestRun run;
    /** What is counted instead of all tuples, by its token; null to count these. */
    private final @Nullable IntPredicate counted;

    NestLengths(NestRun run) {
        this(run, null);
    }

    /** @param counted the tuples that count, by their token; and the loops, each time that they run at all */
    NestLengths(NestRun run, @Nullable IntPredicate counted) {
        this.run = run;
        this.counted = counted;
    }

    /** Tuples of a term, at most {@link Long#MAX_VALUE}. */
    long term(int token, int at, int classAt, int free) {
        IntPredicate chosen = counted;
        if (!Tokens.isLoop(run.terms.tokens[token])) {
            return chosen == null || chosen.test(token) ? 1 : 0;
        }
        long bound = run.work[at];
        if (bound < 0) {
            return 0;
        }
        long itself = chosen != null && chosen.test(token) ? 1 : 0;
        return bound == Long.MAX_VALUE ? bound : add(itself, iterations(token, at, classAt, 0, bound + 1, free));
    }

    /** Tuples of the iterations of a loop from one up to before another. */
    long iterations(int token, int at, int classAt, long from, long to, int free) {
        if (to <= from) {
            return 0;
        }
        if (!boundsVary(token, at, classAt)) {
            return multiply(body(token, at, classAt, from, free), to - from);
        }
        int inner = run.terms.depth(token) - 1;
        int samples = inner > MAX_SAMPLED_DEPTH ? Integer.MAX_VALUE : 1 << inner;
        if (to - from > samples) {
            try {
                return interpolate(token, at, classAt, from, to, free, samples);
            } catch (ArithmeticException e) {
                // a product left 64 bits, or this is no polynomial; the sum may still be small
            }
        }
        if (to - from > MAX_ADDED) {
            return Long.MAX_VALUE;
        }
        long all = 0;
        for (long i = from; i < to; i++) {
            all = add(all, body(token, at, classAt, i, free));
        }
        return all;
    }

    /** Tuples of one iteration of a loop. */
    private long body(int token, int at, int classAt, long index, int free) {
        computeBody(token, at, classAt, index, free);
        FlatTerms terms = run.terms;
        int end = token + terms.span[token];
        int behind = free + terms.bodyCount[token];
        int childAt = free;
        long all = 0;
        for (int child = token + 1; child < end; child += terms.span[child]) {
            all = add(all, term(child, childAt, classAt + 1 + childAt - free, behind));
            childAt += terms.count[child];
        }
        return all;
    }

    /** Writes the numbers of an iteration's body. */
    void computeBody(int token, int at, int classAt, long index, int into) {
        int length = run.terms.bodyCount[token];
        run.room(into + length);
        long[] work = run.work;
        byte[] classes = run.terms.classes;
        int slope = at + 1 + length;
        for (int i = 0; i < length; i++) {
            long number = work[at + 1 + i];
            if (FieldModels.varies(classes[classAt + 1 + i])) {
                number += index * work[slope++];
            }
            work[into + i] = number;
        }
    }

    private long interpolate(int token, int at, int classAt, long from, long to, int free, int samples) {
        long[] differences = new long[samples];
        for (int i = 0; i < samples; i++) {
            differences[i] = body(token, at, classAt, from + i, free);
        }
        for (int turn = 1; turn < samples; turn++) {
            for (int i = samples - 1; i >= turn; i--) {
                differences[i] = Math.subtractExact(differences[i], differences[i - 1]);
            }
        }
        int order = samples;
        while (order > 1 && differences[order - 1] == 0) {
            order--;
        }
        long all = 0;
        long last = 0;
        long binomial = 1;
        for (int j = 0; j < order; j++) {
            last = Math.addExact(last, Math.multiplyExact(differences[j], binomialBefore(binomial, to - from, j)));
            binomial = Math.multiplyExact(binomial, to - from - j) / (j + 1);
            all = Math.addExact(all, Math.multiplyExact(differences[j], binomial));
        }
        if (last != body(token, at, classAt, to - 1, free)) {
            throw new ArithmeticException("a bound below -1, where a loop runs as often as one with -1");
        }
        return all;
    }

    /** From the binomial coefficient of n over j, that of n - 1 over j. */
    private static long binomialBefore(long binomial, long n, int j) {
        return Math.multiplyExact(binomial, n - j) / n;
    }

    /** Whether a bound in a loop's body depends on the loop's index. */
    boolean boundsVary(int token, int at, int classAt) {
        int length = run.terms.bodyCount[token];
        int slope = at + 1 + length;
        for (int i = 0; i < length; i++) {
            byte numberClass = run.terms.classes[classAt + 1 + i];
            if (FieldModels.varies(numberClass) && run.work[slope++] != 0 && FieldModels.isBound(numberClass)) {
                return true;
            }
        }
        return false;
    }

    static long add(long a, long b) {
        long sum = a + b;
        return sum < 0 ? Long.MAX_VALUE : sum;
    }

    private static long multiply(long a, long b) {
        long product = a * b;
        return Math.multiplyHigh(a, b) != 0 || product < 0 ? Long.MAX_VALUE : product;
    }
}
