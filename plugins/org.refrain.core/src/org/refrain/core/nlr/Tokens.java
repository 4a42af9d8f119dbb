/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * The structure of terms as numbers, in prefix order: a loop is followed by the terms of its body, a tuple stands for
 * itself. Two blocks of terms are isomorphic if and only if their tokens are equal.
 *
 * <p>A loop over m terms is -m. A tuple is its label and its number of fields.
 */
final class Tokens {

    static final int MAX_ARITY = 63;
    static final int MAX_LABEL = (1 << 25) - 1;

    private static final int ARITY_BITS = 6;

    private Tokens() {
    }

    /**
     * @throws IllegalArgumentException for a label or a number of fields that is out of range
     */
    static int tuple(int label, int arity) {
        if (label < 0 || label > MAX_LABEL || arity < 0 || arity > MAX_ARITY) {
            throw new IllegalArgumentException("label " + label + " (0 to " + MAX_LABEL + " are possible) with "
                    + arity + " fields (0 to " + MAX_ARITY + ")");
        }
        return label << ARITY_BITS | arity;
    }

    static int loop(int bodyTerms) {
        return -bodyTerms;
    }

    static boolean isLoop(int token) {
        return token < 0;
    }

    static int bodyTerms(int loop) {
        return -loop;
    }

    static int label(int tuple) {
        return tuple >> ARITY_BITS;
    }

    static int arity(int tuple) {
        return tuple & MAX_ARITY;
    }
}
