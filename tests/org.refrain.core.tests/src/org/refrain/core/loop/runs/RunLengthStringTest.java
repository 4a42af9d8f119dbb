/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;

import org.junit.jupiter.api.Test;

class RunLengthStringTest {

    @Test
    void joinsEqualSymbolsToStretches() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder();
        builder.append(7, 2);
        builder.append(9, 0);
        builder.accept(7);
        builder.append(3, 1L << 40);
        RunLengthString string = builder.build();
        assertThat(string.stretches()).isEqualTo(2);
        assertThat(string.length()).isEqualTo(3 + (1L << 40));
        assertThat(string.symbol(1)).isEqualTo(7);
        assertThat(string.count(1)).isEqualTo(3);
        assertThat(string.symbol(2)).isEqualTo(3);
        assertThat(string.count(2)).isEqualTo(1L << 40);
        assertThat(string.symbol(0)).isEqualTo(-1);
        assertThat(string.symbol(3)).isEqualTo(-1);
    }

    @Test
    void knowsWhereStretchesAre() throws Exception {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            RunLengthStringBuilder builder = new RunLengthStringBuilder();
            int stretches = 1 + random.nextInt(70);
            long[] starts = new long[stretches + 2];
            for (int stretch = 1; stretch <= stretches; stretch++) {
                long count = 1 + random.nextInt(3) * (long) random.nextInt(1_000_000_000);
                builder.append(stretch % 2 == 0 ? Integer.MAX_VALUE : 5, count);
                starts[stretch + 1] = starts[stretch] + count;
            }
            RunLengthString string = builder.build();
            assertThat(string.stretches()).isEqualTo(stretches);
            for (int stretch = 1; stretch <= stretches; stretch++) {
                assertThat(string.position(stretch)).as("seed %d", seed).isEqualTo(starts[stretch]);
                assertThat(string.stretchAt(starts[stretch])).as("seed %d", seed).isEqualTo(stretch);
                assertThat(string.stretchAt(starts[stretch + 1] - 1)).as("seed %d", seed).isEqualTo(stretch);
            }
        }
    }

    /** As the suffixes of stretches are ordered, so are their kinds. */
    @Test
    void numbersKindsInTheOrderOfSuffixes() {
        for (int bits = 0; bits < 1 << 12; bits++) {
            int[] symbols = new int[12];
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < symbols.length; i++) {
                symbols[i] = bits >> i & 1;
                text.append((char) ('a' + symbols[i]));
            }
            RunLengthString string = RunLengthString.of(symbols);
            for (int a = 1; a < string.stretches(); a++) {
                for (int b = a + 1; b <= string.stretches(); b++) {
                    int kinds = Integer.compare(string.kinds()[a], string.kinds()[b]);
                    int suffixes = text.substring((int) string.position(a))
                            .compareTo(text.substring((int) string.position(b)));
                    assertThat(kinds == 0 || Integer.signum(suffixes) == kinds).as(text.toString()).isTrue();
                }
            }
        }
    }

    @Test
    void refusesWhatIsTooLong() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder(3);
        builder.append(1, 1L << 61);
        builder.append(2, (1L << 61) - 1);
        assertThatThrownBy(() -> builder.append(2, 2)).isInstanceOf(StringTooLongException.class)
                .hasMessageContaining("more than 2^62 symbols");
        assertThatThrownBy(() -> builder.append(2, Long.MAX_VALUE)).isInstanceOf(StringTooLongException.class);
        builder.append(1, 1);
        assertThat(builder.length()).isEqualTo(1L << 62);
        assertThat(builder.build().stretches()).isEqualTo(3);
        assertThatThrownBy(() -> builder.append(-1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> builder.append(1, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesMoreStretchesThanAllowed() throws Exception {
        RunLengthStringBuilder builder = new RunLengthStringBuilder(1000);
        for (int i = 0; i < 1000; i++) {
            builder.append(i % 2, 5);
        }
        assertThatThrownBy(() -> {
            builder.append(7, 1);
            builder.append(8, 1);
        }).isInstanceOfSatisfying(StringTooLongException.class, e -> assertThat(e.most()).isEqualTo(1000))
                .hasMessageContaining("more than 1000 times");
    }
}
