/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * A byte-wise range coder with carry propagation, as in LZMA: 32 bits of range, a 33-bit low end whose top bytes wait
 * for a carry.
 *
 * <p>Source: G. N. N. Martin, Range encoding (1979); I. Pavlov, LZMA specification (public domain). Not safe for
 * threads.
 */
public final class RangeEncoder implements EntropyCoder {

    /** Below this the range is renewed by a byte. */
    static final long RENEW_BELOW = 1L << 24;

    private byte[] bytes = new byte[1024];
    private int size;
    private long low;
    private long range = 0xFFFF_FFFFL;
    private int cache;
    private long cacheSize = 1;

    @Override
    public int bit(int[] zeroProbabilities, int context, int bit) {
        int probability = zeroProbabilities[context];
        long bound = (range >>> 16) * probability;
        if (bit == 0) {
            range = bound;
            zeroProbabilities[context] = probability + ((1 << 16) - probability >> RATE);
        } else {
            low += bound;
            range -= bound;
            zeroProbabilities[context] = probability - (probability >> RATE);
        }
        renew();
        return bit;
    }

    @Override
    public int bit(int oneProbability, int bit) {
        long bound = (range >>> 16) * oneProbability;
        if (bit == 1) {
            range = bound;
        } else {
            low += bound;
            range -= bound;
        }
        renew();
        return bit;
    }

    @Override
    public long equalBits(int bits, long value) {
        for (int i = bits - 1; i >= 0; i--) {
            range >>>= 1;
            low += range * (value >>> i & 1);
            renew();
        }
        return value;
    }

    @Override
    public int symbol(FrequencyTable table, int symbol) {
        range /= table.total();
        low += range * table.sumBefore(symbol);
        range *= table.frequency(symbol);
        renew();
        return symbol;
    }

    private void renew() {
        while (range < RENEW_BELOW) {
            range = range << 8 & 0xFFFF_FFFFL;
            shiftLow();
        }
    }

    private void shiftLow() {
        if (low < 0xFF00_0000L || low > 0xFFFF_FFFFL) {
            int carry = (int) (low >>> 32);
            int out = cache;
            do {
                put(out + carry);
                out = 0xFF;
            } while (--cacheSize != 0);
            cache = (int) (low >>> 24) & 0xFF;
        }
        cacheSize++;
        low = (low & 0x00FF_FFFFL) << 8;
    }

    private void put(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    /** Bytes written so far; some more wait for a carry. */
    public int size() {
        return size;
    }

    /** Ends the code and returns it. The encoder must not be used any more. */
    public byte[] finish() {
        for (int i = 0; i < 5; i++) {
            shiftLow();
        }
        return Arrays.copyOf(bytes, size);
    }
}
