/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * Runs a nest, which gives the sequence that it was recognised in. The body of each iteration is computed once, when
 * the iteration begins: O(coefficients of the body) each, and O(1) for a tuple in it. Sums wrap at 64 bits, so that
 * every value that was in the sequence comes out exactly. Reusable; not thread-safe.
 *
 * <pre>
 * for (run.start(nest); run.next();) {
 *     use(run.label(), run.value(0));
 * }
 * </pre>
 */
public final class NestRun {

    private static final int FRAMES = NestTerm.MAX_DEPTH + 2;

    FlatTerms terms = new FlatTerms(FieldModels.CONSTANT, 0, 0);
    /** The numbers of the term, then of the running iteration of each loop, the innermost last. */
    long[] work = new long[64];
    /** The innermost running loop's frame; frame 0 holds the whole term. */
    int frame;
    /** Per frame: its loop's token, and where its loop's numbers c, behind the bound, are in the work and the terms. */
    final int[] loop = new int[FRAMES];
    final int[] start = new int[FRAMES];
    final int[] startClass = new int[FRAMES];
    final int[] bodyCount = new int[FRAMES];
    final long[] iteration = new long[FRAMES];
    final long[] bound = new long[FRAMES];
    /** Per frame: where the running iteration's numbers begin in the work; behind the last of them the work is free. */
    final int[] region = new int[FRAMES + 1];
    /** Per frame: the next term to run: its token, its numbers in the work, and their classes. */
    final int[] child = new int[FRAMES];
    final int[] childAt = new int[FRAMES];
    final int[] childClass = new int[FRAMES];
    final int[] childEnd = new int[FRAMES];
    private int tuple;
    private int tupleAt;

    /** Goes before the first tuple of a nest. */
    public void start(NestTerm nest) {
        start(nest.terms, 0, 0);
    }

    void start(FlatTerms from, int token, int number) {
        terms = from;
        int length = from.count[token];
        room(length);
        System.arraycopy(from.numbers, number, work, 0, length);
        frame = 0;
        region[0] = 0;
        region[1] = length;
        child[0] = token;
        childAt[0] = 0;
        childClass[0] = number;
        childEnd[0] = token + from.span[token];
        bound[0] = 0;
        iteration[0] = 0;
    }

    private void room(int length) {
        if (length > work.length) {
            work = Arrays.copyOf(work, Math.max(length, work.length * 2));
        }
    }

    /**
     * Goes to the next tuple.
     *
     * @return false behind the last one
     */
    public boolean next() {
        while (settle()) {
            int token = terms.tokens[child[frame]];
            if (Tokens.isLoop(token)) {
                enter(0);
            } else {
                tuple = token;
                tupleAt = childAt[frame];
                pass();
                return true;
            }
        }
        return false;
    }

    /** Leaves loops that are done, so that there is a next term to run; false at the end of everything. */
    boolean settle() {
        while (child[frame] == childEnd[frame]) {
            if (iteration[frame] < bound[frame]) {
                iteration[frame]++;
                begin();
            } else if (frame == 0) {
                return false;
            } else {
                frame--;
            }
        }
        return true;
    }

    /** Passes over the next term. */
    void pass() {
        int token = child[frame];
        int length = terms.count[token];
        child[frame] = token + terms.span[token];
        childAt[frame] += length;
        childClass[frame] += length;
    }

    /** Goes into the next term, a loop, at the beginning of an iteration; passes over it if it has none such. */
    void enter(long first) {
        int token = child[frame];
        int at = childAt[frame];
        int classAt = childClass[frame];
        pass();
        if (first > work[at]) {
            return;
        }
        frame++;
        loop[frame] = token;
        bound[frame] = work[at];
        start[frame] = at + 1;
        startClass[frame] = classAt + 1;
        bodyCount[frame] = terms.bodyCount(token);
        iteration[frame] = first;
        region[frame + 1] = region[frame] + bodyCount[frame];
        begin();
    }

    private void begin() {
        compute(frame, iteration[frame], region[frame]);
        child[frame] = loop[frame] + 1;
        childEnd[frame] = loop[frame] + terms.span[loop[frame]];
        childAt[frame] = region[frame];
        childClass[frame] = startClass[frame];
    }

    /** Writes the numbers of an iteration's body into the work. */
    void compute(int ofFrame, long at, int into) {
        compute(start[ofFrame], startClass[ofFrame], bodyCount[ofFrame], at, into);
    }

    void compute(int from, int classFrom, int length, long at, int into) {
        room(into + length);
        int slope = from + length;
        for (int i = 0; i < length; i++) {
            long number = work[from + i];
            if (FieldModels.varies(terms.classes[classFrom + i])) {
                number += at * work[slope++];
            }
            work[into + i] = number;
        }
    }

    /** Label of the tuple that has been reached. */
    public int label() {
        return Tokens.label(tuple);
    }

    /** Number of fields of the tuple that has been reached. */
    public int arity() {
        return Tokens.arity(tuple);
    }

    /** A field of the tuple that has been reached, from 0. */
    public long value(int field) {
        return work[tupleAt + field];
    }

    /** Whether the tuple that has been reached is this one. */
    boolean is(int token, long[] values, int from) {
        return token == tuple && Arrays.equals(work, tupleAt, tupleAt + Tokens.arity(token), values, from,
                from + Tokens.arity(token));
    }

    /** How many tuples are still to come, in closed form; {@link Long#MAX_VALUE} if more than that. */
    public long remaining() {
        return new NestLengths(this).remaining();
    }
}
