/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Linear fingerprints of sequences of numbers: x(0)*R^(n-1) + ... + x(n-1), modulo 2^64. That of a block follows from
 * those of two prefixes, and that of a sum of blocks is the sum of theirs. Equal blocks have equal fingerprints; who
 * relies on the reverse must compare the blocks themselves.
 */
final class Fingerprints {

    /** The base, odd and of no pattern. */
    static final long BASE = 0x9e3779b97f4a7c15L;

    private static final int LOW_BITS = 12;
    private static final int LOW = 1 << LOW_BITS;
    private static final long[] LOW_POWERS = powers(BASE, LOW);
    private static final long[] HIGH_POWERS = powers(LOW_POWERS[LOW - 1] * BASE, 1 << 31 - LOW_BITS - 3);

    private Fingerprints() {
    }

    private static long[] powers(long base, int count) {
        long[] powers = new long[count];
        long power = 1;
        for (int i = 0; i < count; i++) {
            powers[i] = power;
            power *= base;
        }
        return powers;
    }

    /** R^exponent, for exponents below 2^28. */
    static long power(int exponent) {
        long low = LOW_POWERS[exponent & LOW - 1];
        return exponent < LOW ? low : low * HIGH_POWERS[exponent >>> LOW_BITS];
    }

    /** The fingerprint of what comes after a prefix. */
    static long block(long prefix, long all, int length) {
        return all - prefix * power(length);
    }
}
