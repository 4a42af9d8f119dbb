/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * Codes unsigned numbers whose sizes repeat: the number of bits by a learning tree, then the bits below the leading
 * one, the upper two of them learning. Small numbers that occur often cost a fraction of a bit. Not safe for threads.
 */
final class NumberModel {

    private static final int SIZES = 64;
    private static final int LEARNING_BITS = 2;

    private final int[] sizeTree = halves(SIZES);
    private final int[] upperBits = halves(SIZES << LEARNING_BITS);

    static int[] halves(int contexts) {
        int[] probabilities = new int[contexts];
        Arrays.fill(probabilities, EntropyCoder.HALF);
        return probabilities;
    }

    /**
     * @param value 0 to 2^62
     * @return the value; from a damaged code perhaps a negative one
     */
    long code(EntropyCoder coder, long value) {
        int size = 64 - Long.numberOfLeadingZeros(value);
        int node = 1;
        for (int i = 5; i >= 0; i--) {
            node = node << 1 | coder.bit(sizeTree, node, size >> i & 1);
        }
        size = node - SIZES;
        if (size <= 1) {
            return size;
        }
        int learned = Math.min(LEARNING_BITS, size - 1);
        long result = 1;
        int context = 1;
        for (int i = 0; i < learned; i++) {
            int bit = coder.bit(upperBits, (size << LEARNING_BITS) + context, (int) (value >>> size - 2 - i & 1));
            context = context << 1 | bit;
            result = result << 1 | bit;
        }
        int rest = size - 1 - learned;
        if (rest > 32) {
            result = result << rest - 32 | coder.equalBits(rest - 32, value >>> 32 & (1L << rest - 32) - 1);
            rest = 32;
        }
        return result << rest | coder.equalBits(rest, value & (1L << rest) - 1);
    }
}
