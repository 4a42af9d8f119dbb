/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Reads what {@link RangeEncoder} wrote. Damaged bytes give other values, never an exception: whoever asks checks what
 * comes back. Behind the end of the bytes zeros are read. Not safe for threads.
 */
public final class RangeDecoder implements EntropyCoder {

    private final byte[] bytes;
    private final int end;
    private int at;
    private long range = 0xFFFF_FFFFL;
    private long code;

    /** @param bytes the code, from {@code start} to before {@code end} */
    public RangeDecoder(byte[] bytes, int start, int end) {
        this.bytes = bytes;
        this.end = end;
        at = start + 1;
        for (int i = 0; i < 4; i++) {
            code = code << 8 | next();
        }
    }

    private int next() {
        return at < end ? bytes[at++] & 0xFF : pastEnd();
    }

    private int pastEnd() {
        at++;
        return 0;
    }

    /** Whether more bytes were asked for than there are: the code is cut off. */
    public boolean isPastEnd() {
        return at > end + 4;
    }

    @Override
    public int bit(int[] zeroProbabilities, int context, int bit) {
        int probability = zeroProbabilities[context];
        long bound = (range >>> 16) * probability;
        int decoded;
        if (code < bound) {
            range = bound;
            zeroProbabilities[context] = probability + ((1 << 16) - probability >> RATE);
            decoded = 0;
        } else {
            code -= bound;
            range -= bound;
            zeroProbabilities[context] = probability - (probability >> RATE);
            decoded = 1;
        }
        renew();
        return decoded;
    }

    @Override
    public int bit(int oneProbability, int bit) {
        long bound = (range >>> 16) * oneProbability;
        int decoded = code < bound ? 1 : 0;
        if (decoded == 1) {
            range = bound;
        } else {
            code -= bound;
            range -= bound;
        }
        renew();
        return decoded;
    }

    @Override
    public long equalBits(int bits, long value) {
        long decoded = 0;
        for (int i = 0; i < bits; i++) {
            range >>>= 1;
            long bit = code >= range ? 1 : 0;
            code -= range * bit;
            decoded = decoded << 1 | bit;
            renew();
        }
        return decoded;
    }

    @Override
    public int symbol(FrequencyTable table, int symbol) {
        range /= table.total();
        int decoded = table.find((int) Math.min(code / range, table.total() - 1L));
        code -= range * table.sumBefore(decoded);
        range *= table.frequency(decoded);
        renew();
        return decoded;
    }

    private void renew() {
        while (range < RangeEncoder.RENEW_BELOW) {
            range = range << 8 & 0xFFFF_FFFFL;
            code = (code << 8 | next()) & 0xFFFF_FFFFL;
        }
    }
}
