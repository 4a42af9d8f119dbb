/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * The stack of terms, bottom first. Adjacent terms are adjacent ranges, so that the two operations of the paper are
 * arithmetic on ranges, done in place and without walking over trees: folding appends one vector of slopes, whatever
 * is in it.
 *
 * <p>Memory: 25 bytes for a token and its number, 16 bytes a term. Not thread-safe.
 */
final class TermStack extends FlatTerms {

    /** The largest term, in numbers, that a fold may make: one of 32 MiB. */
    static final int MAX_NUMBERS = 1 << 22;

    /** First token and first number of each term; at {@code size} the ends. */
    int[] tokenStart = new int[17];
    int[] numberStart = new int[17];
    /** Where each term's first tuple is, in the recognizer's words. */
    long[] place = new long[17];
    int size;

    TermStack(FieldModels models) {
        super(models, 16, 16);
    }

    boolean isLoop(int term) {
        return Tokens.isLoop(tokens[tokenStart[term]]);
    }

    /** Puts a tuple on top. */
    void push(int token, long[] values, int from, long at) {
        int arity = Tokens.arity(token);
        int number = numberStart[size];
        room(tokenStart[size] + 1, number + arity);
        setTuple(tokenStart[size], number, token);
        System.arraycopy(values, from, numbers, number, arity);
        place[size] = at;
        end(tokenStart[size] + 1, number + arity);
    }

    /** Makes what lies behind the top the top term. */
    private void end(int tokenEnd, int numberEnd) {
        size++;
        if (size + 1 > tokenStart.length) {
            tokenStart = Arrays.copyOf(tokenStart, size * 2);
            numberStart = Arrays.copyOf(numberStart, size * 2);
            place = Arrays.copyOf(place, size * 2);
        }
        tokenStart[size] = tokenEnd;
        numberStart[size] = numberEnd;
    }

    /**
     * The paper's TRIPLET: whether the top three blocks of terms are isomorphic, and each number that varies is in
     * arithmetic progression. Numbers too far apart for 64 bits, and terms that would get too large, are not folded.
     *
     * @param block terms of one block; three of them are on the stack
     */
    boolean isTriplet(int block) {
        int first = size - 3 * block;
        int second = first + block;
        int third = second + block;
        int length = tokenStart[size] - tokenStart[third];
        int count = numberStart[size] - numberStart[third];
        if (tokens[tokenStart[size] - 1] != tokens[tokenStart[third] - 1]
                || tokenStart[third] - tokenStart[second] != length
                || tokenStart[second] - tokenStart[first] != length
                || count > MAX_NUMBERS / 2) {
            return false;
        }
        return isProgression(numberStart[first], numberStart[second], numberStart[third], count)
                && sameTokens(tokenStart[first], tokenStart[second], length)
                && sameTokens(tokenStart[second], tokenStart[third], length);
    }

    /** Blocks that are not isomorphic may have other numbers of numbers; they are compared as far as this goes. */
    private boolean isProgression(int x, int y, int z, int count) {
        if (z - y != count || y - x != count) {
            return false;
        }
        for (int i = count - 1; i >= 0; i--) {
            long middle = numbers[y + i];
            long step = middle - numbers[x + i];
            if (numbers[z + i] - middle != step) {
                return false;
            }
            if (step != 0 && (!FieldModels.varies(classes[x + i]) || hasWrapped(numbers[x + i], middle, step)
                    || hasWrapped(middle, numbers[z + i], step))) {
                return false;
            }
        }
        return true;
    }

    /** Whether {@code to - from}, computed as {@code difference}, left the range of 64 bits. */
    private static boolean hasWrapped(long from, long to, long difference) {
        return ((to ^ from) & (to ^ difference)) < 0;
    }

    private boolean sameTokens(int a, int b, int length) {
        return Arrays.equals(tokens, a, a + length, tokens, b, b + length);
    }

    /** Folds the top three blocks, a {@linkplain #isTriplet triplet}, into a loop of three iterations. */
    void fold(int block) {
        int first = size - 3 * block;
        int firstToken = tokenStart[first];
        int length = tokenStart[first + block] - firstToken;
        shift(firstToken, firstToken + 1, length);
        tokens[firstToken] = Tokens.loop(block);
        span[firstToken] = length + 1;
        int at = numberStart[first];
        int count = numberStart[first + block] - at;
        room(tokenStart[size], numberStart[size] + 1);
        // the slopes go to the second block's place, none before its own number has been read
        int slope = at + count;
        for (int i = 0; i < count; i++) {
            byte numberClass = classes[at + i];
            if (FieldModels.varies(numberClass)) {
                numbers[slope] = numbers[at + count + i] - numbers[at + i];
                classes[slope] = FieldModels.slopeClass(numberClass);
                slope++;
            }
        }
        int slopeCount = slope - at - count;
        System.arraycopy(numbers, at, numbers, at + 1, count + slopeCount);
        System.arraycopy(classes, at, classes, at + 1, count + slopeCount);
        numbers[at] = 2;
        classes[at] = models.boundClass();
        bodyCount[firstToken] = count;
        this.count[firstToken] = 1 + count + slopeCount;
        size = first;
        end(firstToken + 1 + length, at + 1 + count + slopeCount);
    }

    private void shift(int from, int to, int length) {
        System.arraycopy(tokens, from, tokens, to, length);
        System.arraycopy(span, from, span, to, length);
        System.arraycopy(count, from, count, to, length);
        System.arraycopy(bodyCount, from, bodyCount, to, length);
    }

    /**
     * The paper's FOLLOWS: whether the terms above a loop are its next iteration.
     *
     * @param loop index of a loop whose body has as many terms as there are above it
     */
    boolean follows(int loop) {
        int body = tokenStart[loop] + 1;
        int block = tokenStart[loop + 1];
        int length = tokenStart[size] - block;
        return length == block - body && continues(loop) && sameTokens(body, block, length);
    }

    private boolean continues(int loop) {
        int c = numberStart[loop] + 1;
        int v = numberStart[loop + 1];
        int count = numberStart[size] - v;
        if (count > v - c) {
            return false;
        }
        long iteration = numbers[c - 1] + 1;
        if (iteration <= 0) {
            return false;
        }
        int slope = c + count;
        for (int i = 0; i < count; i++) {
            long expected = numbers[c + i];
            if (FieldModels.varies(classes[c + i])) {
                if (slope >= v) {
                    return false;
                }
                long step = numbers[slope++];
                if (step != 0) {
                    if (overflows(expected, step, iteration)) {
                        return false;
                    }
                    expected += step * iteration;
                }
            }
            if (expected != numbers[v + i]) {
                return false;
            }
        }
        return true;
    }

    /** Takes the terms above a loop into it, as its {@linkplain #follows next iteration}. */
    void extend(int loop) {
        numbers[numberStart[loop]]++;
        size = loop + 1;
    }

    /** Takes terms away at the bottom. */
    void removeBottom(int terms) {
        int tokenShift = tokenStart[terms];
        int numberShift = numberStart[terms];
        shift(tokenShift, 0, tokenStart[size] - tokenShift);
        System.arraycopy(numbers, numberShift, numbers, 0, numberStart[size] - numberShift);
        System.arraycopy(classes, numberShift, classes, 0, numberStart[size] - numberShift);
        size -= terms;
        System.arraycopy(place, terms, place, 0, size);
        for (int i = 0; i <= size; i++) {
            tokenStart[i] = tokenStart[i + terms] - tokenShift;
            numberStart[i] = numberStart[i + terms] - numberShift;
        }
    }

    /** Memory that the stack takes. */
    long bytes() {
        return 16L * tokens.length + 9L * numbers.length + 8L * tokenStart.length + 8L * place.length;
    }
}
