/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Codes decisions, in one direction or the other: an encoder writes the value it is given and returns it; a decoder
 * ignores that value and returns the one it reads. A model written against this interface cannot get its two directions
 * out of step.
 */
interface EntropyCoder {

    /** Probabilities are 16-bit fractions; a new one says one half. */
    int HALF = 1 << 15;

    /** How fast a probability follows what it sees: by 1/32 of the difference. */
    int RATE = 5;

    /**
     * Codes a bit and lets its probability learn.
     *
     * @param zeroProbabilities probability of 0 for each context, as 16-bit fractions
     * @param context index of the one to use
     * @param bit 0 or 1
     */
    int bit(int[] zeroProbabilities, int context, int bit);

    /**
     * Codes a bit whose probability comes from elsewhere.
     *
     * @param oneProbability probability of 1, a 16-bit fraction, neither 0 nor 2^16
     * @param bit 0 or 1
     */
    int bit(int oneProbability, int bit);

    /** Codes {@code bits} equally likely bits, at most 32. */
    long equalBits(int bits, long value);

    /**
     * Codes one of several symbols by their frequencies; the table does not learn.
     *
     * @return the symbol
     */
    int symbol(FrequencyTable table, int symbol);
}
