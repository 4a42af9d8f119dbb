/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sequences at the limits of what is possible. */
class ExtremeSequencesTest {

    private static final RecognizerOptions OPTIONS = RecognizerOptions.of(FieldModels.POLYNOMIAL, 20);

    private static TermSequence recognise(RecognizerOptions options, long... values) {
        LoopRecognizer recognizer = new LoopRecognizer(options);
        for (long value : values) {
            recognizer.tuple(0, new long[] {value}, 1);
        }
        TermSequence terms = recognizer.finish();
        SequenceRun run = terms.start();
        for (long value : values) {
            assertThat(run.next()).isTrue();
            assertThat(run.value(0)).isEqualTo(value);
        }
        assertThat(run.next()).isFalse();
        return terms;
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void doNotFoldWhatOverflows(RecognizerForm form) {
        RecognizerOptions options = OPTIONS.with(form);
        long step = 1L << 62;
        // steps of 2^62 from -2^63 end at 2^62; the next one would wrap around
        assertThat(recognise(options, Long.MIN_VALUE, -step, 0, step).terms()).isEqualTo(1);
        assertThat(recognise(options, Long.MIN_VALUE, -step, 0, step, Long.MIN_VALUE).terms()).isEqualTo(2);
        // the differences are equal modulo 2^64 only
        assertThat(recognise(options, 0, Long.MIN_VALUE, 0).terms()).isEqualTo(3);
        assertThat(recognise(options, Long.MAX_VALUE, -1, Long.MAX_VALUE - 1).terms()).isEqualTo(3);
        assertThat(recognise(options, Long.MAX_VALUE - 2, Long.MAX_VALUE - 1, Long.MAX_VALUE).toList())
                .hasToString("[for i0 = 0 to 2\n  val 9223372036854775805 + i0]");
        // addresses at the top of memory, seen as signed numbers
        assertThat(recognise(options, -16, -12, -8, -4).terms()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void keepTuplesOfDifferentSizesApart(RecognizerForm form) {
        LoopRecognizer recognizer = new LoopRecognizer(OPTIONS.with(form));
        for (int i = 0; i < 30; i++) {
            for (int arity = 0; arity < 3; arity++) {
                recognizer.tuple(arity == 0 ? 5 : 0, new long[] {i, 2 * i}, arity);
            }
        }
        recognizer.tuple(0, new long[] {1, 2, 3}, 3);
        assertThat(recognizer.finish().toList()).hasToString(
                "[for i0 = 0 to 29\n  t5\n  val i0\n  < i0 , 2*i0 >, < 1 , 2 , 3 >]");
    }

    @Test
    void refuseTuplesThatAreTooLarge() {
        LoopRecognizer recognizer = new LoopRecognizer(OPTIONS);
        assertThatThrownBy(() -> recognizer.tuple(0, new long[64], 64)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("64 fields");
        assertThatThrownBy(() -> recognizer.tuple(-1, new long[1], 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RecognizerOptions.of(FieldModels.LINEAR, 0))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("K is 0");
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void countABillionEqualTuplesAtOnce(RecognizerForm form) {
        LoopRecognizer recognizer = new LoopRecognizer(OPTIONS.with(form));
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(10),
                () -> recognizer.repeat(0, new long[] {7}, 1, 1_000_000_000));
        recognizer.tuple(0, new long[] {7}, 1);
        recognizer.tuple(0, new long[] {8}, 1);
        TermSequence terms = recognizer.finish();
        assertThat(terms.toList()).hasToString("[for i0 = 0 to 1000000000\n  val 7, val 8]");
        assertThat(terms.length()).isEqualTo(1_000_000_002);
        assertThat(terms.toList().get(0).length()).isEqualTo(1_000_000_001);
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void repeatAfterSomethingElse(RecognizerForm form) {
        LoopRecognizer recognizer = new LoopRecognizer(OPTIONS.with(form));
        recognizer.repeat(1, new long[0], 0, 2);
        recognizer.repeat(0, new long[] {7}, 1, 100_000);
        recognizer.repeat(0, new long[] {9}, 1, 0);
        assertThat(recognizer.finish().toList()).hasToString("[t1, t1, for i0 = 0 to 99999\n  val 7]");
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void putOutTermsWhenTheStackIsFull(RecognizerForm form) {
        Random random = new Random(1);
        RecognizerOptions options = OPTIONS.with(form).withStack(60);
        long[] values = new long[20_000];
        for (int i = 0; i < values.length; i++) {
            values[i] = i / 100 % 3 == 0 ? random.nextLong() : 5 * i;
        }
        TermSequence terms = recognise(options, values);
        // a third of the values has no pattern; the loops between them may be cut in two
        assertThat(terms.terms()).isBetween(6600L, 7500L);
        assertThat(recognise(OPTIONS.with(form), values).terms()).isLessThanOrEqualTo(terms.terms());
    }

    @ParameterizedTest
    @EnumSource(RecognizerForm.class)
    void nestDeeply(RecognizerForm form) {
        LoopRecognizer recognizer = new LoopRecognizer(OPTIONS.with(form));
        int depth = 11;
        int[] digits = new int[depth + 1];
        int count = 0;
        while (digits[depth] == 0) {
            long value = 0;
            for (int i = 0; i < depth; i++) {
                value += digits[i] * (1L << 5 * i);
            }
            recognizer.tuple(0, new long[] {value}, 1);
            count++;
            int place = 0;
            while (++digits[place] == 3 && place < depth) {
                digits[place++] = 0;
            }
        }
        TermSequence terms = recognizer.finish();
        assertThat(terms.terms()).isEqualTo(1);
        assertThat(terms.depth()).isEqualTo(depth);
        assertThat(terms.nodes()).isEqualTo(depth + 1);
        assertThat(terms.toList().get(0).length()).isEqualTo(count).isEqualTo(terms.length());
    }

    /** Inner loops that get shorter until they do not run at all must neither hang nor be counted wrongly. */
    @Test
    void loopsThatRunLessAndLess() {
        Predictor predictor = new Predictor(OPTIONS);
        for (int j = 0; j < 4; j++) {
            for (int i = 0; i <= 6 - 2 * j; i++) {
                predictor.tuple(0, new long[] {100 * j + i}, 1);
            }
        }
        assertThat(predictor.predict(1)).isFalse();
        assertThat(predictor.predict(1L << 60)).isFalse();
        predictor.tuple(0, new long[] {400}, 1);
        assertThatThrownBy(() -> predictor.predict(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void foreseeAtAnyDistance() {
        Predictor predictor = new Predictor(OPTIONS);
        for (int j = 0; j < 3; j++) {
            for (int i = 0; i <= 5 + 3 * j; i++) {
                predictor.tuple(0, new long[] {3 + 2 * j + 7 * i}, 1);
            }
        }
        // j = 3 begins: 15 values; far away, iteration j has 6 + 3 j of them
        assertThat(predictor.predict(1)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(9);
        assertThat(predictor.predict(15)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(9 + 7 * 14);
        long before = 0;
        for (long j = 3; j < 100_000; j++) {
            before += 6 + 3 * j;
        }
        assertThat(predictor.predict(before + 5)).isTrue();
        assertThat(predictor.value(0)).isEqualTo(3 + 2 * 100_000 + 7 * 4);
        assertThat(predictor.label()).isZero();
        assertThat(predictor.arity()).isEqualTo(1);
    }
}
