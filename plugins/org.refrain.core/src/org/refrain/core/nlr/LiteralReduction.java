/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * REDUCE as printed in section 2.3: every number i of top terms from 2 to 3K is tried, as three blocks first, then as
 * an iteration of the loop below. O(K) tests, each mostly over at its first comparison.
 */
final class LiteralReduction implements Reduction {

    private final TermStack stack;
    private final int maxBody;

    /**
     * @param maxBody K: the terms of the longest body that is tried
     */
    LiteralReduction(TermStack stack, int maxBody) {
        this.stack = stack;
        this.maxBody = maxBody;
    }

    @Override
    public void reduce() {
        while (step()) {
            // the paper calls itself again, with nothing left to do after it
        }
    }

    private boolean step() {
        int most = (int) Math.min(3L * maxBody, stack.size);
        for (int i = 2; i <= most; i++) {
            if (i % 3 == 0 && stack.isTriplet(i / 3)) {
                stack.fold(i / 3);
                return true;
            }
            if (i <= maxBody + 1) {
                int term = stack.size - i;
                int token = stack.tokens[stack.tokenStart[term]];
                if (token == Tokens.loop(i - 1) && stack.follows(term)) {
                    stack.extend(term);
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void extending(int loop) {
        // looks at the stack itself
    }

    @Override
    public void removed() {
        // looks at the stack itself
    }

    @Override
    public long bytes() {
        return 0;
    }
}
