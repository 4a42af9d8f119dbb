/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import java.util.Arrays;

/**
 * Measures how well a sequence is foreseen at several distances, as figure 1 of the paper shows it: each tuple was
 * foreseen rightly, wrongly or not at all by the prediction made that many tuples before it. Memory: 9 bytes for each
 * tuple of all distances together, no more than the sequence is long. Not thread-safe.
 */
public final class PredictionScore implements TupleSink {

    /** The largest distance that can be measured. */
    public static final int MAX_DISTANCE = 1 << 16;

    private final Predictor predictor;
    private final int[] distances;
    private final int farthest;
    /** Per distance, a ring of predictions by the position they are for: fingerprints, and whether there is one. */
    private final long[][] predicted;
    private final boolean[][] made;
    private final long[] correct;
    private final long[] wrong;
    private long length;

    /**
     * @param options how loops are recognised
     * @param distances where to predict, each from 1 to {@link #MAX_DISTANCE}
     */
    public PredictionScore(RecognizerOptions options, int... distances) {
        predictor = new Predictor(options);
        this.distances = distances.clone();
        farthest = Arrays.stream(distances).max().orElse(0);
        predicted = new long[distances.length][];
        made = new boolean[distances.length][];
        for (int i = 0; i < distances.length; i++) {
            if (distances[i] < 1 || distances[i] > MAX_DISTANCE) {
                throw new IllegalArgumentException("distance " + distances[i] + "; 1 to " + MAX_DISTANCE
                        + " are possible");
            }
            predicted[i] = new long[1];
            made[i] = new boolean[1];
        }
        correct = new long[distances.length];
        wrong = new long[distances.length];
    }

    @Override
    public void tuple(int label, long[] values, int arity) {
        long actual = Predictor.fingerprint(label, values, arity);
        for (int i = 0; i < distances.length; i++) {
            int place = (int) (length % distances[i]);
            if (place < made[i].length && made[i][place]) {
                correct[i] += predicted[i][place] == actual ? 1 : 0;
                wrong[i] += predicted[i][place] == actual ? 0 : 1;
            }
        }
        predictor.tuple(label, values, arity);
        for (int i = 0; i < distances.length; i++) {
            // the prediction is for as many tuples further on, which is the same place of the ring
            int place = (int) (length % distances[i]);
            if (place == made[i].length) {
                made[i] = Arrays.copyOf(made[i], Math.min(distances[i], 2 * place));
                predicted[i] = Arrays.copyOf(predicted[i], made[i].length);
            }
            made[i][place] = predictor.predict(distances[i]);
            if (made[i][place]) {
                predicted[i][place] = predictor.fingerprint();
            }
        }
        length++;
    }

    /** Equal tuples; when there was nothing else for long enough, the rest is counted at once, however many. */
    @Override
    public void repeat(int label, long[] values, int arity, long times) {
        long constant = 0;
        for (long rest = times; rest > 0; rest--) {
            if (constant > farthest) {
                // every tuple that comes was foreseen at each distance
                predictor.repeat(label, values, arity, rest);
                for (int i = 0; i < distances.length; i++) {
                    correct[i] += rest;
                }
                length += rest;
                return;
            }
            tuple(label, values, arity);
            constant += predictor.isConstant(label, arity) ? 1 : 0;
        }
    }

    /** Adds another sequence's results, measured at the same distances. */
    public void add(PredictionScore other) {
        if (!Arrays.equals(distances, other.distances)) {
            throw new IllegalArgumentException("other distances");
        }
        for (int i = 0; i < distances.length; i++) {
            correct[i] += other.correct[i];
            wrong[i] += other.wrong[i];
        }
        length += other.length;
    }

    /** Tuples measured. */
    public long length() {
        return length;
    }

    /** The distances, as they were given. */
    public int[] distances() {
        return distances.clone();
    }

    /** Tuples foreseen rightly at a distance, by its index. */
    public long correct(int index) {
        return correct[index];
    }

    /** Tuples foreseen wrongly at a distance, by its index. */
    public long wrong(int index) {
        return wrong[index];
    }

    /** Tuples not foreseen at a distance, by its index. */
    public long none(int index) {
        return length - correct[index] - wrong[index];
    }
}
