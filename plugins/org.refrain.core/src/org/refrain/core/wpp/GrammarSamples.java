/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;

/** The cumulative lengths within long bodies that a grammar section samples. */
final class GrammarSamples {

    /** Elements between two samples. */
    static final int EVERY = 64;

    private GrammarSamples() {
    }

    /**
     * @param starts where each body starts, and the end of the last
     * @param codes the elements as the file has them
     * @param lengths of the rules
     */
    static long[] of(int[] starts, int[] codes, long[] exponents, int terminals, long[] lengths) {
        long[] samples = new long[16];
        int n = 0;
        for (int rule = 0; rule < starts.length - 1; rule++) {
            long before = 0;
            for (int i = starts[rule]; i < starts[rule + 1]; i++) {
                if (i > starts[rule] && (i - starts[rule]) % EVERY == 0) {
                    if (n == samples.length) {
                        samples = Arrays.copyOf(samples, 2 * n);
                    }
                    samples[n++] = before;
                }
                before += exponents[i] * (codes[i] < terminals ? 1 : lengths[codes[i] - terminals]);
            }
        }
        return Arrays.copyOf(samples, n);
    }
}
