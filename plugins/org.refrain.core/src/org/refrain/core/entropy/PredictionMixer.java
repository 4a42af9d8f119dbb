/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

/**
 * Weighs what several predictors say: how likely is it that the next symbol is a given one? For each predictor it is
 * counted how often it was right, and how often a symbol was right that it did not predict, by how sure it was. The
 * logits are added with weights that learn (logistic mixing: M. Mahoney, Adaptive weighing of context models for
 * lossless data compression, 2005). Integers only. Not safe for threads.
 */
final class PredictionMixer {

    /** The first symbol asked for at a place, the second, and so on, each with weights of its own. */
    private static final int RANKS = 4;
    /** How many of the predictors agree, in classes. */
    private static final int AGREEMENTS = 6;
    private static final int WEIGHT_BITS = 16;
    private static final int FIRST_WEIGHT = 1 << WEIGHT_BITS - 2;
    private static final int LEARNING_RATE = 6;
    private static final int LEARNING_SHIFT = 18;

    private final Predictor[] predictors;
    private final AveragedBits[] agreeing;
    private final AveragedBits[] disagreeing;
    private final int[][] weights;
    private final int[] predicted;
    private final int[] confidences;
    private final int[] logits;
    private int set;

    PredictionMixer(Predictor[] predictors) {
        this.predictors = predictors;
        int count = predictors.length;
        agreeing = new AveragedBits[count];
        disagreeing = new AveragedBits[count];
        for (int i = 0; i < count; i++) {
            agreeing[i] = new AveragedBits(Predictor.CONFIDENCES, 1 << 15);
            disagreeing[i] = new AveragedBits(Predictor.CONFIDENCES, 1 << 13);
        }
        weights = new int[RANKS * AGREEMENTS][count];
        for (int[] row : weights) {
            Arrays.fill(row, FIRST_WEIGHT);
        }
        predicted = new int[count];
        confidences = new int[count];
        logits = new int[count];
    }

    /** Asks all predictors, and writes the different symbols they predict; returns how many. */
    int predict(int[] symbols) {
        int count = 0;
        for (int i = 0; i < predictors.length; i++) {
            Predictor predictor = predictors[i];
            predictor.predict();
            int symbol = predictor.symbol();
            predicted[i] = symbol;
            confidences[i] = predictor.confidence();
            if (symbol != Predictor.NOTHING && !contains(symbols, count, symbol)) {
                symbols[count++] = symbol;
            }
        }
        return count;
    }

    private static boolean contains(int[] symbols, int count, int symbol) {
        for (int i = 0; i < count; i++) {
            if (symbols[i] == symbol) {
                return true;
            }
        }
        return false;
    }

    /** The logit of a predicted symbol being the next one, when {@code rank} others are known not to be. */
    int weigh(int symbol, int rank) {
        int agree = 0;
        int all = 0;
        for (int i = 0; i < predicted.length; i++) {
            int other = predicted[i];
            if (other == Predictor.NOTHING) {
                logits[i] = 0;
                continue;
            }
            boolean agrees = other == symbol;
            agree += agrees ? 1 : 0;
            all++;
            logits[i] = Logistic.logit((agrees ? agreeing : disagreeing)[i].probability(confidences[i]));
        }
        set = Math.min(rank, RANKS - 1) * AGREEMENTS + agreement(agree, all);
        long sum = 0;
        int[] row = weights[set];
        for (int i = 0; i < row.length; i++) {
            sum += (long) row[i] * logits[i];
        }
        return Logistic.clip(sum >> WEIGHT_BITS);
    }

    private static int agreement(int agree, int all) {
        if (agree == all) {
            return 0;
        }
        int quarters = 4 * agree / all;
        return quarters > 0 ? 4 - quarters : agree > 1 ? 4 : 5;
    }

    /**
     * Learns whether the symbol weighed last was the next one.
     *
     * @param probability what was thought of it, a 16-bit fraction
     * @param bit 1 if it was
     */
    void learn(int symbol, int probability, int bit) {
        int error = ((bit << 16) - probability) * LEARNING_RATE;
        int[] row = weights[set];
        for (int i = 0; i < row.length; i++) {
            row[i] += logits[i] * error + (1 << LEARNING_SHIFT - 1) >> LEARNING_SHIFT;
            if (predicted[i] != Predictor.NOTHING) {
                (predicted[i] == symbol ? agreeing : disagreeing)[i].learn(confidences[i], bit);
            }
        }
    }

    /** Lets all predictors learn. */
    void learn(int symbol) {
        for (Predictor predictor : predictors) {
            predictor.learn(symbol);
        }
    }
}
