/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * The loop on the stack that seems to be running: one whose next iteration begins with what the terms above it yield
 * (section 4.1). The last of these may be a loop that has not run to its end yet. What remains of the iteration is
 * what the sequence should go on with.
 *
 * <p>The deepest such loop is taken, so that whole iterations of outer loops are foreseen. If there is none, but the
 * top term is a loop, it is this one. Not thread-safe.
 */
final class Anchor {

    /** How many terms down an anchor is looked for, as in the paper's experiments. */
    private static final int MOST_TERMS_DOWN = 20;

    private final TermStack stack;
    /** What remains of the iteration, and after that the iterations that should follow. */
    final NestRun run = new NestRun();
    /** The anchor's place on the stack, or -1. */
    int loop = -1;

    Anchor(TermStack stack) {
        this.stack = stack;
    }

    boolean isFound() {
        return loop >= 0;
    }

    void clear() {
        loop = -1;
    }

    /** Looks for an anchor among the top terms; O(terms above it) if what they begin with is right. */
    void find() {
        int last = stack.size - 1;
        for (int term = Math.max(0, last - MOST_TERMS_DOWN); term < last; term++) {
            if (stack.isLoop(term) && beginsNext(term) && covers(term)) {
                loop = term;
                return;
            }
        }
        loop = -1;
        if (last >= 0 && stack.isLoop(last) && stack.numbers[stack.numberStart[last]] < Long.MAX_VALUE - 1) {
            start(last);
            loop = last;
        }
    }

    /** Whether the next iteration of a loop begins with the same tuple as the term above it, in its first number. */
    private boolean beginsNext(int term) {
        int[] tokens = stack.tokens;
        int token = stack.tokenStart[term];
        int at = stack.numberStart[term] + 1;
        int slope = at + stack.bodyCount[token];
        long next = stack.numbers[at - 1] + 1;
        int first = token + 1;
        while (Tokens.isLoop(tokens[first])) {
            slope += FieldModels.varies(stack.classes[at]) ? 1 : 0;
            at++;
            first++;
        }
        int above = stack.tokenStart[term + 1];
        int aboveAt = stack.numberStart[term + 1];
        while (Tokens.isLoop(tokens[above])) {
            above++;
            aboveAt++;
        }
        if (tokens[first] != tokens[above] || Tokens.arity(tokens[first]) == 0) {
            return tokens[first] == tokens[above];
        }
        long value = stack.numbers[at] + (FieldModels.varies(stack.classes[at]) ? next * stack.numbers[slope] : 0);
        return value == stack.numbers[aboveAt];
    }

    /** Whether the run has left the iteration that comes after those the anchor has. */
    boolean isBehindIteration() {
        return run.iteration[1] != stack.numbers[stack.numberStart[loop]] + 1;
    }

    private void start(int term) {
        run.startNext(stack, stack.tokenStart[term], stack.numberStart[term]);
    }

    /** Whether the terms above a loop are what its next iteration begins with. */
    private boolean covers(int term) {
        if (stack.numbers[stack.numberStart[term]] >= Long.MAX_VALUE - 1) {
            return false;
        }
        start(term);
        long iteration = run.iteration[1];
        for (int above = term + 1; above < stack.size; above++) {
            if (run.atIterationEnd() || !consume(above) || run.iteration[1] != iteration) {
                return false;
            }
        }
        return true;
    }

    /** Goes on in the run by what a term on the stack yields. */
    private boolean consume(int term) {
        int token = stack.tokenStart[term];
        int at = stack.numberStart[term];
        while (run.settle()) {
            int child = run.child[run.frame];
            boolean isLoop = Tokens.isLoop(stack.tokens[child]);
            if (sameTokens(child, token) && sameNumbers(run.region[run.frame], at, child, isLoop)) {
                if (!isLoop || run.work[run.region[run.frame]] == stack.numbers[at]) {
                    run.pass();
                    run.passedTuples();
                    return true;
                }
                if (stack.numbers[at] < run.work[run.region[run.frame]]) {
                    run.enter(stack.numbers[at] + 1);
                    run.passedTuples();
                    return true;
                }
            }
            if (!isLoop) {
                return false;
            }
            run.enter(0);
        }
        return false;
    }

    private boolean sameTokens(int a, int b) {
        int length = stack.span[a];
        return length == stack.span[b] && Arrays.equals(stack.tokens, a, a + length, stack.tokens, b, b + length);
    }

    /** Compares the numbers of terms of equal structure, all but the bound of a loop. */
    private boolean sameNumbers(int inWork, int inStack, int token, boolean isLoop) {
        int length = stack.count[token];
        int from = isLoop ? 1 : 0;
        return Arrays.equals(run.work, inWork + from, inWork + length, stack.numbers, inStack + from, inStack + length);
    }
}
