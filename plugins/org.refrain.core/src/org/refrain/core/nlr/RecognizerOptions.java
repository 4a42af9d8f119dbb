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
 * @param maxBody K: the terms of the longest loop body that is looked for
 * @param form how much is done as printed
 * @param maxStack SMAX: the terms that are kept to fold further, at about 130 bytes for one of a single number
 * @param flush NFLUSH: the terms that are put out at once when there are as many
 */
public record RecognizerOptions(FieldModels models, int maxBody, RecognizerForm form, int maxStack, int flush) {

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

    /** The passive form with everything else as usual. */
    public static RecognizerOptions of(FieldModels models, int maxBody) {
        int stack = Math.max(DEFAULT_MAX_STACK, 4 * maxBody);
        return new RecognizerOptions(models, maxBody, RecognizerForm.PASSIVE, stack, stack / 2);
    }

    /** The same in another form. */
    public RecognizerOptions with(RecognizerForm other) {
        return new RecognizerOptions(models, maxBody, other, maxStack, flush);
    }

    /** The same with another SMAX, of which one half is put out at once. */
    public RecognizerOptions withStack(int terms) {
        return new RecognizerOptions(models, maxBody, form, terms, Math.max(1, terms / 2));
    }
}
