/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Section 4 of the paper. */
class PredictionTest {

    private static final RecognizerOptions OPTIONS = RecognizerOptions.of(FieldModels.POLYNOMIAL, 20);

    private static void add(TupleSink sink, long value) {
        sink.tuple(0, new long[] {value}, 1);
    }

    private static void firstLoop(TupleSink sink) {
        for (int i = 0; i <= 42; i++) {
            add(sink, 3 + 8 * i);
        }
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void iteratesTheLoopOnTop(RecognizerForm form) {
        Predictor predictor = new Predictor(OPTIONS.with(form));
        assertThat(predictor.predict(1)).isFalse();
        firstLoop(predictor);
        assertThat(predictor.predict(1)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(3 + 8 * 43);
        assertThat(predictor.predict(1_000_000)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(3 + 8 * 1_000_042);
        // a number on top foresees nothing
        add(predictor, 5);
        assertThat(predictor.predict(1)).isFalse();
    }

    /** The printed example: t0 is how the next iteration of t1 begins, so that its second loop comes next. */
    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void goesOnWithTheIterationThatHasBegun(RecognizerForm form) {
        Predictor predictor = new Predictor(OPTIONS.with(form));
        for (int j = 0; j <= 5; j++) {
            firstLoop(predictor);
            for (int i = 0; i <= 5 + j; i++) {
                add(predictor, 1 + 4 * i + 128 * j);
            }
        }
        firstLoop(predictor);
        for (int i = 0; i < 12; i++) {
            assertThat(predictor.predict(1 + i)).isTrue();
            assertThat(predictor.value(0)).isEqualTo(1 + 4 * i + 128 * 6);
        }
        // and then the next iteration, from its first loop on
        assertThat(predictor.predict(13)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(3);
        assertThat(predictor.predict(13 + 43)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(1 + 128 * 7);
    }

    @Test
    void isScoredAsCountedOneByOne() {
        int[] distances = {1, 3, 40, 500};
        for (int seed = 0; seed < 60; seed++) {
            RandomSequence sequence = new RandomSequence(seed);
            PredictionScore score = new PredictionScore(OPTIONS, distances);
            sequence.forEach(score);
            for (int i = 0; i < distances.length; i++) {
                long[] counts = count(sequence, distances[i]);
                assertThat(score.correct(i)).as("seed %d", seed).isEqualTo(counts[0]);
                assertThat(score.wrong(i)).as("seed %d", seed).isEqualTo(counts[1]);
                assertThat(score.none(i)).as("seed %d", seed).isEqualTo(sequence.tuples.size() - counts[0] - counts[1]);
            }
        }
    }

    /** Right and wrong predictions, each compared in full with the tuple it was made for. */
    private static long[] count(RandomSequence sequence, int distance) {
        long[] counts = new long[2];
        Predictor predictor = new Predictor(OPTIONS);
        int[] position = new int[1];
        sequence.forEach((label, values, arity) -> {
            predictor.tuple(label, values, arity);
            int target = position[0]++ + distance;
            if (target < sequence.tuples.size() && predictor.predict(distance)) {
                long[] tuple = sequence.tuples.get(target);
                boolean equal = predictor.label() == tuple[0] && predictor.arity() == tuple.length - 1;
                for (int i = 1; equal && i < tuple.length; i++) {
                    equal = predictor.value(i - 1) == tuple[i];
                }
                counts[equal ? 0 : 1]++;
            }
        });
        return counts;
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void countsEqualTuplesAsOneByOne(RecognizerForm form) {
        for (int before = 0; before < 3; before++) {
            PredictionScore score = new PredictionScore(OPTIONS.with(form), 1, 3, 40);
            PredictionScore expected = new PredictionScore(OPTIONS.with(form), 1, 3, 40);
            for (int i = 0; i < before; i++) {
                add(score, i * i);
                add(expected, i * i);
            }
            score.repeat(0, new long[] {7}, 1, 1000);
            for (int i = 0; i < 1000; i++) {
                add(expected, 7);
            }
            for (int i = 0; i < 50; i++) {
                add(score, 8);
                add(expected, 8);
            }
            assertThat(score.length()).isEqualTo(expected.length());
            for (int i = 0; i < 3; i++) {
                assertThat(score.correct(i)).as("%d before", before).isEqualTo(expected.correct(i));
                assertThat(score.wrong(i)).as("%d before", before).isEqualTo(expected.wrong(i));
            }
        }
    }

    @Test
    void countsEqualTuplesAtOnceHoweverMany() {
        long count = 1L << 50; // days, one by one
        PredictionScore score = new PredictionScore(OPTIONS, 1, 128);
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> score.repeat(5, new long[0], 0, count));
        assertThat(score.correct(0)).isEqualTo(count - 3);
        assertThat(score.correct(1)).isEqualTo(count - 2 - 128);
        assertThat(score.wrong(1)).isZero();
    }

    @Test
    void scoresAddUp() {
        PredictionScore one = new PredictionScore(OPTIONS, 1, 8);
        firstLoop(one);
        PredictionScore other = new PredictionScore(OPTIONS, 1, 8);
        Random random = new Random(3);
        for (int i = 0; i < 10; i++) {
            add(other, random.nextLong());
        }
        long correct = one.correct(0);
        one.add(other);
        assertThat(one.length()).isEqualTo(53);
        assertThat(one.correct(0)).isEqualTo(correct).isEqualTo(40);
        assertThat(one.none(0)).isEqualTo(13);
        assertThatThrownBy(() -> one.add(new PredictionScore(OPTIONS, 2)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PredictionScore(OPTIONS, 0)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("distance 0");
    }
}
