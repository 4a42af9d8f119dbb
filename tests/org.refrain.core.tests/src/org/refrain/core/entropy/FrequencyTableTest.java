/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class FrequencyTableTest {

    @RepeatedTest(50)
    void agreesWithPlainSums(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        FrequencyTable table = new FrequencyTable();
        List<Integer> plain = new ArrayList<>();
        for (int step = 0; step < 300; step++) {
            if (plain.isEmpty() || random.nextInt(3) == 0) {
                int frequency = 1 + random.nextInt(3);
                table.grow(frequency);
                plain.add(frequency);
            } else {
                int symbol = random.nextInt(plain.size());
                int amount = random.nextInt(9);
                table.add(symbol, amount);
                plain.set(symbol, plain.get(symbol) + amount);
            }
            int sum = 0;
            for (int symbol = 0; symbol < plain.size(); symbol++) {
                assertThat(table.sumBefore(symbol)).as("seed %d", seed).isEqualTo(sum);
                assertThat(table.find(sum)).as("seed %d", seed).isEqualTo(symbol);
                sum += plain.get(symbol);
                assertThat(table.find(sum - 1)).as("seed %d", seed).isEqualTo(symbol);
            }
            assertThat(table.total()).isEqualTo(sum);
        }
    }

    @Test
    void keepsItsTotalSmallAndEveryFrequencyAboveZero() {
        FrequencyTable table = new FrequencyTable();
        table.grow(1);
        table.grow(1);
        for (int i = 0; i < 1_000; i++) {
            table.add(0, 5_000);
            assertThat(table.total()).isLessThanOrEqualTo(1 << 20);
            assertThat(table.frequency(1)).isEqualTo(1);
        }
    }
}
