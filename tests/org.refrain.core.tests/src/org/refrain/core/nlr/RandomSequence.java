/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sequences that programs of nested loops make, clean or disturbed, and some without any pattern. */
final class RandomSequence {

    private static final int LONGEST = 400;
    private static final int DEEPEST = 4;

    private final Random random;
    private final boolean labelled;
    /** Each tuple: its label, then its values. */
    final List<long[]> tuples = new ArrayList<>();
    private final long[] index = new long[DEEPEST + 1];

    RandomSequence(long seed) {
        random = new Random(seed);
        labelled = random.nextInt(4) == 0;
        switch (random.nextInt(4)) {
            case 0 -> noise(1 + random.nextInt(4), random.nextInt(LONGEST));
            case 1 -> {
                run(program(0));
                noise(3, random.nextInt(10));
                run(program(0));
            }
            case 2 -> {
                List<Step> program = program(0);
                run(program);
                run(program);
                disturb();
            }
            default -> run(program(0));
        }
    }

    /** A loop with a body, or a tuple; its numbers are sums of indexes times coefficients. */
    private record Step(boolean isLoop, int label, long[][] coefficients, List<Step> body) {
    }

    private List<Step> program(int depth) {
        List<Step> steps = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            boolean isLoop = depth < DEEPEST && random.nextInt(3) > 0;
            int label = labelled ? random.nextInt(3) : 0;
            long[][] coefficients = new long[isLoop ? 1 : labelled ? label : 1][];
            for (int j = 0; j < coefficients.length; j++) {
                coefficients[j] = coefficients(isLoop);
            }
            steps.add(new Step(isLoop, label, coefficients, isLoop ? program(depth + 1) : List.of()));
        }
        return steps;
    }

    private long[] coefficients(boolean bound) {
        long[] coefficients = new long[DEEPEST + 2];
        coefficients[0] = bound ? 1 + random.nextInt(5) : random.nextInt(1000);
        for (int i = 1; i < coefficients.length; i++) {
            coefficients[i] = random.nextInt(3) > 0 ? 0 : bound ? 1 - random.nextInt(3) : random.nextInt(20) - 5;
        }
        return coefficients;
    }

    private void run(List<Step> program) {
        run(program, 0);
    }

    private void run(List<Step> steps, int depth) {
        for (Step step : steps) {
            if (tuples.size() >= LONGEST) {
                return;
            }
            if (step.isLoop) {
                long bound = value(step.coefficients[0], depth);
                for (index[depth] = 0; index[depth] <= bound; index[depth]++) {
                    run(step.body, depth + 1);
                }
            } else {
                long[] tuple = new long[1 + step.coefficients.length];
                tuple[0] = step.label;
                for (int i = 1; i < tuple.length; i++) {
                    tuple[i] = value(step.coefficients[i - 1], depth);
                }
                tuples.add(tuple);
            }
        }
    }

    private long value(long[] coefficients, int depth) {
        long value = coefficients[0];
        for (int i = 0; i < depth; i++) {
            value += coefficients[i + 1] * index[i];
        }
        return value;
    }

    private void noise(int values, int count) {
        for (int i = 0; i < count; i++) {
            tuples.add(new long[] {0, random.nextInt(values)});
        }
    }

    private void disturb() {
        for (int i = random.nextInt(4); i > 0 && !tuples.isEmpty(); i--) {
            int at = random.nextInt(tuples.size());
            if (random.nextBoolean()) {
                tuples.remove(at);
            } else {
                tuples.add(at, new long[] {0, random.nextInt(1000)});
            }
        }
    }

    void forEach(TupleSink sink) {
        for (long[] tuple : tuples) {
            long[] values = new long[tuple.length - 1];
            System.arraycopy(tuple, 1, values, 0, values.length);
            sink.tuple((int) tuple[0], values, values.length);
        }
    }
}
