/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Which tuple a run will reach after any number of steps, without taking them: whole terms and whole iterations are
 * skipped by their lengths. O(terms in the bodies around the place), independent of the distance, as long as the
 * lengths of iterations do not vary or can be interpolated (see {@link NestLengths}).
 *
 * <p>The run stays where it is; only the free part of its work is used. Not thread-safe.
 */
final class Lookahead {

    /** Doublings and halvings in a search: more than 64 bits need, unless lengths cannot be computed at once. */
    private static final int MOST_TURNS = 1 << 12;

    private final NestRun run;
    private final NestLengths lengths;
    private int tuple;
    private int tupleAt;

    Lookahead(NestRun run) {
        this.run = run;
        lengths = new NestLengths(run);
    }

    /**
     * Finds a tuple.
     *
     * @param distance 1 for the next one
     * @return false if the run ends before it
     */
    boolean find(long distance) {
        FlatTerms terms = run.terms;
        int free = run.region[run.frame] + (isDone(run.frame) ? 0 : terms.count[run.child[run.frame]]);
        long rest = distance;
        for (int frame = run.frame; frame > 0; frame--) {
            rest = findInIteration(frame, rest, free);
            if (rest > 0 && run.iteration[frame] < run.bound[frame]) {
                int token = run.loop[frame];
                // the loop's numbers, with anything for its bound
                run.room(free + terms.count[token]);
                System.arraycopy(run.source(frame), run.body[frame], run.work, free + 1, terms.count[token] - 1);
                rest = findInIterations(token, free, run.bodyClass[frame] - 1, run.iteration[frame] + 1,
                        lastIteration(frame, rest), rest, free + terms.count[token]);
            }
            if (rest == 0) {
                return true;
            }
        }
        return !isDone(0) && findInIteration(0, rest, free) == 0;
    }

    /** A loop without end yields something in each iteration, or is given up. */
    private long lastIteration(int frame, long distance) {
        long last = run.iteration[frame] + distance;
        return run.bound[frame] < Long.MAX_VALUE || last < 0 ? run.bound[frame] : last;
    }

    private boolean isDone(int frame) {
        return run.child[frame] == run.childEnd[frame];
    }

    /** Looks in what remains of a running iteration; returns 0 if found, or the distance behind it. */
    private long findInIteration(int frame, long distance, int free) {
        FlatTerms terms = run.terms;
        long rest = distance;
        int at = run.childAt[frame];
        int slope = run.childSlope[frame];
        int classAt = run.childClass[frame];
        for (int token = run.child[frame]; token < run.childEnd[frame]; token += terms.span[token]) {
            slope = run.compute(frame, token, at, slope, classAt, run.iteration[frame], free);
            rest = findInTerm(token, free, classAt, rest, free + terms.count[token]);
            if (rest == 0) {
                return 0;
            }
            at += terms.count[token];
            classAt += terms.count[token];
        }
        return rest;
    }

    /** Looks in a term whose numbers are in the work; returns 0 if found, or the distance behind it. */
    private long findInTerm(int token, int at, int classAt, long distance, int free) {
        if (!Tokens.isLoop(run.terms.tokens[token])) {
            tuple = run.terms.tokens[token];
            tupleAt = at;
            return distance - 1;
        }
        long length = lengths.term(token, at, classAt, free);
        return distance > length ? distance - length
                : findInIterations(token, at, classAt, 0, run.work[at], distance, free);
    }

    /** Looks in the iterations of a loop whose numbers are in the work. */
    private long findInIterations(int token, int at, int classAt, long first, long last, long distance, int free) {
        if (first > last) {
            return distance;
        }
        long before = first;
        long skipped = 0;
        // doubles the iterations skipped as long as they are too few, then halves
        long step = 1;
        for (int turn = 0; step > 0; turn++) {
            if (turn == MOST_TURNS) {
                return distance;
            }
            long until = before + step;
            long more = until < 0 || until - 1 > last ? Long.MAX_VALUE
                    : lengths.iterations(token, at, classAt, before, until, free);
            if (more < distance - skipped) {
                skipped += more;
                before = until;
                step = step > Long.MAX_VALUE / 4 ? step : step * 2;
            } else {
                step /= 2;
            }
        }
        return before > last ? distance - skipped : findInBody(token, at, classAt, before, distance - skipped, free);
    }

    private long findInBody(int token, int at, int classAt, long index, long distance, int free) {
        FlatTerms terms = run.terms;
        lengths.computeBody(token, at, classAt, index, free);
        int behind = free + terms.bodyCount[token];
        int childAt = free;
        long rest = distance;
        int end = token + terms.span[token];
        for (int child = token + 1; child < end && rest > 0; child += terms.span[child]) {
            // as deep a recursion as loops nest
            rest = findInTerm(child, childAt, classAt + 1 + childAt - free, rest, behind);
            childAt += terms.count[child];
        }
        return rest;
    }

    /** The token of the tuple found. */
    int token() {
        return tuple;
    }

    /** A number of the tuple found. */
    long value(int field) {
        return run.work[tupleAt + field];
    }
}
