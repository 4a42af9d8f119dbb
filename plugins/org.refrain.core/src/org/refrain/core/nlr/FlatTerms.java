/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * Terms in flat arrays.
 *
 * <p>A term's structure is a range of {@link Tokens}. Its numbers are a range of another array. A tuple has its fields.
 * A loop whose body, outside of any loop, would have the numbers c has
 * <pre>
 * bound   c(0) c(1) ... c(n-1)   s(0) s(1) ...          the body of iteration i has the numbers c + i*s
 * </pre>
 * with slopes s for those of c only whose model lets them vary. The numbers of terms inside loops are such c again, so
 * the same holds at every depth, and a term's numbers have the same order inside a loop and outside.
 *
 * <p>25 bytes for a token and its number. Not thread-safe.
 */
class FlatTerms {

    final FieldModels models;
    int[] tokens;
    /** Tokens of the term that begins at a token. */
    int[] span;
    /** Numbers of the term that begins at a token. */
    int[] count;
    /** Of a loop, the numbers of its body as they would be outside of the loop; 0 for a tuple. */
    int[] bodyCount;
    long[] numbers;
    /** The class of each number; see {@link FieldModels}. */
    byte[] classes;

    FlatTerms(FieldModels models, int tokens, int numbers) {
        this.models = models;
        this.tokens = new int[tokens];
        span = new int[tokens];
        count = new int[tokens];
        bodyCount = new int[tokens];
        this.numbers = new long[numbers];
        classes = new byte[numbers];
    }

    void room(int tokensNeeded, int numbersNeeded) {
        if (tokensNeeded > tokens.length) {
            int length = Math.max(tokensNeeded, tokens.length * 2);
            tokens = Arrays.copyOf(tokens, length);
            span = Arrays.copyOf(span, length);
            count = Arrays.copyOf(count, length);
            bodyCount = Arrays.copyOf(bodyCount, length);
        }
        if (numbersNeeded > numbers.length) {
            int length = Math.max(numbersNeeded, numbers.length * 2);
            numbers = Arrays.copyOf(numbers, length);
            classes = Arrays.copyOf(classes, length);
        }
    }

    void setTuple(int t, int at, int token) {
        int arity = Tokens.arity(token);
        tokens[t] = token;
        span[t] = 1;
        count[t] = arity;
        bodyCount[t] = 0;
        for (int i = 0; i < arity; i++) {
            classes[at + i] = models.fieldClass(i);
        }
    }

    /** Cuts the arrays of tokens to one term's length. */
    void trimTokens(int length) {
        tokens = Arrays.copyOf(tokens, length);
        span = new int[length];
        count = new int[length];
        bodyCount = new int[length];
    }

    /**
     * Finds spans, counts and classes of one term of which there are only tokens, and makes room for its numbers.
     *
     * @return how many numbers there are
     */
    int layOut() {
        room(0, tokens.length);
        int numbersEnd = layOut(0, 0);
        numbers = new long[numbersEnd];
        classes = Arrays.copyOf(classes, numbersEnd);
        return numbersEnd;
    }

    /** As deep a recursion as loops nest; returns the place behind the term's numbers. */
    private int layOut(int t, int at) {
        if (!Tokens.isLoop(tokens[t])) {
            room(0, at + Tokens.arity(tokens[t]));
            setTuple(t, at, tokens[t]);
            return at + count[t];
        }
        room(0, at + 1);
        classes[at] = models.boundClass();
        int child = t + 1;
        int next = at + 1;
        for (int i = Tokens.bodyTerms(tokens[t]); i > 0; i--) {
            next = layOut(child, next);
            child += span[child];
        }
        int end = next;
        for (int i = at + 1; i < next; i++) {
            if (FieldModels.varies(classes[i])) {
                room(0, end + 1);
                classes[end++] = FieldModels.slopeClass(classes[i]);
            }
        }
        span[t] = child - t;
        count[t] = end - at;
        bodyCount[t] = next - at - 1;
        return end;
    }

    /** Whether {@code constant + index * slope} has more than 64 bits; computed with 128. */
    static boolean overflows(long constant, long slope, long index) {
        long low = slope * index;
        long sum = low + constant;
        long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
        return Math.multiplyHigh(slope, index) + (constant >> 63) + carry != sum >> 63;
    }

    /** Loops around each other in the term at a token; as deep a recursion. */
    int depth(int t) {
        if (!Tokens.isLoop(tokens[t])) {
            return 0;
        }
        int deepest = 0;
        int end = t + span[t];
        for (int child = t + 1; child < end; child += span[child]) {
            deepest = Math.max(deepest, depth(child));
        }
        return deepest + 1;
    }
}
