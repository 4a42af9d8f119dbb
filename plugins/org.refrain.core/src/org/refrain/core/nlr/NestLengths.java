/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * How many tuples parts of a running nest yield, without running them.
 *
 * <p>A loop whose inner bounds stay the same yields its body's tuples times its iterations. Where inner bounds vary,
 * the tuples of iteration i are a polynomial of i: a bound is linear in each index, so that summing over a loop in a
 * loop at most doubles the degree and adds one. A body with loops h deep has degree 2^h - 1 at most; 2^h samples give
 * its differences, and the sum over n iterations is the sum of {@code difference(j) * binomial(n, j + 1)} (Newton).
 *
 * <p>Computes in the free part of the run's work; not thread-safe.
 */
final class NestLengths {

    /** Of deeper bodies with varying bounds the iterations are added one by one. */
    private static final int MAX_SAMPLED_DEPTH = 4;
    /** So many at most; what has more is taken for endless. */
    private static final long MAX_ADDED = 1 << 20;

    private final NestRun run;
    private final FlatTerms terms;

    NestLengths(NestRun run) {
        this.run = run;
        terms = run.terms;
    }

    /** The first place of the work that a computation may use. */
    int free() {
        return run.region[run.frame + 1];
    }

    /** Tuples to come, at most {@link Long#MAX_VALUE}. */
    long remaining() {
        long all = 0;
        for (int frame = run.frame; frame >= 0; frame--) {
            all = add(all, iteration(frame));
            if (frame > 0 && run.iteration[frame] < run.bound[frame]) {
                all = add(all, between(frame, run.iteration[frame] + 1, run.bound[frame] + 1));
            }
        }
        return all;
    }

    /** Tuples still to come in the running iteration of a frame's loop, loops in it that are running left out. */
    long iteration(int frame) {
        return block(run.child[frame], run.childEnd[frame], run.childAt[frame], run.childClass[frame], free());
    }

    /** Tuples of the iterations of a frame's loop from one up to before another. */
    long between(int frame, long from, long to) {
        return sum(run.loop[frame], run.start[frame], run.startClass[frame], from, to, free());
    }

    /** Tuples of a term whose numbers are in the work, at most {@link Long#MAX_VALUE}. */
    long term(int token, int at, int classAt, int free) {
        if (!Tokens.isLoop(terms.tokens[token])) {
            return 1;
        }
        long bound = run.work[at];
        if (bound < 0) {
            return 0;
        }
        return bound == Long.MAX_VALUE ? bound : sum(token, at + 1, classAt + 1, 0, bound + 1, free);
    }

    private long block(int from, int end, int at, int classAt, int free) {
        long all = 0;
        int skipped = 0;
        for (int token = from; token < end; token += terms.span[token]) {
            all = add(all, term(token, at + skipped, classAt + skipped, free));
            skipped += terms.count[token];
        }
        return all;
    }

    /** Tuples of one iteration of a loop whose numbers behind the bound are in the work. */
    long body(int token, int at, int classAt, long iteration, int free) {
        int length = terms.bodyCount(token);
        run.compute(at, classAt, length, iteration, free);
        return block(token + 1, token + terms.span[token], free, classAt, free + length);
    }

    /** Tuples of the iterations of a loop from one up to before another. */
    long sum(int token, int at, int classAt, long from, long to, int free) {
        if (!boundsVary(token, at, classAt)) {
            return multiply(body(token, at, classAt, from, free), to - from);
        }
        int inner = terms.depth(token) - 1;
        int samples = inner > MAX_SAMPLED_DEPTH ? Integer.MAX_VALUE : 1 << inner;
        if (to - from > samples) {
            try {
                return interpolate(token, at, classAt, from, to, free, samples);
            } catch (ArithmeticException e) {
                // a product left 64 bits; their sum may still be small
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

    private long interpolate(int token, int at, int classAt, long from, long to, int free, int samples) {
        long[] differences = new long[samples];
        for (int i = 0; i < samples; i++) {
            differences[i] = body(token, at, classAt, from + i, free);
        }
        for (int order = 1; order < samples; order++) {
            for (int i = samples - 1; i >= order; i--) {
                differences[i] = Math.subtractExact(differences[i], differences[i - 1]);
            }
        }
        int last = samples - 1;
        while (last > 0 && differences[last] == 0) {
            last--;
        }
        long all = 0;
        long binomial = 1;
        for (int j = 0; j <= last; j++) {
            binomial = Math.multiplyExact(binomial, to - from - j) / (j + 1);
            all = Math.addExact(all, Math.multiplyExact(differences[j], binomial));
        }
        return all;
    }

    /** Whether a bound in the loop's body depends on the loop's index. */
    boolean boundsVary(int token, int at, int classAt) {
        int length = terms.bodyCount(token);
        int slope = at + length;
        for (int i = 0; i < length; i++) {
            byte numberClass = terms.classes[classAt + i];
            if (FieldModels.varies(numberClass) && run.work[slope++] != 0 && FieldModels.isBound(numberClass)) {
                return true;
            }
        }
        return false;
    }

    private static long add(long a, long b) {
        long sum = a + b;
        return sum < 0 ? Long.MAX_VALUE : sum;
    }

    private static long multiply(long a, long b) {
        long product = a * b;
        return Math.multiplyHigh(a, b) != 0 || product < 0 ? Long.MAX_VALUE : product;
    }
}
