/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * REDUCE with the results of the literal one, in a time that hardly depends on K.
 *
 * <p>Three equal-looking blocks of b terms end in terms of one kind, b apart: the terms of each kind are chained, and
 * only the chain of the top term's kind is walked. A loop can only be extended at the one height of the stack where
 * its body is complete: it waits in the list of that height. What is left is tested with {@link Fingerprints} of
 * tokens and numbers in O(1) (numbers are in progression only if {@code f(w) - 2*f(v) + f(u) = 0}), and then exactly.
 *
 * <p>Memory: 52 bytes a term. Not thread-safe.
 */
final class IndexedReduction implements Reduction {

    private static final int FEWEST_BUCKET_BITS = 6;
    private static final int MOST_BUCKET_BITS = 16;

    private static final int INITIAL = 16;

    private final TermStack stack;
    private final int maxBody;
    /** Terms that the arrays know. */
    private int known;
    /** Fingerprints of all tokens and all numbers below each term. */
    private long[] tokensBelow = new long[INITIAL + 1];
    private long[] numbersBelow = new long[INITIAL + 1];
    /** The bucket of each term's kind, the next term of that bucket further down, and the top one of each bucket. */
    private char[] bucket = new char[INITIAL];
    private int[] previous = new int[INITIAL];
    private int[] top = new int[0];
    private int bucketBits = FEWEST_BUCKET_BITS;
    /** Of each loop: fingerprints of its body's tokens and of the numbers of its next iteration. */
    private long[] bodyTokens = new long[INITIAL];
    private long[] nextNumbers = new long[INITIAL];
    /** The loops that wait for each height of the stack, the uppermost first, and the next one in the list of each. */
    private int[] waiting = new int[INITIAL];
    private int[] nextWaiting = new int[INITIAL];

    /**
     * @param maxBody K: the terms of the longest body that is tried
     */
    IndexedReduction(TermStack stack, int maxBody) {
        this.stack = stack;
        this.maxBody = maxBody;
        removed();
    }

    @Override
    public void reduce() {
        learn();
        while (step()) {
            learn();
        }
    }

    @Override
    public void extending(int loop) {
        forget(loop);
    }

    @Override
    public void removed() {
        top = new int[1 << bucketBits];
        Arrays.fill(top, -1);
        Arrays.fill(waiting, -1);
        known = 0;
        learn();
    }

    @Override
    public long bytes() {
        return 42L * bucket.length + 4L * waiting.length + 4L * top.length;
    }

    private boolean step() {
        int loop = waitingLoop();
        int most = loop < 0 ? maxBody : Math.min(maxBody, (stack.size - loop) / 3);
        int block = triplet(Math.min(most, stack.size / 3));
        if (block > 0) {
            forget(stack.size - 3 * block);
            stack.fold(block);
            return true;
        }
        if (loop >= 0) {
            forget(loop);
            stack.extend(loop);
            return true;
        }
        return false;
    }

    /** The uppermost loop of which the terms above it are the next iteration, or -1. */
    private int waitingLoop() {
        int size = stack.size;
        for (int loop = waiting[size]; loop >= 0; loop = nextWaiting[loop]) {
            int tokens = stack.tokenStart[size] - stack.tokenStart[loop + 1];
            int numbers = stack.numberStart[size] - stack.numberStart[loop + 1];
            if (bodyTokens[loop] == Fingerprints.block(tokensBelow[loop + 1], tokensBelow[size], tokens)
                    && nextNumbers[loop] == Fingerprints.block(numbersBelow[loop + 1], numbersBelow[size], numbers)
                    && stack.follows(loop)) {
                return loop;
            }
        }
        return -1;
    }

    /** The size of the smallest blocks, at most so large, of which three in progression are on top; or 0. */
    private int triplet(int most) {
        int last = stack.size - 1;
        int lowest = last - most;
        int lastToken = stack.tokenStart[last];
        boolean numbered = stack.numberStart[last] < stack.numberStart[last + 1];
        for (int term = previous[last]; term >= lowest && term >= 0; term = previous[term]) {
            int block = last - term;
            int first = term - block;
            if (stack.tokens[stack.tokenStart[first]] == stack.tokens[lastToken]
                    && (!numbered || endsInProgression(first, term, last))
                    && isLikely(first + 1, term + 1, last + 1)
                    && stack.isTriplet(block)) {
                return block;
            }
        }
        return 0;
    }

    private boolean endsInProgression(int x, int y, int z) {
        long[] numbers = stack.numbers;
        int[] start = stack.numberStart;
        long middle = numbers[start[y + 1] - 1];
        return start[x + 1] > 0 && numbers[start[z + 1] - 1] - middle == middle - numbers[start[x + 1] - 1];
    }

    /** Compares the fingerprints of the three blocks that end before these terms. */
    private boolean isLikely(int x, int y, int z) {
        int start = 2 * x - y;
        int[] tokenStart = stack.tokenStart;
        int[] numberStart = stack.numberStart;
        int tokens = tokenStart[z] - tokenStart[y];
        int numbers = numberStart[z] - numberStart[y];
        if (tokenStart[y] - tokenStart[x] != tokens || tokenStart[x] - tokenStart[start] != tokens
                || numberStart[y] - numberStart[x] != numbers || numberStart[x] - numberStart[start] != numbers) {
            return false;
        }
        long power = Fingerprints.power(tokens);
        long middle = tokensBelow[y] - tokensBelow[x] * power;
        if (tokensBelow[z] - tokensBelow[y] * power != middle
                || tokensBelow[x] - tokensBelow[start] * power != middle) {
            return false;
        }
        power = Fingerprints.power(numbers);
        return numbersBelow[z] - numbersBelow[y] * power - 2 * (numbersBelow[y] - numbersBelow[x] * power)
                + (numbersBelow[x] - numbersBelow[start] * power) == 0;
    }

    private void learn() {
        while (known < stack.size) {
            if (known >> bucketBits > 1 && bucketBits < MOST_BUCKET_BITS) {
                bucketBits = Math.min(MOST_BUCKET_BITS, bucketBits + 3);
                removed();
                return;
            }
            room();
            learn(known);
            known++;
        }
    }

    private void learn(int term) {
        int token = stack.tokenStart[term];
        long tokens = 0;
        for (int i = token; i < stack.tokenStart[term + 1]; i++) {
            tokens = tokens * Fingerprints.BASE + stack.tokens[i];
        }
        long kind = tokens;
        long numbers = 0;
        for (int i = stack.numberStart[term]; i < stack.numberStart[term + 1]; i++) {
            numbers = numbers * Fingerprints.BASE + stack.numbers[i];
            if (!FieldModels.varies(stack.classes[i])) {
                kind = kind * Fingerprints.BASE + stack.numbers[i];
            }
        }
        int tokenCount = stack.span[token];
        tokensBelow[term + 1] = tokensBelow[term] * Fingerprints.power(tokenCount) + tokens;
        numbersBelow[term + 1] = numbersBelow[term] * Fingerprints.power(stack.count[token]) + numbers;
        char place = (char) (kind * Fingerprints.BASE >>> Long.SIZE - bucketBits);
        bucket[term] = place;
        previous[term] = top[place];
        top[place] = term;
        if (Tokens.isLoop(stack.tokens[token])) {
            bodyTokens[term] = tokens - stack.tokens[token] * Fingerprints.power(tokenCount - 1);
            nextNumbers[term] = nextNumbers(term);
            int height = height(term);
            nextWaiting[term] = waiting[height];
            waiting[height] = term;
        }
    }

    private long nextNumbers(int loop) {
        int at = stack.numberStart[loop];
        int behind = at + 1 + stack.bodyCount[stack.tokenStart[loop]];
        long next = stack.numbers[at] + 1;
        int slope = behind;
        long fingerprint = 0;
        for (int i = at + 1; i < behind; i++) {
            long number = stack.numbers[i];
            if (FieldModels.varies(stack.classes[i])) {
                number += next * stack.numbers[slope++];
            }
            fingerprint = fingerprint * Fingerprints.BASE + number;
        }
        return fingerprint;
    }

    /** The height of the stack at which a loop may be extended. */
    private int height(int loop) {
        return loop + 1 + Tokens.bodyTerms(stack.tokens[stack.tokenStart[loop]]);
    }

    /** Forgets the terms from one on, before they go. */
    private void forget(int from) {
        while (known > from) {
            known--;
            top[bucket[known]] = previous[known];
            if (stack.isLoop(known)) {
                waiting[height(known)] = nextWaiting[known];
            }
        }
    }

    private void room() {
        if (known + 1 >= bucket.length) {
            int length = 2 * bucket.length;
            tokensBelow = Arrays.copyOf(tokensBelow, length + 1);
            numbersBelow = Arrays.copyOf(numbersBelow, length + 1);
            bucket = Arrays.copyOf(bucket, length);
            previous = Arrays.copyOf(previous, length);
            bodyTokens = Arrays.copyOf(bodyTokens, length);
            nextNumbers = Arrays.copyOf(nextNumbers, length);
            nextWaiting = Arrays.copyOf(nextWaiting, length);
        }
        int heights = known + 2 + maxBody;
        if (heights >= waiting.length) {
            int length = waiting.length;
            waiting = Arrays.copyOf(waiting, Math.max(heights + 1, 2 * length));
            Arrays.fill(waiting, length, waiting.length, -1);
        }
    }
}
