/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * Runs a nest, which gives the sequence that it was recognised in. The numbers of a term in a loop are computed when
 * the term's turn comes, O(coefficients of the term). Sums wrap at 64 bits, so that every value that was in the
 * sequence comes out exactly. Reusable; not thread-safe.
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
    /** The numbers of the term that each frame has reached, the innermost last; not those of the outermost loop. */
    long[] work = new long[64];
    /** The innermost running loop's frame. Frame 0 holds the whole term, frame 1 the outermost loop. */
    int frame;
    /** Per frame: its loop's token, its numbers c in the frame's {@link #source}, and their classes. */
    final int[] loop = new int[FRAMES];
    final int[] body = new int[FRAMES];
    final int[] bodyClass = new int[FRAMES];
    final long[] iteration = new long[FRAMES];
    final long[] bound = new long[FRAMES];
    /** Per frame: the next term to run: its token, its numbers and slopes in the source, and the numbers' classes. */
    final int[] child = new int[FRAMES];
    final int[] childAt = new int[FRAMES];
    final int[] childSlope = new int[FRAMES];
    final int[] childClass = new int[FRAMES];
    final int[] childEnd = new int[FRAMES];
    /** Per frame: where the computed numbers of the next term begin in the work. */
    final int[] region = new int[FRAMES];
    /** Per frame: the token of the term that has been computed, or -1; and the slopes behind its own. */
    private final int[] computed = new int[FRAMES];
    private final int[] slopeBehind = new int[FRAMES];
    /** Whether the loop that has no end has left 64 bits. */
    private boolean overflowed;
    /** Whether the running iteration of the outermost loop has yielded anything. */
    private boolean yielded;
    private int tuple;
    private int tupleAt;

    /** Goes before the first tuple of a nest. */
    public void start(NestTerm nest) {
        start(nest.terms, 0, 0);
    }

    /** Goes before the first tuple of the term whose token and numbers begin here. */
    void start(FlatTerms from, int token, int number) {
        reset(from, token, number);
        childEnd[0] = token + from.span[token];
    }

    /** Goes before the iteration of a loop that comes after its last one; the loop has no end then. */
    void startNext(FlatTerms from, int token, int number) {
        reset(from, token, number);
        long next = from.numbers[number] + 1;
        enter(token, number, number, Long.MAX_VALUE, next);
        yielded = false;
        overflowed = false;
    }

    private void reset(FlatTerms from, int token, int number) {
        terms = from;
        frame = 0;
        child[0] = token;
        childEnd[0] = token;
        childAt[0] = number;
        childClass[0] = number;
        bound[0] = 0;
        bound[1] = 0;
        overflowed = false;
        iteration[0] = 0;
        region[0] = 0;
        computed[0] = -1;
    }

    void room(int length) {
        if (length > work.length) {
            work = Arrays.copyOf(work, Math.max(length, work.length * 2));
        }
    }

    /** Where the numbers of a frame's loop are: the outermost one's are still in the terms. */
    long[] source(int ofFrame) {
        return ofFrame <= 1 ? terms.numbers : work;
    }

    /**
     * Goes to the next tuple.
     *
     * @return false behind the last one, and where a loop without end leaves 64 bits or goes on without any tuple
     */
    public boolean next() {
        while (settle()) {
            int token = terms.tokens[child[frame]];
            if (Tokens.isLoop(token)) {
                enter(0);
            } else {
                tuple = token;
                tupleAt = region[frame];
                yielded = true;
                pass();
                return true;
            }
        }
        return false;
    }

    /** Leaves loops that are done and computes the next term to run; false at the end of everything. */
    boolean settle() {
        while (child[frame] == childEnd[frame]) {
            if (frame == 1 && isEndless() && !yielded) {
                return false;
            }
            if (iteration[frame] < bound[frame]) {
                iteration[frame]++;
                yielded &= frame > 1;
                begin();
            } else if (frame == 0) {
                return false;
            } else {
                frame--;
            }
        }
        int token = child[frame];
        if (computed[frame] != token && (frame > 0 || !Tokens.isLoop(terms.tokens[token]))) {
            slopeBehind[frame] = compute(frame, token, childAt[frame], childSlope[frame], childClass[frame],
                    iteration[frame], region[frame]);
            computed[frame] = token;
        }
        return !overflowed;
    }

    /**
     * Computes the numbers of a term in an iteration of a frame's loop.
     *
     * @return the place behind the term's slopes
     */
    int compute(int ofFrame, int token, int at, int slope, int classAt, long index, int into) {
        int length = terms.count[token];
        room(into + length);
        long[] source = source(ofFrame);
        int nextSlope = slope;
        for (int i = 0; i < length; i++) {
            long number = source[at + i];
            if (ofFrame > 0 && FieldModels.varies(terms.classes[classAt + i])) {
                long step = source[nextSlope++];
                if (step != 0) {
                    overflowed |= isEndless() && FlatTerms.overflows(number, step, index);
                    number += index * step;
                }
            }
            work[into + i] = number;
        }
        return nextSlope;
    }

    private boolean isEndless() {
        return bound[1] == Long.MAX_VALUE;
    }

    /** Passes over the next term, which {@link #settle} has reached. */
    void pass() {
        int token = child[frame];
        int length = terms.count[token];
        child[frame] = token + terms.span[token];
        childAt[frame] += length;
        childClass[frame] += length;
        childSlope[frame] = slopeBehind[frame];
    }

    /** Takes notice that what a term yields, all of it or its beginning, has been passed over. */
    void passedTuples() {
        yielded = true;
    }

    /** Goes into the next term, a loop, at the beginning of an iteration; passes over it if it has none such. */
    void enter(long first) {
        int token = child[frame];
        int at = frame == 0 ? childAt[0] : region[frame];
        int classAt = childClass[frame];
        long last = frame == 0 ? terms.numbers[at] : work[at];
        pass();
        if (first <= last) {
            enter(token, at, classAt, last, first);
        }
    }

    private void enter(int token, int at, int classAt, long last, long first) {
        int free = frame == 0 ? 0 : region[frame] + terms.count[token];
        frame++;
        loop[frame] = token;
        body[frame] = at + 1;
        bodyClass[frame] = classAt + 1;
        bound[frame] = last;
        iteration[frame] = first;
        region[frame] = free;
        childEnd[frame] = token + terms.span[token];
        begin();
    }

    private void begin() {
        child[frame] = loop[frame] + 1;
        childAt[frame] = body[frame];
        childSlope[frame] = body[frame] + terms.bodyCount[loop[frame]];
        childClass[frame] = bodyClass[frame];
        computed[frame] = -1;
    }

    /**
     * Passes over iterations of the running loop that yield what has been reached, and nothing else. Costs the same
     * however many.
     *
     * @param most how many at most
     * @return how many, 0 where something else comes
     */
    long skipEqual(long most) {
        if (frame == 0 || child[frame] != childEnd[frame] || terms.span[loop[frame]] != 2) {
            return 0;
        }
        long[] source = source(frame);
        for (int slope = body[frame] + terms.bodyCount[loop[frame]]; slope < slopeBehind[frame]; slope++) {
            if (source[slope] != 0) {
                return 0;
            }
        }
        long skipped = Math.min(most, bound[frame] - iteration[frame]);
        iteration[frame] += skipped;
        return skipped;
    }

    /** Whether the outermost loop's iteration is complete, but perhaps for loops that do not run at all. */
    boolean atIterationEnd() {
        for (int f = frame; f > 1; f--) {
            if (child[f] != childEnd[f] || iteration[f] < bound[f]) {
                return false;
            }
        }
        return child[1] == childEnd[1];
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

    int token() {
        return tuple;
    }

    /** Whether the tuple that has been reached is this one. */
    boolean is(int token, long[] values, int from) {
        if (token != tuple) {
            return false;
        }
        for (int i = Tokens.arity(token) - 1; i >= 0; i--) {
            if (work[tupleAt + i] != values[from + i]) {
                return false;
            }
        }
        return true;
    }
}
