/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Probabilities as logits, ln(p / (1 - p)), in which evidence adds up: a logit is an int of 1/256, from
 * -{@value #LIMIT} to {@value #LIMIT}; a probability is a 16-bit fraction. Tables, rounded to the nearest.
 */
final class Logistic {

    static final int LIMIT = 2047;
    private static final double UNIT = 256;
    private static final int CERTAIN = 16;
    private static final int ENTRIES = 1 << 12;
    private static final int[] PROBABILITIES = new int[2 * LIMIT + 1];
    private static final int[] LOGITS = new int[ENTRIES];

    static {
        for (int logit = -LIMIT; logit <= LIMIT; logit++) {
            long p = Math.round((1 << 16) / (1 + StrictMath.exp(-logit / UNIT)));
            PROBABILITIES[logit + LIMIT] = (int) Math.max(CERTAIN, Math.min((1 << 16) - CERTAIN, p));
        }
        for (int i = 0; i < ENTRIES; i++) {
            double p = (i + 0.5) / ENTRIES;
            LOGITS[i] = clip(Math.round(UNIT * StrictMath.log(p / (1 - p))));
        }
    }

    private Logistic() {
    }

    /** The probability of a logit. */
    static int probability(int logit) {
        return PROBABILITIES[logit + LIMIT];
    }

    /** The logit of a probability, by its upper 12 bits. */
    static int logit(int probability) {
        return LOGITS[probability >>> 4];
    }

    static int clip(long logit) {
        return (int) Math.max(-LIMIT, Math.min(LIMIT, logit));
    }
}
