/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;

class ContentHashTest {

    @Test
    void doesNotDependOnTheCuts() {
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            int[] symbols = random.ints(random.nextInt(100), 0, 50).toArray();
            ContentHash cut = new ContentHash();
            int from = 0;
            while (from < symbols.length) {
                int to = Math.min(symbols.length, from + random.nextInt(9));
                cut.add(Arrays.copyOfRange(symbols, from, to), to - from);
                from = to;
            }
            assertThat(cut.value()).as("seed " + seed).isEqualTo(hash(symbols));
        }
    }

    @Test
    void tellsShortStringsApart() {
        Set<Long> hashes = new HashSet<>();
        int strings = 0;
        for (int length = 0; length <= 9; length++) {
            for (int i = 0; i < Math.pow(4, length); i++) {
                int[] symbols = new int[length];
                for (int at = 0; at < length; at++) {
                    symbols[at] = i >> 2 * at & 3;
                }
                hashes.add(hash(symbols));
                strings++;
            }
        }
        assertThat(hashes).hasSize(strings);
    }

    @Test
    void forgetsOnReset() {
        ContentHash hash = new ContentHash();
        hash.add(new int[] {1, 2, 3}, 3);
        hash.reset();
        hash.add(new int[] {7}, 1);
        assertThat(hash.value()).isEqualTo(hash(new int[] {7}));
    }

    private static long hash(int[] symbols) {
        ContentHash hash = new ContentHash();
        hash.add(symbols, symbols.length);
        return hash.value();
    }
}
