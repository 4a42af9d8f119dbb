/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

class CountHistogramTest {

    @Test
    void isEmptyAtFirst() {
        CountHistogram histogram = new CountHistogram();
        assertThat(histogram.total()).isZero();
        assertThat(histogram.min()).isZero();
        assertThat(histogram.max()).isZero();
        assertThat(histogram.mode()).isZero();
        assertThat(histogram.bitsEach(1)).isZero();
        histogram.forEach((low, high, occurrences) -> {
            throw new AssertionError("a bucket");
        });
    }

    @Test
    void tellsSmallNumbersApart() {
        CountHistogram histogram = new CountHistogram();
        for (int number : new int[] { 17, 21, 18, 18, 18, 21 }) {
            histogram.add(number);
        }
        List<String> buckets = new ArrayList<>();
        histogram.forEach((low, high, occurrences) -> buckets.add(low + "-" + high + " x" + occurrences));
        assertThat(buckets).containsExactly("17-17 x1", "18-18 x3", "21-21 x2");
        assertThat(histogram.mode()).isEqualTo(18);
        assertThat(histogram.min()).isEqualTo(17);
        assertThat(histogram.max()).isEqualTo(21);
        assertThat(histogram.sum()).isEqualTo(113);
        assertThat(histogram.total(18)).isEqualTo(5);
    }

    @Test
    void knowsLargeNumbersToOneInSixtyFour() {
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            CountHistogram histogram = new CountHistogram();
            long number = random.nextLong() >>> 1 + random.nextInt(62);
            histogram.add(number);
            histogram.add(0);
            histogram.add(Long.MAX_VALUE);
            boolean[] found = new boolean[1];
            int current = seed;
            histogram.forEach((low, high, occurrences) -> {
                assertThat(high - low).as("seed %d", current).isLessThanOrEqualTo(low / 64);
                found[0] |= low <= number && number <= high;
            });
            assertThat(found[0]).as("seed %d, %d", seed, number).isTrue();
        }
    }

    @Test
    void weighsNumbersByTheirEntropy() {
        CountHistogram histogram = new CountHistogram();
        for (int i = 0; i < 800; i++) {
            histogram.add(1 + i % 8);
        }
        assertThat(histogram.bitsEach(1)).isCloseTo(3, within(1e-9));
        assertThat(histogram.bitsEach(5)).isCloseTo(2, within(1e-9));
        assertThat(histogram.bitsEach(9)).isZero();
        // numbers that share a bucket are told apart by their lower bits
        CountHistogram large = new CountHistogram();
        large.add(1024);
        assertThat(large.bitsEach(1)).isCloseTo(4, within(1e-9));
    }
}
