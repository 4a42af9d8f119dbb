/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * How often something happened in each of some situations: the mean of the outcomes at first, later one that forgets,
 * by 1/{@value #MEMORY} each time. 4 bytes a situation. Not safe for threads.
 */
final class AveragedBits {

    private static final int MEMORY = 255;
    private static final int COUNT_BITS = 10;
    private static final int ONE = (1 << 32 - COUNT_BITS) - 1;

    /** 22 bits of probability, then 10 bits of count. */
    private final int[] states;

    /** @param probability to begin with, a 16-bit fraction */
    AveragedBits(int situations, int probability) {
        states = new int[situations];
        Arrays.fill(states, probability << 16);
    }

    /** The probability that it happens, a 16-bit fraction. */
    int probability(int situation) {
        return states[situation] >>> 16;
    }

    /** @param bit 1 if it happened */
    void learn(int situation, int bit) {
        int state = states[situation];
        int count = state & (1 << COUNT_BITS) - 1;
        int probability = state >>> COUNT_BITS;
        probability += (bit * ONE - probability) * 2 / (2 * count + 3);
        states[situation] = probability << COUNT_BITS | Math.min(count + 1, MEMORY);
    }
}
