/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class SequenceArchiveTest {

    /** Values as symbols in the order of first occurrence. */
    private static final class Sequence {

        final int[] symbols;
        final long[] values;

        Sequence(LongStream stream) {
            long[] all = stream.toArray();
            Map<Long, Integer> numbers = new HashMap<>();
            symbols = Arrays.stream(all).mapToInt(value -> {
                numbers.putIfAbsent(value, numbers.size());
                return numbers.get(value);
            }).toArray();
            values = Arrays.stream(all).distinct().toArray();
        }

        byte[] code(int known) {
            SequenceArchiver archiver = new SequenceArchiver(symbols.length, known, values);
            for (int symbol : symbols) {
                archiver.symbol(symbol);
            }
            return archiver.finish();
        }

        int[] read(byte[] code, int known) {
            SequenceUnarchiver reader = new SequenceUnarchiver(code, 0, code.length, symbols.length, known, values);
            int[] read = new int[symbols.length];
            for (int i = 0; i < read.length; i++) {
                read[i] = reader.symbol();
                if (read[i] == SequenceUnarchiver.DAMAGED) {
                    return Arrays.copyOf(read, i + 1);
                }
            }
            assertThat(reader.isPastEnd() && code.length > 64).isFalse();
            return read;
        }
    }

    /** Loops over arrays, noise, repeats, in any mixture. */
    private static Sequence mixed(Random random) {
        LongStream.Builder values = LongStream.builder();
        for (int part = random.nextInt(12); part >= 0; part--) {
            long base = random.nextLong() >> random.nextInt(64);
            long step = random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(64);
            int kind = random.nextInt(3);
            for (int i = random.nextInt(200); i > 0; i--) {
                values.add(kind == 0 ? random.nextInt(50) : base + step * (kind == 1 ? i : i % 7));
                if (random.nextInt(3) > 0) {
                    values.add(part);
                }
            }
        }
        return new Sequence(values.build());
    }

    @RepeatedTest(20)
    void readsWhatItWrote(RepetitionInfo repetition) {
        for (int i = 0; i < 100; i++) {
            int seed = repetition.getCurrentRepetition() * 100 + i;
            Random random = new Random(seed);
            Sequence sequence = mixed(random);
            int known = random.nextBoolean() ? 0 : random.nextInt(sequence.values.length + 1);
            assertThat(sequence.read(sequence.code(known), known)).as("seed %d", seed).isEqualTo(sequence.symbols);
        }
    }

    /** An addition of matrices, each access with the instruction that makes it: 6,000 different addresses. */
    @Test
    void needsLittleForStepsThroughMemory() {
        LongStream.Builder values = LongStream.builder();
        for (int repeat = 0; repeat < 3; repeat++) {
            for (int row = 0; row < 100; row++) {
                for (int column = 0; column < 20; column++) {
                    long at = 4096L * row + 8 * column;
                    values.add(0x100).add(0x10_0000 + at).add(0x104).add(0x80_0000 + at).add(0x108).add(0x90_0000 + at);
                }
            }
        }
        Sequence sequence = new Sequence(values.build());
        assertThat(sequence.symbols).hasSize(36_000);
        assertThat(sequence.code(0).length).isLessThan(600);
    }

    @Test
    void aLongerTraceOfAddressesIsReadAsWell() {
        Random random = new Random(5);
        Sequence sequence = new Sequence(LongStream.range(0, 100_000)
                .map(i -> i % 3 == 0 ? random.nextInt(5_000) : 8 * (i % 40_000)));
        assertThat(sequence.read(sequence.code(0), 0)).isEqualTo(sequence.symbols);
    }

    @Test
    void refusesSymbolsOutOfOrder() {
        SequenceArchiver archiver = new SequenceArchiver(3, 1, new long[] {5, 6});
        archiver.symbol(0);
        archiver.symbol(1);
        assertThatThrownBy(() -> archiver.symbol(3)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("symbol 3");
        assertThatThrownBy(() -> archiver.symbol(2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyFlippedBitAndTruncationGivesSymbolsOrAnEnd() {
        Sequence sequence = mixed(new Random(3));
        byte[] code = sequence.code(0);
        int ended = 0;
        for (int bit = 0; bit < 8 * code.length; bit++) {
            byte[] damaged = code.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            ended += check(sequence, sequence.read(Arrays.copyOf(damaged, code.length + 99), 0));
        }
        for (int length = 0; length < code.length; length++) {
            check(sequence, sequence.read(Arrays.copyOf(Arrays.copyOf(code, length), code.length + 99), 0));
        }
        assertThat(ended).isPositive();
    }

    private static int check(Sequence sequence, int[] read) {
        boolean ended = read[read.length - 1] == SequenceUnarchiver.DAMAGED;
        for (int i = 0; i < read.length - (ended ? 1 : 0); i++) {
            assertThat(read[i]).isBetween(0, sequence.values.length - 1);
        }
        return ended ? 1 : 0;
    }
}
