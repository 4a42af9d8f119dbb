/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class RangeCoderTest {

    /** The same decisions for an encoder and a decoder; answers how many values differ. */
    private static int decide(EntropyCoder coder, long seed) {
        Random random = new Random(seed);
        int[] bits = NumberModel.halves(3);
        FrequencyTable table = new FrequencyTable();
        NumberModel numbers = new NumberModel();
        int wrong = 0;
        for (int i = 0; i < 2_000; i++) {
            switch (random.nextInt(4)) {
            case 0 -> {
                int bit = random.nextInt(100) < 97 ? 1 : 0;
                wrong += coder.bit(bits, i % 3, bit) == bit ? 0 : 1;
            }
            case 1 -> {
                int width = 1 + random.nextInt(32);
                long value = random.nextLong() & (1L << width) - 1;
                wrong += coder.equalBits(width, value) == value ? 0 : 1;
            }
            case 2 -> {
                table.grow(1 + random.nextInt(5));
                int symbol = random.nextInt(table.size());
                wrong += coder.symbol(table, symbol) == symbol ? 0 : 1;
                table.add(symbol, random.nextInt(20_000));
            }
            default -> {
                long value = random.nextLong() >>> 2 + random.nextInt(62);
                wrong += numbers.code(coder, value) == value ? 0 : 1;
            }
            }
        }
        return wrong;
    }

    @RepeatedTest(200)
    void readsWhatItWrote(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        RangeEncoder encoder = new RangeEncoder();
        assertThat(decide(encoder, seed)).isZero();
        byte[] bytes = encoder.finish();
        RangeDecoder decoder = new RangeDecoder(bytes, 0, bytes.length);
        assertThat(decide(decoder, seed)).as("seed %d", seed).isZero();
        assertThat(decoder.isPastEnd()).isFalse();
    }

    @Test
    void spendsNearlyNothingOnWhatIsCertain() {
        RangeEncoder encoder = new RangeEncoder();
        int[] bit = NumberModel.halves(1);
        for (int i = 0; i < 100_000; i++) {
            encoder.bit(bit, 0, 0);
        }
        assertThat(encoder.finish().length).isLessThan(40);
    }

    @Test
    void carriesThroughALongRunOfFullBytes() {
        RangeEncoder encoder = new RangeEncoder();
        for (int i = 0; i < 1_000; i++) {
            encoder.equalBits(32, 0xFFFF_FFFFL);
        }
        byte[] bytes = encoder.finish();
        RangeDecoder decoder = new RangeDecoder(bytes, 0, bytes.length);
        for (int i = 0; i < 1_000; i++) {
            assertThat(decoder.equalBits(32, 0)).isEqualTo(0xFFFF_FFFFL);
        }
    }

    @Test
    void saysWhenTheCodeIsCutOff() {
        RangeDecoder decoder = new RangeDecoder(new byte[3], 0, 3);
        decoder.equalBits(32, 0);
        decoder.equalBits(32, 0);
        assertThat(decoder.isPastEnd()).isTrue();
    }
}
