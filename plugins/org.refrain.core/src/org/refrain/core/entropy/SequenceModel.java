/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Codes a sequence of symbols one by one, each as a choice among those that it predicts: for traces of data accesses,
 * whose addresses step through memory instead of coming again. Symbols are numbered in the order of first occurrence.
 *
 * <p>The symbols predicted are asked for, the likeliest first, "is it this one?". If it is none of the first
 * {@value #MOST_ASKED}: is it a new one, and else, how far is it from the one that was not predicted before.
 *
 * <p>Time: 1 to 3 microseconds a symbol in both directions. Memory: 4 bytes a symbol and at most 20 MB. Not safe for
 * threads.
 */
final class SequenceModel {

    /** What comes from damaged code: no symbol. */
    static final int DAMAGED = -1;

    private static final int MOST_ASKED = 6;
    private static final int MOST_CONTEXT_BITS = 18;
    private static final int MOST_STEP_BITS = 15;
    private static final int FEWEST_BITS = 8;
    /** Which of the last symbols each context takes: 1 is the last one. Every third is for type, address, size. */
    private static final int[][] CONTEXTS = {{1}, {2}, {1, 2}, {1, 2, 3}, {2, 4}, {1, 3, 6}, {1, 2, 3, 4, 5, 6},
        {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}};
    private static final int[][] STEP_CONTEXTS = {{1}, {2}, {1, 2}, {2, 4}, {1, 3}, {1, 6}};
    private static final int[] MATCHES = {20, 6};

    private final SymbolHistory history = new SymbolHistory();
    private final @Nullable SymbolValues values;
    private final PredictionMixer mixer;
    private final int[] candidates;
    private final int[] logits;
    private final int[] newOnes = NumberModel.halves(2);
    private final NumberModel distances = new NumberModel();
    private int escape;
    private int lastEscaped;
    private final int limit;
    private int known;

    /**
     * @param length how many symbols are to come, about: for the size of tables
     * @param known how many symbols are known to begin with
     * @param limit symbols are below this
     * @param values values of all symbols, known and new; null if they have none
     */
    SequenceModel(long length, int known, int limit, long @Nullable [] values) {
        this.known = known;
        this.limit = limit;
        SymbolValues numbers = values == null ? null : new SymbolValues(values, known);
        this.values = numbers;
        int slots = Math.max(FEWEST_BITS, Long.SIZE + 1 - Long.numberOfLeadingZeros(length));
        List<Predictor> predictors = new ArrayList<>();
        for (int[] back : CONTEXTS) {
            predictors.add(new ContextPredictor(history, Math.min(slots, MOST_CONTEXT_BITS), back));
        }
        if (numbers != null) {
            int bits = Math.min(slots, MOST_STEP_BITS);
            for (int[] back : STEP_CONTEXTS) {
                predictors.add(new StridePredictor(history, numbers, bits, back));
                predictors.add(new StepPatternPredictor(history, numbers, bits, back));
            }
        }
        for (int shortest : MATCHES) {
            predictors.add(new MatchPredictor(history, Math.min(slots, MOST_CONTEXT_BITS), shortest));
        }
        mixer = new PredictionMixer(predictors.toArray(Predictor[]::new));
        candidates = new int[predictors.size()];
        logits = new int[predictors.size()];
    }

    /** How many symbols are known: the next new one has this number. */
    int known() {
        return known;
    }

    /**
     * Codes a symbol.
     *
     * @return the symbol; or {@link #DAMAGED}
     */
    int code(EntropyCoder coder, int symbol) {
        int count = mixer.predict(candidates);
        int asked = Math.min(count, MOST_ASKED);
        if (count > 1) {
            order(count, asked);
        }
        int coded = DAMAGED;
        for (int rank = 0; rank < asked && coded == DAMAGED; rank++) {
            int candidate = candidates[rank];
            int probability = Logistic.probability(mixer.weigh(candidate, rank));
            int bit = coder.bit(probability, candidate == symbol ? 1 : 0);
            mixer.learn(candidate, probability, bit);
            coded = bit == 1 ? candidate : DAMAGED;
        }
        if (coded == DAMAGED) {
            coded = escape(coder, symbol);
        }
        if (coded != DAMAGED) {
            learn(coded);
        }
        return coded;
    }

    /** Brings the likeliest candidates to the front, the likeliest first. */
    private void order(int count, int asked) {
        for (int i = 0; i < count; i++) {
            logits[i] = mixer.weigh(candidates[i], 0);
        }
        for (int rank = 0; rank < asked; rank++) {
            int likeliest = rank;
            for (int i = rank + 1; i < count; i++) {
                likeliest = logits[i] > logits[likeliest] ? i : likeliest;
            }
            int candidate = candidates[likeliest];
            candidates[likeliest] = candidates[rank];
            candidates[rank] = candidate;
            logits[likeliest] = logits[rank];
        }
    }

    private int escape(EntropyCoder coder, int symbol) {
        escape = coder.bit(newOnes, escape, symbol == known ? 1 : 0);
        if (escape == 1) {
            return known < limit ? known : DAMAGED;
        }
        long coded = lastEscaped + SymbolModel.unzigzag(
                distances.code(coder, SymbolModel.zigzag((long) symbol - lastEscaped)));
        if (coded < 0 || coded >= known) {
            return DAMAGED;
        }
        lastEscaped = (int) coded;
        return lastEscaped;
    }

    private void learn(int symbol) {
        SymbolValues numbers = values;
        if (symbol == known) {
            known++;
            if (numbers != null) {
                numbers.reveal();
            }
        }
        history.add(symbol);
        mixer.learn(symbol);
    }
}
