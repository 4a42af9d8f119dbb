/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * How nested loops are recognised.
 *
 * @param models which functions bounds and fields may become
 * @param maxBody K: the terms of the longest loop body that is looked for. Longer bodies find longer loops; the literal
 *        form takes O(K) time for each value, the fast form hardly more
 * @param literal the algorithm exactly as printed, rather than the fast form
 * @param maxStack SMAX: the terms that are kept to fold further. Memory: about 60 bytes for each number in them
 * @param flush NFLUSH: the terms that are put out at once when there are as many
 */
public record RecognizerOptions(FieldModels models, int maxBody, boolean literal, int maxStack, int flush) {

    /** The default of {@code maxBody}. */
    public static final int DEFAULT_MAX_BODY = 100;
    /** The default of {@code maxStack}. */
    public static final int DEFAULT_MAX_STACK = 1 << 20;
    /** The largest {@code maxBody}. */
    public static final int MOST_MAX_BODY = 1 << 20;

    /**
     * @throws IllegalArgumentException for a number out of range
     */
    public RecognizerOptions {
        if (maxBody < 1 || maxBody > MOST_MAX_BODY) {
            throw new IllegalArgumentException("K is " + maxBody + "; it must be 1 to " + MOST_MAX_BODY);
        }
        if (maxStack < 3L * maxBody || flush < 1 || flush > maxStack) {
            throw new IllegalArgumentException("a stack of " + maxStack + " terms, of which " + flush
                    + " are put out, is too small for K = " + maxBody);
        }
    }

    /** The fast form with everything else as usual. */
    public static RecognizerOptions of(FieldModels models, int maxBody) {
        int stack = Math.max(DEFAULT_MAX_STACK, 4 * maxBody);
        return new RecognizerOptions(models, maxBody, false, stack, stack / 2);
    }

    /** The same, literal or not. */
    public RecognizerOptions withLiteral(boolean exactlyAsPrinted) {
        return new RecognizerOptions(models, maxBody, exactlyAsPrinted, maxStack, flush);
    }
}
