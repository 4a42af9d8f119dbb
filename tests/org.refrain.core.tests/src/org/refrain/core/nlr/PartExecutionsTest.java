/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.nlr.PartExecutions.Execution;

class PartExecutionsTest {

    private static List<NestTerm> recognize(long[]... tuples) {
        LoopRecognizer recognizer = new LoopRecognizer(RecognizerOptions.of(FieldModels.POLYNOMIAL, 20));
        for (long[] tuple : tuples) {
            recognizer.tuple(0, tuple, tuple.length);
        }
        return recognizer.finish().toList();
    }

    /** for i0 = 0 to 5: for i1 = 0 to 2 + 3*i0: 100*i0 + 7*i1; then -1. */
    private static NestTerm triangle() {
        List<long[]> tuples = new ArrayList<>();
        for (long i = 0; i <= 5; i++) {
            for (long j = 0; j <= 2 + 3 * i; j++) {
                tuples.add(new long[] {100 * i + 7 * j});
            }
            tuples.add(new long[] {-1});
        }
        List<NestTerm> terms = recognize(tuples.toArray(new long[0][]));
        assertThat(terms).hasSize(1);
        return terms.get(0);
    }

    @Test
    void tellsWhereALoopInALoopRuns() {
        NestTerm nest = triangle();
        assertThat(nest.toString()).startsWith("for i0 = 0 to 5\n  for i1 = 0 to 2 + 3*i0\n");
        PartExecutions whole = new PartExecutions(nest, 0);
        assertThat(whole.count()).isEqualTo(1);
        assertThat(whole.execution(0)).isEqualTo(new Execution(0, nest.length(), 6));
        PartExecutions inner = new PartExecutions(nest, 1);
        assertThat(inner.count()).isEqualTo(6);
        assertThat(inner.covered()).isEqualTo(3 + 6 + 9 + 12 + 15 + 18);
        assertThat(inner.execution(2)).isEqualTo(new Execution(4 + 7, 9, 9));
        assertThat(inner.before(11)).isEqualTo(2);
        assertThat(inner.before(12)).isEqualTo(3);
        PartExecutions tuple = new PartExecutions(nest, 3);
        assertThat(tuple.count()).isEqualTo(6);
        assertThat(tuple.execution(1)).isEqualTo(new Execution(10, 1, 1));
        assertThat(tuple.before(1000)).isEqualTo(6);
        assertThatThrownBy(() -> new PartExecutions(nest, 4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> tuple.execution(6)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void needsNoTimeForABillionIterations() {
        LoopRecognizer recognizer = new LoopRecognizer(RecognizerOptions.of(FieldModels.POLYNOMIAL, 20));
        recognizer.repeat(0, new long[] {7}, 1, 1_000_000_000L);
        NestTerm nest = recognizer.finish().toList().get(0);
        PartExecutions tuple = new PartExecutions(nest, 1);
        assertThat(tuple.count()).isEqualTo(1_000_000_000L);
        assertThat(tuple.execution(999_999_999L).start()).isEqualTo(999_999_999L);
        assertThat(tuple.before(123_456_789L)).isEqualTo(123_456_789L);
    }

    @Test
    void bodiesAreEqualWhateverTheIterations() {
        NestTerm nest = triangle();
        NestBody body = new NestBody(nest);
        NestTerm shorter = body.with(3);
        assertThat(shorter.toString()).isEqualTo(nest.toString().replace("0 to 5", "0 to 2"));
        assertThat(shorter.length()).isEqualTo(3 + 6 + 9 + 3);
        assertThat(new NestBody(shorter)).isEqualTo(body).hasSameHashCodeAs(body);
        NestTerm other = recognize(new long[] {1}, new long[] {2}, new long[] {3}, new long[] {4}).get(0);
        assertThat(new NestBody(other)).isNotEqualTo(body);
        assertThat(body.with(6)).isSameAs(nest);
    }

    @Test
    void equalsWhatRunningFinds() {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            List<long[]> tuples = new ArrayList<>();
            run(random, random.nextInt(3) + 1, tuples, new long[4], 0, coefficients(random));
            for (NestTerm nest : recognize(tuples.toArray(new long[0][]))) {
                for (int part = 0; part < nest.nodes(); part++) {
                    check("seed " + seed + " part " + part + " of " + nest, nest, part);
                }
            }
        }
    }

    private static long[] coefficients(Random random) {
        return random.longs(40, -2, 4).toArray();
    }

    /** Runs loops whose bounds depend on the indexes further out; some of them do not run at all. */
    private static void run(Random random, int depth, List<long[]> tuples, long[] indexes, int at, long[] numbers) {
        long bound = 2 + numbers[at] + numbers[at + 1] * indexes[0] + numbers[at + 2] * indexes[1];
        if (at == 0) {
            bound = Math.max(bound, 3);
        }
        for (long i = 0; i <= Math.min(bound, 12); i++) {
            indexes[depth] = i;
            tuples.add(new long[] {numbers[at + 3] + i});
            if (depth > 0) {
                run(random, depth - 1, tuples, indexes, at + 4, numbers);
                run(random, depth - 1, tuples, indexes, at + 8, numbers);
            }
        }
        indexes[depth] = 0;
    }

    private static void check(String about, NestTerm nest, int part) {
        List<Execution> expected = new ArrayList<>();
        long[] length = new long[1];
        long[] work = Arrays.copyOf(nest.terms.numbers, nest.terms.count[0]);
        expand(nest.terms, 0, work, 0, part, expected, length);
        PartExecutions executions = new PartExecutions(nest, part);
        assertThat(executions.count()).as(about).isEqualTo(expected.size());
        assertThat(executions.covered()).as(about)
                .isEqualTo(expected.stream().mapToLong(Execution::length).sum());
        for (int i = 0; i < expected.size(); i++) {
            assertThat(executions.execution(i)).as(about).isEqualTo(expected.get(i));
        }
        for (long tuple = 0; tuple <= length[0] + 1; tuple++) {
            long before = tuple;
            assertThat(executions.before(tuple)).as("%s before %d", about, tuple)
                    .isEqualTo(expected.stream().filter(it -> it.start() < before).count());
        }
    }

    /** By the definition in {@link FlatTerms}. */
    private static void expand(FlatTerms terms, int token, long[] numbers, int classAt, int part,
            List<Execution> found, long[] length) {
        long start = length[0];
        if (!Tokens.isLoop(terms.tokens[token])) {
            length[0]++;
        } else {
            int size = terms.bodyCount[token];
            for (long i = 0; i <= numbers[0]; i++) {
                long[] body = Arrays.copyOfRange(numbers, 1, 1 + size);
                int slope = 1 + size;
                for (int k = 0; k < size; k++) {
                    body[k] += FieldModels.varies(terms.classes[classAt + 1 + k]) ? i * numbers[slope++] : 0;
                }
                int at = 0;
                for (int child = token + 1; child < token + terms.span[token]; child += terms.span[child]) {
                    expand(terms, child, Arrays.copyOfRange(body, at, at + terms.count[child]), classAt + 1 + at, part,
                            found, length);
                    at += terms.count[child];
                }
            }
        }
        boolean runs = !Tokens.isLoop(terms.tokens[token]) || numbers[0] >= 0;
        if (token == part && runs) {
            found.add(new Execution(start, length[0] - start,
                    Tokens.isLoop(terms.tokens[token]) ? numbers[0] + 1 : 1));
        }
    }
}
