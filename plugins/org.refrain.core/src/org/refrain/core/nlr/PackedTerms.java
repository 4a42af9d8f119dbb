/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Terms as bytes, appended one by one: the tokens of a term, then its numbers, as integers of variable length. A number
 * is the difference to that at its place of the term before, if that one has as many. How many there are of everything
 * follows from the tokens and is not written.
 *
 * <p>Memory: the bytes. Written by one thread, then read by any number.
 */
final class PackedTerms {

    private static final int BLOCK = 1 << 16;
    /** Bytes at most: half of the memory there is. */
    private static final long MAX_BYTES = Runtime.getRuntime().maxMemory() / 2;

    private final List<byte[]> blocks = new ArrayList<>();
    private int used = BLOCK;
    private long[] before = new long[0];
    private int beforeCount;
    long terms;
    long nodes;
    long loops;
    long length;
    int depth;

    /**
     * Appends a term of a stack.
     *
     * @throws TooManyTermsException if they would take more memory than is reasonable
     */
    void add(TermStack stack, int term) {
        int token = stack.tokenStart[term];
        int tokenEnd = stack.tokenStart[term + 1];
        if (bytes() > MAX_BYTES) {
            throw new TooManyTermsException("The sequence has too few repeats: its " + terms
                    + " loops and tuples take more than " + (MAX_BYTES >> 20) + " MiB, half of the memory allowed.");
        }
        for (int i = token; i < tokenEnd; i++) {
            put(zigzag(stack.tokens[i]));
        }
        int number = stack.numberStart[term];
        int count = stack.numberStart[term + 1] - number;
        for (int i = 0; i < count; i++) {
            put(zigzag(stack.numbers[number + i] - (count == beforeCount ? before[i] : 0)));
        }
        remember(stack.numbers, number, count);
        terms++;
        nodes += tokenEnd - token;
        if (stack.isLoop(term)) {
            loops++;
            depth = Math.max(depth, stack.depth(token));
        }
    }

    private void remember(long[] numbers, int from, int count) {
        if (count > before.length) {
            before = new long[count * 2];
        }
        System.arraycopy(numbers, from, before, 0, count);
        beforeCount = count;
    }

    private void put(long value) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            putByte((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        putByte((int) rest);
    }

    private void putByte(int value) {
        if (used == BLOCK) {
            blocks.add(new byte[BLOCK]);
            used = 0;
        }
        blocks.get(blocks.size() - 1)[used++] = (byte) value;
    }

    private static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }

    long bytes() {
        return blocks.isEmpty() ? 0 : (long) (blocks.size() - 1) * BLOCK + used;
    }

    InputStream open() {
        List<InputStream> streams = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            streams.add(new ByteArrayInputStream(blocks.get(i), 0, i == blocks.size() - 1 ? used : BLOCK));
        }
        return new SequenceInputStream(Collections.enumeration(streams));
    }

    Reader reader(FieldModels models) {
        return new Reader(models);
    }

    /** Reads terms one by one. Not thread-safe. */
    final class Reader {

        private final FieldModels models;
        private int block;
        private int at;
        private long read;
        private long[] last = new long[0];

        private Reader(FieldModels models) {
            this.models = models;
        }

        boolean hasNext() {
            return read < terms;
        }

        NestTerm next() {
            FlatTerms nest = new FlatTerms(models, 1, 1);
            int tokens = 0;
            long open = 1;
            while (open > 0) {
                nest.room(tokens + 1, 0);
                int token = (int) take();
                nest.tokens[tokens++] = token;
                open += Tokens.isLoop(token) ? Tokens.bodyTerms(token) - 1 : -1;
            }
            nest.trimTokens(tokens);
            int count = nest.layOut();
            for (int i = 0; i < count; i++) {
                nest.numbers[i] = take() + (count == last.length ? last[i] : 0);
            }
            last = nest.numbers;
            read++;
            return new NestTerm(nest);
        }

        private long take() {
            long value = 0;
            int shift = 0;
            byte b;
            do {
                if (at == BLOCK) {
                    block++;
                    at = 0;
                }
                b = blocks.get(block)[at++];
                value |= (b & 0x7fL) << shift;
                shift += 7;
            } while (b < 0);
            return value >>> 1 ^ -(value & 1);
        }
    }
}
