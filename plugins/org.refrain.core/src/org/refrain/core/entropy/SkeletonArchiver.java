/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/** Writes terminals and counts of a skeleton, see {@link SkeletonModel}. Not safe for threads. */
public final class SkeletonArchiver {

    private final RangeEncoder coder = new RangeEncoder();
    private final SkeletonModel model;

    /** @param loops number of loops */
    public SkeletonArchiver(int loops) {
        model = new SkeletonModel(loops);
    }

    /** Writes what the next terminal stands for: a symbol, or {@code ~loop}. */
    public void terminal(int terminal) {
        model.terminal(coder, terminal);
    }

    /** Writes the next number of iterations, 0 to 2^62. */
    public void count(int loop, long count) {
        model.count(coder, loop, count);
    }

    /** Ends the code and returns it. */
    public byte[] finish() {
        return coder.finish();
    }
}
